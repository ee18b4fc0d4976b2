import {
  type Decision,
  type ExplainedBasis,
  type ExplainedRow,
  type Explanation,
  givesColour,
  LAYERS,
  type LayerId,
} from '@portal/rules'
import type { Wording } from '@portal/texts'
import { labelled, translate as t } from '@portal/texts/translate'
import { heading } from '../../drawing/blocks.ts'
import { columns } from '../../drawing/columns.ts'
import type { Paragraph, Run } from '../../drawing/mixedText.ts'
import { BRAND, MUTED, type Paper, space, write } from '../../drawing/paper.ts'
import { drawTable, type PdfTable, startHeight, type TableCell } from '../../drawing/table.ts'
import { explainedDecision, type ReportDocument } from '../reportDocument.ts'
import { basisText, fitText, isReason } from '../wording.ts'

/**
 * Writes every rule that was read: those that give the colour in full with their basis, in short those that fitted and change
 * nothing, and the others by set, each with the colour
 * that it would have given, its articles and the facts on which it did not fit.
 */
export function writeReasons(paper: Paper, document: ReportDocument): void {
  const { report, wording } = document
  const found = explainedDecision(report)
  if (!found) return
  const sources = createSources()
  const layers = LAYERS.flatMap((id) => layerOf(id, { ...found, wording }))
  heading(paper, 2, t('assessments.result.why'), INTRODUCTION + (layers[0] ? headHeight(paper, layers[0]) : 0))
  const how = [t('report.rulesInShort'), labelled(t('report.failed'), t('report.failedLine'))]
  for (const text of how) write(paper, paper.root, { runs: [{ text, colour: MUTED }], size: SMALL })
  for (const layer of layers) {
    heading(paper, 3, layer.title, headHeight(paper, layer))
    if (layer.table.rows.length > 0) drawTable(paper, layer.table)
    writeOthers(paper, layer.others, { wording, sources })
    writeFailed(paper, layer.rows, { wording, sources })
  }
  writeSources(paper, sources)
}

/** `table`: the rules that give the colour, those that decide first; `others`: those that fitted, too. */
type Layer = { title: string; rows: readonly ExplainedRow[]; table: PdfTable; others: readonly ExplainedRow[] }
type ExplainedDecision = { decision: Decision; explanation: Explanation; wording: Wording }

const headHeight = (paper: Paper, { table }: Layer): number => (table.rows.length > 0 ? startHeight(paper, table) : 0)

/** Nothing for house rules if the account has none. */
function layerOf(id: LayerId, { decision, explanation, wording }: ExplainedDecision): Layer[] {
  const light = decision.lights[id]
  if (!light) return []
  const title = t(`assessments.result.layer.${id}`)
  const rows = explanation.rows.filter(({ layer }) => layer === id)
  const said = light === 'silent' || light === 'closed' ? t(`report.${light}`) : t(`light.${light}.name`)
  const sharing = new Set((explanation.sharing ?? []).map(({ row }) => row))
  const deciding = new Set([explanation.deciding?.row, ...sharing])
  const fitted = rows.filter((row) => row.fitted && isReason(row))
  const others = fitted.filter((row) => !deciding.has(row.row) && !givesColour(row, light, decision.status))
  const telling = fitted.filter((row) => !others.includes(row))
  const table: PdfTable = {
    title: `${title} ${t('report.fitted')}`,
    widths: [0.52, 0.34, 0.14],
    head: [t('report.fitted'), t('report.basis'), t('report.outcome')],
    rows: [...telling.filter(({ row }) => deciding.has(row)), ...telling.filter(({ row }) => !deciding.has(row))].map(
      (row) => [
        ruleCell(row, { wording, decides: deciding.has(row.row) }),
        basisCell(row, { short: !sharing.has(row.row) }),
        outcomeCell(row),
      ],
    ),
  }
  return [{ title: `${title} · ${said}`, rows, table, others }]
}

const SIZE = 7.5
/** The height of what stands between the heading and the first table, in points. */
const INTRODUCTION = 60
const SMALL = 6.5

function ruleCell(row: ExplainedRow, { wording, decides }: { wording: Wording; decides: boolean }): TableCell {
  const { matrixTitle, reason } = row
  const said: Run[] = [
    { text: reason },
    ...(decides ? [{ text: ` ${t('assessments.result.decides')}`, font: 'bold' as const }] : []),
    { text: ` ${fitText(row, wording)}`, colour: MUTED },
  ]
  return {
    paragraphs: [
      { runs: [{ text: matrixTitle, font: 'bold' }], size: SIZE, isLaw: true },
      { runs: said.filter(({ text }) => text.trim() !== ''), size: SIZE, law: [reason, ...wording.law] },
    ],
  }
}

/** The documents, with their addresses if not `short`; those of the deciding rule are printed under the verdict. */
function basisCell({ basis }: ExplainedRow, { short }: { short: boolean }): TableCell {
  if (basis.length === 0) return { paragraphs: basisParagraphs(basis) }
  const runs = basis.flatMap((one, index) => [...(index > 0 ? [{ text: '; ' }] : []), ...runsOf(one, short)])
  return { paragraphs: [{ runs, size: SMALL, isLaw: true }] }
}

const outcomeCell = ({ status, basis, confidence }: ExplainedRow): TableCell => ({
  ...(status && { light: status }),
  paragraphs: [
    ...(status ? [{ runs: [{ text: t(`light.${status}.name`), font: 'bold' as const }], size: SIZE }] : []),
    ...(basis.length > 0
      ? [{ runs: [{ text: t(`report.confidences.${confidence}`), colour: MUTED }], size: SMALL }]
      : []),
  ],
})

/** The legal basis of a rule, one paragraph each. Addresses are printed, except in a short form, which only links them. */
export function basisParagraphs(basis: readonly ExplainedBasis[], { short = false, size = SIZE } = {}): Paragraph[] {
  if (basis.length === 0) return [{ runs: [{ text: t('report.basisNone'), colour: MUTED }], size }]
  return basis.map((one) => ({ runs: runsOf(one, short), size, isLaw: true }))
}

function runsOf(basis: ExplainedBasis, short: boolean): Run[] {
  const { text, url } = basisText(basis)
  if (!url) return [{ text }]
  if (short) return [{ text, colour: BRAND, link: url }]
  return [{ text: `${text} ` }, { text: url, colour: BRAND, link: url }]
}

/** The documents cited by number, in the order in which they are first cited. */
type Sources = { numberOf: (basis: ExplainedBasis) => number; all: () => readonly Run[] }

function createSources(): Sources {
  const runs = new Map<string, Run>()
  return {
    numberOf: (basis) => {
      const run = sourceOf(basis)
      if (!runs.has(run.text)) runs.set(run.text, run)
      return [...runs.keys()].indexOf(run.text) + 1
    },
    all: () => [...runs.values()],
  }
}

function sourceOf(basis: ExplainedBasis): Run {
  if (!('document' in basis)) return { text: basisText(basis).text }
  return { text: basis.title, ...(basis.url && { colour: BRAND, link: basis.url }) }
}

type InShort = { wording: Wording; sources: Sources }

/** Writes the rules that fitted and change nothing, each with its set and its basis in a few words. */
function writeOthers(paper: Paper, rows: readonly ExplainedRow[], how: InShort): void {
  if (rows.length === 0) return
  write(paper, paper.root, { runs: [{ text: t('report.alsoFitted'), font: 'bold' }], size: SIZE, keep: 40 })
  space(paper, 1)
  columns(
    paper,
    rows.map((row) => [otherParagraph(row, how)]),
  )
}

function otherParagraph({ matrixTitle, reason, status, basis }: ExplainedRow, { sources }: InShort): Paragraph {
  const cited = basis.map((one) => citation(one, sources)).join(', ')
  const details = [status ? t(`light.${status}.name`) : '', cited].filter(Boolean).join(' · ')
  return {
    runs: [{ text: `${matrixTitle} `, font: 'bold' }, { text: `${reason} ` }, { text: details, colour: MUTED }],
    size: SMALL,
    law: [matrixTitle, reason, cited],
  }
}

/** Writes the sets with rules that did not fit. */
function writeFailed(paper: Paper, rows: readonly ExplainedRow[], how: InShort): void {
  const failed = new Set(rows.filter(({ fitted }) => !fitted).map(({ matrix }) => matrix))
  if (failed.size === 0) return
  write(paper, paper.root, { runs: [{ text: t('report.failed'), font: 'bold' }], size: SIZE, keep: 40 })
  space(paper, 1)
  columns(
    paper,
    [...failed].flatMap((matrix) =>
      setEntries(
        rows.filter((row) => row.matrix === matrix),
        how,
      ),
    ),
  )
}

/** The title of a set with its answer, and its rules: the rules of a country in an entry each. */
function setEntries(set: readonly ExplainedRow[], how: InShort): Paragraph[][] {
  const answer = set.find((row) => row.fitted && !isReason(row))?.reason
  const failed = set.filter(({ fitted }) => !fitted)
  const runs = [{ text: `${set[0]?.matrixTitle} `, font: 'bold' as const }, ...(answer ? [{ text: answer }] : [])]
  const title = { runs, size: SMALL, isLaw: true }
  if (set[0]?.layer === 'scope') return [[title, questionParagraph(failed, how)]]
  const [first = [], ...more] = failed.map((row) => [ruleParagraph(row, how)])
  return [[title, ...first], ...more]
}

/** A set of the scope asks a question that says what its rules are about, so they need not be repeated. */
function questionParagraph(rows: readonly ExplainedRow[], how: InShort): Paragraph {
  const { sources, wording } = how
  const cited = [...new Set(rows.flatMap(({ basis }) => basis.map((one) => citation(one, sources))))].join(', ')
  const colours = [...new Set(rows.map(colourOf))].join(', ')
  const facts = [...new Set(rows.flatMap((row) => factsOf(row, wording)))].join(', ')
  const text = [cited, labelled(colours, facts)].filter(Boolean).join(' · ')
  return { runs: [{ text, colour: MUTED }], size: SMALL, law: [cited, ...wording.law] }
}

function ruleParagraph(row: ExplainedRow, how: InShort): Paragraph {
  const { reason, basis } = row
  const cited = basis.map((one) => citation(one, how.sources)).join(', ')
  const details = [cited, labelled(colourOf(row), factsOf(row, how.wording).join(', '))].filter(Boolean).join(' · ')
  return {
    runs: [{ text: `${reason} ` }, { text: details, colour: MUTED }],
    size: SMALL,
    law: [reason, cited, ...how.wording.law],
  }
}

const colourOf = ({ status }: ExplainedRow): string => t(status ? `light.${status}.name` : 'report.noColour')

const factsOf = ({ failedOn }: ExplainedRow, { dimension }: Wording): string[] =>
  failedOn.length > 0 ? failedOn.map(dimension) : [t('report.shadowed')]

const citation = (basis: ExplainedBasis, sources: Sources): string => `[${sources.numberOf(basis)}]${articleOf(basis)}`

const articleOf = (basis: ExplainedBasis): string => ('document' in basis && basis.article ? ` ${basis.article}` : '')

function writeSources(paper: Paper, sources: Sources): void {
  const runs = sources.all().flatMap((run, index) => [{ text: `[${index + 1}] ` }, run, { text: '  ' }])
  if (runs.length === 0) return
  const title = { text: `${t('report.sources')}  `, font: 'bold' as const }
  space(paper, 4)
  write(paper, paper.root, { runs: [title, ...runs], size: SMALL, law: runs.map(({ text }) => text) })
}
