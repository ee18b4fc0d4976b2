import type { ExplainedObligation } from '@portal/rules'
import { foundIn, type ReportDocument } from '../../reportDocument.ts'
import { TEXTS } from '../../texts.ts'
import type { Wording } from '../../wording.ts'
import { heading } from '../drawing/heading.ts'
import { list } from '../drawing/list.ts'
import { MUTED, type Paper, type Paragraph, write } from '../drawing/paper.ts'

/** What has to be done, as a checklist, what is still open first. */
export function writeObligations(paper: Paper, { report, wording }: ReportDocument): void {
  heading(paper, 2, TEXTS.obligations)
  const obligations = foundIn(report)?.explanation.obligations ?? []
  if (obligations.length === 0) {
    write(paper, paper.root, { runs: [{ text: TEXTS.obligationsNone, colour: MUTED }] })
    return
  }
  const open = obligations.filter(({ met }) => !met)
  const met = obligations.filter((obligation) => obligation.met)
  list(
    paper,
    [...open, ...met].map((obligation) => ({
      paragraphs: paragraphsOf(obligation, wording),
      done: { is: obligation.met, word: obligation.met ? TEXTS.met : TEXTS.open },
    })),
  )
}

function paragraphsOf({ text, met, due, authority, only }: ExplainedObligation, wording: Wording): Paragraph[] {
  const details = [
    met ? TEXTS.met : TEXTS.open,
    due && `${TEXTS.due}: ${due}`,
    authority && `${TEXTS.authority}: ${authority}`,
    only && TEXTS.only(only.map(wording.box).join(' · ')),
  ].filter((detail) => detail !== undefined)
  return [{ runs: [{ text }] }, ...details.map((detail) => ({ runs: [{ text: detail, colour: MUTED }], size: 8.5 }))]
}
