import { type HandOverSheet, missingItems } from '@portal/contract'
import { isLatinName, mapCountryName } from '@portal/texts'
import { labelled, translate as t } from '@portal/texts/translate'
import { heading, list } from './drawing/blocks.ts'
import { BRAND, bytesOf, MUTED, openPaper, type Paper, space, write } from './drawing/paper.ts'
import { cell, drawTable, rowHeader } from './drawing/table.ts'
import { codeText } from './report/reportDocument.ts'
import { dateInWords, instantText } from './report/wording.ts'
import type { SheetRequest } from './requests.ts'

/**
 * A hand-over sheet as a tagged PDF: sender, recipient and material, the information to transfer with it, and how to
 * verify it.
 */
export async function sheetPdf({ sheet, sha256, withdrawn }: Omit<SheetRequest, 'language'>): Promise<Buffer> {
  const about = {
    title: t('transfers.sheet.title'),
    author: sheet.sender,
    subject: t('transfers.sheet.subject'),
    creator: sheet.portal,
    at: new Date(sheet.issuedAt),
  }
  const paper = await openPaper(about, JSON.stringify(sheet))
  heading(paper, 1, t('transfers.sheet.title'))
  if (withdrawn) write(paper, paper.root, { runs: [{ text: t('transfers.sheet.withdrawn'), font: 'bold' }] })
  writeTransfer(paper, sheet)
  writeItems(paper, sheet)
  writePapers(paper, sheet)
  writeMaterial(paper, sheet)
  writeSignature(paper, sheet, sha256)
  return bytesOf(paper)
}

function writeTransfer(paper: Paper, { sender, transfer, code, issuedAt, version, assessment }: HandOverSheet): void {
  const { recipient, contact, country, transferredOn, amount, use, terms, link, lockReason } = transfer
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [t('transfers.sheet.sender'), sender],
    [t('assessments.transfers.fields.recipient'), `${recipient}, ${mapCountryName(country)}`],
    [t('assessments.transfers.fields.contact'), contact],
    [t('assessments.transfers.fields.transferredOn'), dateInWords(transferredOn)],
    [t('assessments.transfers.fields.amount'), amount],
    [t('assessments.transfers.fields.use'), use],
    [t('assessments.transfers.fields.terms'), terms],
    [t('assessments.transfers.fields.link'), link],
    [t('transfers.sheet.lockReason'), lockReason],
    [t('transfers.sheet.assessment'), assessment.number],
    [t('transfers.sheet.reportCode'), assessment.reportCode && codeText(assessment.reportCode)],
    [t('assessments.report.code'), codeText(code)],
    [t('transfers.sheet.issued'), t('transfers.sheet.issuedAt', { at: instantText(issuedAt), version })],
  ]
  drawTable(paper, {
    title: t('transfers.sheet.title'),
    widths: [0.3, 0.7],
    rows: rows.flatMap(([name, text]) => (text ? [[rowHeader(name), cell(text)]] : [])),
  })
}

function writeItems(paper: Paper, { items }: HandOverSheet): void {
  heading(paper, 2, t('assessments.transfers.items'))
  const missing = new Set(missingItems(items))
  const state = (item: HandOverSheet['items'][number]) => {
    if (item.text !== null || item.papers.length > 0) return t('assessments.transfers.there')
    return missing.has(item.item) ? t('assessments.transfers.missing') : t('assessments.transfers.notThere')
  }
  list(
    paper,
    items.map((item) => ({
      done: { is: item.text !== null || item.papers.length > 0, word: state(item) },
      paragraphs: [
        { runs: [{ text: labelled(t(`assessments.transfers.itemNames.${item.item}`), state(item)) }] },
        ...[item.text, ...item.papers].flatMap((text) =>
          text ? [{ runs: [{ text, colour: MUTED }], size: 8.5 }] : [],
        ),
      ],
    })),
  )
}

/** Lists the files transferred with the material; the recipient can identify each by its hash. */
function writePapers(paper: Paper, { evidence }: HandOverSheet): void {
  if (evidence.length === 0) return
  heading(paper, 2, t('transfers.sheet.papers'))
  drawTable(paper, {
    title: t('transfers.sheet.papers'),
    widths: [0.28, 0.28, 0.44],
    head: [t('transfers.sheet.paper'), t('transfers.sheet.file'), t('transfers.sheet.hash')],
    rows: evidence.map(({ title, name, sha256 }) => [cell(title), cell(name), cell(sha256)]),
  })
}

function writeMaterial(paper: Paper, { facts, samples, answers }: HandOverSheet): void {
  heading(paper, 2, t('transfers.sheet.material'))
  drawTable(paper, {
    title: t('transfers.sheet.material'),
    widths: [0.46, 0.54],
    rows: facts.map(({ question, value }) => [
      rowHeader(question),
      value === answers.geneticResource && isLatinName(value)
        ? { paragraphs: [{ runs: [{ text: value, font: 'italic' }] }] }
        : cell(value),
    ]),
  })
  if (samples.length === 0) return
  heading(paper, 2, t('assessments.samples.title'))
  const column = (name: 'ownId' | 'description' | 'collectedOn' | 'amount') => t(`assessments.samples.columns.${name}`)
  drawTable(paper, {
    title: t('assessments.samples.title'),
    widths: [0.3, 0.35, 0.18, 0.17],
    head: [column('ownId'), column('description'), column('collectedOn'), column('amount')],
    rows: samples.map(({ ownId, collectionNumber, description, collectedOn, amount }) => [
      cell([ownId, collectionNumber].filter(Boolean).join(' · ')),
      cell(description ?? ''),
      cell(collectedOn ? dateInWords(collectedOn) : ''),
      cell(amount ?? ''),
    ]),
  })
}

function writeSignature(paper: Paper, { code, verifyAt, portal, publicKey, signature }: HandOverSheet, sha256: string) {
  heading(paper, 2, t('transfers.sheet.check'))
  write(paper, paper.root, {
    runs: [
      { text: `${t('transfers.sheet.verify', { code: codeText(code) })} ` },
      { text: verifyAt, colour: BRAND, link: verifyAt },
    ],
  })
  space(paper, 3)
  const lines = [
    t('transfers.sheet.signed', { portal }),
    t('transfers.sheet.key', { key: publicKey }),
    t('transfers.sheet.signature', { signature }),
    t('transfers.sheet.sha256', { sha256 }),
  ]
  for (const text of lines) write(paper, paper.root, { runs: [{ text, colour: MUTED }], size: 8 })
}
