import type { SheetItem, TransferFields } from '@portal/contract'
import type { DbOrTransaction } from '../../db/connect.ts'
import { today } from '../../startup/deps.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'
import { type EvidenceRecord, listEvidenceOf } from '../evidence/evidence.repo.ts'
import { titleOf } from '../evidence/presentEvidence.ts'
import type { Facts } from './handOverSheet.ts'

const KINDS: { readonly [item in SheetItem['item']]?: readonly EvidenceRecord['kind'][] } = {
  certificate: ['ircc'],
  permits: ['permit', 'pic', 'community_consent'],
  terms: ['mat', 'mta', 'smta'],
  source: ['accession_book', 'invoice', 'label'],
}

/** The items that go with the material: from the answers, the papers valid today and the transfer. */
export async function sheetItems(
  db: DbOrTransaction,
  row: AssessmentRow,
  facts: Facts,
  { terms, obligations }: Partial<Pick<TransferFields, 'terms' | 'obligations'>>,
): Promise<SheetItem[]> {
  const papers = (await listEvidenceOf(db, row)).filter(counts)
  const papersFor = (item: SheetItem['item']) =>
    papers.filter(({ kind }) => KINDS[item]?.includes(kind)).map((paper) => titleOf(paper))
  const answers = (...ids: string[]) => facts.flatMap(({ id, value }) => (ids.includes(id) ? [value] : [])).join(', ')
  // A yes or no says nothing without its question.
  const knowledge = facts.flatMap(({ id, question, value }) =>
    id === 'traditionalKnowledge' ? [`${question} ${value}`] : [],
  )
  const hasDate = answers('accessDate') !== '' && answers('providerCountry', 'placeType') !== ''
  const texts: { [item in SheetItem['item']]: string | null | undefined } = {
    certificate: null,
    dateAndPlace: hasDate
      ? answers('accessDate', 'accessPeriod', 'placeType', 'providerCountry', 'providerRegion')
      : null,
    description: [answers('geneticResource', 'materialIdentifier', 'materialStatus'), ...knowledge]
      .filter(Boolean)
      .join(', '),
    source: answers('sourceType', 'supplierName'),
    obligations,
    permits: null,
    terms,
  }
  return (Object.keys(texts) as SheetItem['item'][]).map((item) => ({
    item,
    text: texts[item] || null,
    papers: papersFor(item),
  }))
}

const counts = ({ withdrawnAt, expiredAt, validTo }: EvidenceRecord): boolean =>
  withdrawnAt === null && expiredAt === null && (validTo === null || validTo >= today())
