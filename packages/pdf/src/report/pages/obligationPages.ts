import type { CountryProcedure } from '@portal/contract'
import { type ExplainedObligation, listedKindOf, OBLIGATION_KINDS } from '@portal/rules'
import { accessText, type Wording } from '@portal/texts'
import { labelled, translate as t } from '@portal/texts/translate'
import { emptySection, heading, list } from '../../drawing/blocks.ts'
import { columns } from '../../drawing/columns.ts'
import type { Paragraph } from '../../drawing/mixedText.ts'
import { MUTED, type Paper, write } from '../../drawing/paper.ts'
import {
  explainedDecision,
  type ReportDocument,
  type ReportedObligation,
  reportedObligations,
} from '../reportDocument.ts'
import {
  authorityText,
  durationText,
  feeText,
  formsText,
  numberedSteps,
  proceduresOfObligation,
  readOnText,
  systemText,
} from '../reportProcedures.ts'

/**
 * Writes the duties of a result as a checklist in the groups of the record, open ones first, and the procedures before
 * authorities that fulfil these.
 */
export function writeObligations(paper: Paper, document: ReportDocument): void {
  const { report } = document
  if (!explainedDecision(report)) return
  const title = t('assessments.result.obligations')
  const obligations = reportedObligations(report)
  if (obligations.length === 0) emptySection(paper, title, t('assessments.result.obligationsNone'))
  else {
    heading(paper, 2, title)
    writeList(paper, document, obligations)
  }
  const otherLaws = { text: t('assessments.result.otherLaws'), colour: MUTED }
  write(paper, paper.root, { runs: [otherLaws], size: DETAIL, keep: 1 })
}

function writeList(paper: Paper, document: ReportDocument, obligations: readonly ReportedObligation[]): void {
  const { wording, short, clearingHouse } = document
  const open = obligations.filter(({ met }) => !met)
  const met = obligations.filter((obligation) => obligation.met)
  const procedures = numberedProcedures(document, open)
  const numbersOf = ({ id, met }: ReportedObligation) =>
    met ? [] : proceduresOfObligation(document, id).flatMap((procedure) => procedures.get(procedure.id)?.number ?? [])
  const entryOf = (obligation: ReportedObligation) => ({
    paragraphs: (short ? shortParagraphs : paragraphsOf)(obligation, wording, numbersOf(obligation)),
    done: { is: obligation.met, word: obligation.state },
  })
  for (const kind of OBLIGATION_KINDS) {
    const members = [...open, ...met].filter((obligation) => listedKindOf(obligation) === kind)
    if (members.length === 0) continue
    const name = t(`assessments.result.groups.${kind}`)
    write(paper, paper.root, { runs: [{ text: name, font: 'bold' }], size: 9, keep: GROUP_AND_DUTY })
    list(paper, members.map(entryOf), 2)
  }
  if (clearingHouse && open.some(({ kind }) => kind === 'ask_first')) {
    const text = labelled(t('procedures.focalPoint'), clearingHouse)
    write(paper, paper.root, { runs: [{ text, colour: MUTED }], size: DETAIL })
  }
  writeProcedures(paper, [...procedures.values()])
}

const GROUP_AND_DUTY = 30

/** The text of the obligation and its details in one line; that it is open shows only by the empty checkbox. */
function shortParagraphs(obligation: ReportedObligation, wording: Wording, procedures: readonly number[]): Paragraph[] {
  const { text, met, state } = obligation
  const details = detailsOf(obligation, wording, SHORT_CONDITION)
  const line = [...(met ? [state] : []), ...details, ...howText(procedures)].join(' · ')
  return [
    { runs: [{ text }], size: 9, law: [text] },
    ...(line ? [{ runs: [{ text: line, colour: MUTED }], size: 8, law: lawIn(obligation, wording) }] : []),
  ]
}

/** The text of the obligation, with its state, due date, authority, condition and procedures in one line. */
const paragraphsOf = (obligation: ReportedObligation, wording: Wording, procedures: readonly number[]): Paragraph[] => {
  const details = [obligation.state, ...detailsOf(obligation, wording), ...howText(procedures)]
  return [
    { runs: [{ text: obligation.text }], size: 8.5, law: [obligation.text] },
    { runs: [{ text: details.join(' · '), colour: MUTED }], size: DETAIL, law: lawIn(obligation, wording) },
  ]
}

/** The numbers of the procedures that fulfil an obligation. */
const howText = (procedures: readonly number[]): string[] =>
  procedures.length > 0 ? [labelled(t('report.procedures'), procedures.join(', '))] : []

/** The words of the law in the details of an obligation. */
const lawIn = ({ due, authority }: ReportedObligation, { law }: Wording) => [due, authority, ...law]

/** Maximum length of a condition in the short report, because conditions fill pages while many facts are open. */
const SHORT_CONDITION = 150

/**
 * Due date, authority and condition; a condition longer than `conditionLimit` is given in the full report only. That the
 * access is past matters only while the duty is open.
 */
function detailsOf(
  { due, authority, only, dependsOn, pastAccess, accessOfGiver, met }: ReportedObligation,
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
    !met && accessText(t, wording, { pastAccess, accessOfGiver }),
    authority && labelled(t('assessments.result.authority'), authority),
    condition && condition.length > conditionLimit ? t('report.conditional') : condition,
  ].filter((detail) => typeof detail === 'string')
}

const DETAIL = 7.5
const STEP = 6.5

/** Numbers the procedures of the open obligations, in the order in which the obligations need them. */
function numberedProcedures(
  document: ReportDocument,
  open: readonly ExplainedObligation[],
): Map<string, NumberedProcedure> {
  const numbered = new Map<string, NumberedProcedure>()
  for (const procedure of open.flatMap(({ id }) => proceduresOfObligation(document, id))) {
    if (!numbered.has(procedure.id)) numbered.set(procedure.id, { procedure, number: numbered.size + 1 })
  }
  return numbered
}

type NumberedProcedure = { readonly procedure: CountryProcedure; readonly number: number }

/** Writes the procedures in two columns; the address of an authority only where it is first named. */
function writeProcedures(paper: Paper, procedures: readonly NumberedProcedure[]): void {
  if (procedures.length === 0) return
  heading(paper, 3, t('report.procedures'))
  const named = new Set<string>()
  const sources = new Map<string, number>()
  columns(
    paper,
    procedures.map(({ procedure, number }) => {
      const { name } = procedure.authority
      const authority = named.has(name) ? name : authorityText(procedure, ', ')
      named.add(name)
      return [
        { runs: [{ text: `${number}. ${procedure.title}`, font: 'bold' }], size: DETAIL, law: [procedure.title] },
        ...procedureParagraphs(procedure, { authority, source: numberedSource(procedure, sources) }),
      ]
    }),
  )
  const text = [...sources].map(([source, number]) => `[${number}] ${source}`).join('  ')
  write(paper, paper.root, { runs: [{ text: labelled(t('procedures.source'), text), colour: MUTED }], size: STEP })
}

/** The sources of a procedure by number, because many procedures of a country have the same ones. */
function numberedSource({ source, readOn }: CountryProcedure, sources: Map<string, number>): string {
  const parts = source.split(/; (?=https?:)/)
  for (const part of parts) if (!sources.has(part)) sources.set(part, sources.size + 1)
  return `${parts.map((part) => `[${sources.get(part)}]`).join('')} (${readOnText(readOn)})`
}

/** Whom to ask and when, the numbered steps, and the known form, time limit, fee and result. */
function procedureParagraphs(
  procedure: CountryProcedure,
  { authority, source }: { authority: string; source: string },
): Paragraph[] {
  const { when, gives, afterwards, penalties, confidence } = procedure
  const results = gives?.map((result) => t(`procedures.results.${result}`)).join(', ')
  const facts: readonly [string, string | undefined][] = [
    [t('procedures.system'), systemText(procedure, ', ')],
    [t('procedures.form'), formsText(procedure, '; ')],
    [t('procedures.time'), durationText(procedure, '; ')],
    [t('procedures.fee'), feeText(procedure)],
    [t('procedures.gives'), results],
    [t('procedures.afterwards'), afterwards?.join('; ')],
    [t('procedures.penalties'), penalties],
    [t('procedures.source'), `${source}. ${t(`report.confidences.${confidence}`)}`],
  ]
  const law = [procedure.authority.name, when, penalties, ...(afterwards ?? [])]
  const detail = (texts: readonly string[]): Paragraph => ({
    runs: [{ text: texts.join(' · '), colour: MUTED }],
    size: STEP,
    law,
  })
  return [
    ...(confidence === 'low' ? [{ runs: [{ text: t('procedures.unconfirmed') }], size: STEP }] : []),
    detail([labelled(t('procedures.authority'), authority), labelled(t('procedures.when'), when)]),
    { runs: [{ text: numberedSteps(procedure.steps).join(' ') }], size: STEP, law: procedure.steps },
    detail(facts.flatMap(([name, text]) => (text ? [labelled(name, text)] : []))),
  ]
}
