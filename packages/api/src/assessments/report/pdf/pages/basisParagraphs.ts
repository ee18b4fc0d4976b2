import type { ExplainedBasis } from '@portal/rules'
import { basisText } from '../../basisText.ts'
import { TEXTS } from '../../texts.ts'
import { BRAND, MUTED, type Paragraph, type Run } from '../drawing/paper.ts'

const SIZE = 8.5

/** What a rule stands on, a paragraph each; the address is printed too, because paper has no links. */
export function basisParagraphs(basis: readonly ExplainedBasis[]): Paragraph[] {
  if (basis.length === 0) return [{ runs: [{ text: TEXTS.basisNone, colour: MUTED }], size: SIZE }]
  return basis.map((one) => ({ runs: runsOf(one), size: SIZE }))
}

function runsOf(basis: ExplainedBasis): Run[] {
  const { text, url } = basisText(basis)
  if (!url) return [{ text }]
  return [{ text: `${text} ` }, { text: url, colour: BRAND, link: url }]
}
