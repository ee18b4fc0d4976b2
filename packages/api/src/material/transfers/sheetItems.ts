import type { SheetItem, TransferFields } from '@portal/contract'
import type { AssessmentRow } from '../../cases/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import type { Facts } from '../../file-store/index.ts'
import { titleOf } from '../../papers/index.ts'
import { listCountingPapers, PAPERS_FOR } from './sheetPapers.ts'

/** The items to transfer with the material: from the answers, the currently valid papers and the transfer. */
export async function sheetItems(
  db: DbOrTransaction,
  row: AssessmentRow,
  facts: Facts,
  { terms, obligations }: Partial<Pick<TransferFields, 'terms' | 'obligations'>>,
): Promise<SheetItem[]> {
  const papers = await listCountingPapers(db, row)
  const papersFor = (item: SheetItem['item']) =>
    papers.filter(({ kind }) => PAPERS_FOR[item]?.includes(kind)).map((paper) => titleOf(paper))
  const answers = (...ids: string[]) => facts.flatMap(({ id, value }) => (ids.includes(id) ? [value] : [])).join(', ')
  // A yes or no is meaningless without its question.
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
