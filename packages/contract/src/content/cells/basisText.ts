import type { z } from 'zod'
import type { Basis } from '../../law/matrix.ts'
import { type ReadCell, refused } from './cellProblem.ts'
import { readLines, writeLine } from './lines.ts'
import { knownName, type NameWords, nearestTo } from './names.ts'
import { isDay, isoDay } from './partText.ts'

type OneBasis = z.infer<typeof Basis>
const ABSENCE = /^absence:\s*/i

/** One basis a line: `document | article`, or `absence: words | source | day` with the day of the search. */
export const writeBasis = (basis: readonly OneBasis[], wordsOf: NameWords = asItIs): string =>
  basis.map((one) => writeOne(one, wordsOf)).join('\n')

const asItIs: NameWords = (name) => name

function writeOne(basis: OneBasis, wordsOf: NameWords): string {
  if ('document' in basis)
    return writeLine([wordsOf(basis.document), ...(basis.article === undefined ? [] : [basis.article])])
  const { absence, source, asOf } = basis
  return writeLine([`absence: ${absence}`, ...(source === undefined ? [] : [source]), asOf])
}

export function readBasis(text: string, documents: readonly string[], wordsOf?: NameWords): ReadCell<OneBasis[]> {
  const all: OneBasis[] = []
  for (const [first = '', ...rest] of readLines(text)) {
    const read = ABSENCE.test(first)
      ? readAbsence([first, ...rest])
      : readArticle([knownName(first, documents, wordsOf), ...rest], documents)
    if ('problem' in read) return read
    all.push(read.value)
  }
  return { value: all }
}

function readArticle(fields: readonly string[], documents: readonly string[]): ReadCell<OneBasis> {
  const [document = '', article, ...rest] = fields
  if (rest.length > 0) return refused('notBasis', fields.join(' | '))
  if (!documents.includes(document)) return refused('unknownValue', document, nearestTo(document, documents))
  return { value: { document, ...(article && { article }) } }
}

function readAbsence(fields: readonly string[]): ReadCell<OneBasis> {
  const absence = (fields[0] ?? '').replace(ABSENCE, '')
  const asOf = isoDay(fields.at(-1) ?? '')
  const source = fields.length === 3 ? fields[1] : undefined
  if (absence === '' || fields.length < 2 || fields.length > 3) return refused('notBasis', fields.join(' | '))
  return isDay(asOf) ? { value: { absence, ...(source && { source }), asOf } } : refused('notDay', asOf)
}
