import type { CountryProcedure } from '@portal/contract'
import type { ExplainedObligation } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { labelled, translate as t } from '../../../../text/translate.ts'
import {
  explainedDecision,
  type ReportDocument,
  type ReportedObligation,
  reportedObligations,
} from '../../reportDocument.ts'
import {
  authorityText,
  durationText,
  feeText,
  formsText,
  numberedSteps,
  proceduresOfObligation,
  sourceText,
  systemText,
} from '../../reportProcedures.ts'
import { heading, list } from '../drawing/blocks.ts'
import { MUTED, type Paper, type Paragraph, write } from '../drawing/paper.ts'

/**
 * Writes the duties of a result as a checklist, open ones first, each open one with the procedures before authorities.
 */
export function writeObligations(paper: Paper, document: ReportDocument): void {
  const { report, wording, short, clearingHouse } = document
  if (!explainedDecision(report)) return
  heading(paper, 2, t('assessments.result.obligations'))
  const obligations = reportedObligations(report)
  if (obligations.length === 0) {
    write(paper, paper.root, { runs: [{ text: t('assessments.result.obligationsNone'), colour: MUTED }] })
    return
  }
  const stepsOf = openSteps(document)
  const open = obligations.filter(({ met }) => !met)
  const met = obligations.filter((obligation) => obligation.met)
  list(
    paper,
    [...open, ...met].map((obligation) => ({
      paragraphs: short
        ? shortParagraphs(obligation, wording)
        : [...paragraphsOf(obligation, wording), ...stepsOf(obligation)],
      done: { is: obligation.met, word: obligation.state },
    })),
    3,
  )
  if (clearingHouse && open.some(({ kind }) => kind === 'ask_first')) {
    const text = labelled(t('procedures.focalPoint'), clearingHouse)
    write(paper, paper.root, { runs: [{ text, colour: MUTED }], size: DETAIL })
  }
}

/** The text of the obligation and its details in one line; that it is open shows only by the empty checkbox. */
function shortParagraphs(obligation: ReportedObligation, wording: Wording): Paragraph[] {
  const { text, met, state } = obligation
  const line = [...(met ? [state] : []), ...detailsOf(obligation, wording, SHORT_CONDITION)].join(' · ')
  return [
    { runs: [{ text }], size: 9, isLaw: true },
    ...(line ? [{ runs: [{ text: line, colour: MUTED }], size: 8, law: lawIn(obligation, wording) }] : []),
  ]
}

/** The text of the obligation, with its state, due date, authority and condition in one line. */
const paragraphsOf = (obligation: ReportedObligation, wording: Wording): Paragraph[] => [
  { runs: [{ text: obligation.text }], isLaw: true },
  {
    runs: [{ text: [obligation.state, ...detailsOf(obligation, wording)].join(' · '), colour: MUTED }],
    size: DETAIL,
    law: lawIn(obligation, wording),
  },
]

/** The words of the law in the details of an obligation. */
const lawIn = ({ due, authority }: ReportedObligation, { law }: Wording) => [due, authority, ...law]

/** Maximum length of a condition in the short report, because conditions fill pages while many facts are open. */
const SHORT_CONDITION = 150

/**
 * Due date, authority and condition; a condition longer than `conditionLimit` is given in the full report only. That the
 * access is past matters only while the duty is open.
 */
function detailsOf(
  { due, authority, only, dependsOn, pastAccess, met }: ReportedObligation,
  wording: Wording,
  conditionLimit = Number.POSITIVE_INFINITY,
): string[] {
  const condition =
    only &&
    t(dependsOn ? 'assessments.result.onlyIf' : 'assessments.result.only', {
      where: only.map(wording.box).join(' · '),
    })
  return [
    due && labelled(t('assessments.result.due'), due),
    !met && pastAccess && t('assessments.result.pastAccess', { days: wording.part('accessDate', pastAccess) }),
    authority && labelled(t('assessments.result.authority'), authority),
    condition && condition.length > conditionLimit ? t('report.conditional') : condition,
  ].filter((detail) => typeof detail === 'string')
}

const DETAIL = 8.5
const STEP = 7.5

/** The first lines of a procedure, which stand on one page with its title. */
const BEGINNING = 40

/** Returns the procedures for an open obligation, written in full the first time and only named after that. */
function openSteps(document: ReportDocument): (obligation: ExplainedObligation) => Paragraph[] {
  const written = new Set<string>()
  return ({ id, met }) =>
    (met ? [] : proceduresOfObligation(document, id)).flatMap((procedure) => {
      const isFirst = !written.has(procedure.id)
      written.add(procedure.id)
      const how = { text: `${t('procedures.how')} ${procedure.title}`, font: 'bold' as const }
      return [
        { runs: [how], size: DETAIL, law: [procedure.title], keep: BEGINNING },
        ...(isFirst ? procedureParagraphs(procedure) : []),
      ]
    })
}

/** Whom to ask and when, the numbered steps, and the known form, time limit, fee and result. */
function procedureParagraphs(procedure: CountryProcedure): Paragraph[] {
  const { when, gives, afterwards, confidence } = procedure
  const results = gives?.map((result) => t(`procedures.results.${result}`)).join(', ')
  const facts: readonly [string, string | undefined][] = [
    [t('procedures.system'), systemText(procedure, ', ')],
    [t('procedures.form'), formsText(procedure, '; ')],
    [t('procedures.time'), durationText(procedure, '; ')],
    [t('procedures.fee'), feeText(procedure)],
    [t('procedures.gives'), results],
    [t('procedures.afterwards'), afterwards?.join('; ')],
    [t('procedures.source'), `${sourceText(procedure)}. ${t(`report.confidences.${confidence}`)}`],
  ]
  const law = [procedure.authority.name, when, ...(afterwards ?? [])]
  const detail = (texts: readonly string[]): Paragraph => ({
    runs: [{ text: texts.join(' · '), colour: MUTED }],
    size: STEP,
    law,
  })
  return [
    ...(confidence === 'low' ? [{ runs: [{ text: t('procedures.unconfirmed') }], size: DETAIL }] : []),
    detail([labelled(t('procedures.authority'), authorityText(procedure, ', ')), labelled(t('procedures.when'), when)]),
    { runs: [{ text: numberedSteps(procedure).join(' ') }], size: STEP, isLaw: true },
    detail(facts.flatMap(([name, text]) => (text ? [labelled(name, text)] : []))),
  ]
}
