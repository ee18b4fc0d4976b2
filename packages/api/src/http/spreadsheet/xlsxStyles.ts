import { rootOf } from './xlsxParts.ts'

type Style = { format?: number; bold?: boolean; lines?: boolean; quoted?: boolean }

/** Custom number formats begin at 164. Days and instants are in French style. */
const DAY = 164
const INSTANT = 165

/**
 * The cell styles. `quoted` marks text that looks like a formula: programs do not evaluate text from a file, but would
 * take it for a formula when a user edits the cell.
 */
const STYLES = {
  plain: {},
  quoted: { quoted: true },
  lines: { lines: true },
  quotedLines: { lines: true, quoted: true },
  heading: { bold: true },
  day: { format: DAY },
  instant: { format: INSTANT },
} as const satisfies { [name: string]: Style }

export type XlsxStyle = keyof typeof STYLES

const NUMBERS = new Map(Object.keys(STYLES).map((name, index) => [name, index]))

/** The number by which a cell refers to its style. */
export const styleNumber = (style: XlsxStyle): number => NUMBERS.get(style) ?? 0

/** The part to which the style numbers refer. */
export function xlsxStyles(): string {
  const { begin, end } = rootOf('styleSheet')
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
  const formats = Object.values(STYLES).map(formatOf)
  return `${begin}<numFmts count="2"><numFmt numFmtId="${DAY}" formatCode="dd/mm/yyyy"/>
<numFmt numFmtId="${INSTANT}" formatCode="dd/mm/yyyy &quot;at&quot; hh:mm"/></numFmts>
<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>${end}`
}

function formatOf({ format = 0, bold = false, lines = false, quoted = false }: Style): string {
  const attributes = [
    `numFmtId="${format}" fontId="${bold ? 1 : 0}" fillId="0" borderId="0" xfId="0"`,
    ...(quoted ? ['quotePrefix="1"'] : []),
    ...(format ? ['applyNumberFormat="1"'] : []),
    ...(bold ? ['applyFont="1"'] : []),
    ...(lines ? ['applyAlignment="1"'] : []),
  ]
  return `<xf ${attributes.join(' ')}${lines ? '><alignment vertical="top" wrapText="1"/></xf>' : '/>'}`
}
