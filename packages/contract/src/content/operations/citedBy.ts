import type { CountryFile } from '../../law/country.ts'
import type { EditedProcedure } from '../../law/editedProcedure.ts'
import { type EditedFile, entryOf, LISTS } from './entries.ts'

type Row = CountryFile['matrices'][number]['rows'][number]
type Box = Row['when'][number]
type Cited = Pick<Row['then'], 'basis'>

/** The entries of the file that name this one: while there are any, it cannot be taken out. */
export function citedBy(file: EditedFile, entry: string): string[] {
  const [kind = '', ...rest] = entry.split(' ')
  const id = rest.join(' ')
  const rows = file.matrices.flatMap((matrix) => matrix.rows)
  const citing = CITING[kind as keyof typeof CITING]
  return citing ? citing(file, id, rows) : []
}

const rowsWhere = (rows: readonly Row[], cites: (row: Row) => boolean): string[] =>
  rows.filter(cites).map((row) => entryOf('row', row))

const citesDocument = ({ basis }: Cited, id: string): boolean =>
  basis.some((one) => 'document' in one && one.document === id)

const proceduresWhere = ({ procedures = [] }: EditedFile, cites: (procedure: EditedProcedure) => boolean): string[] =>
  procedures.filter(cites).map((one) => entryOf('procedure', one))

const holds = (boxes: readonly Box[] | undefined, cites: (box: Box) => boolean): boolean => boxes?.some(cites) ?? false

const CITING = {
  obligation: (file: EditedFile, id: string, rows: readonly Row[]) => [
    ...rowsWhere(rows, ({ then }) => then.obligations.includes(id)),
    ...proceduresWhere(file, (one) => one.for.obligations.includes(id)),
  ],
  lock: (_file: EditedFile, id: string, rows: readonly Row[]) => rowsWhere(rows, ({ then }) => then.locks.includes(id)),
  /** Authorities have no id: duties and procedures name them in their words. `name`: role and name. */
  authority: (file: EditedFile, name: string) => {
    const named = name.slice(name.indexOf(' ') + 1)
    return [
      ...file.obligations
        .filter(({ authority }) => authority?.includes(named))
        .map((one) => entryOf('obligation', one)),
      ...proceduresWhere(file, ({ authority }) => authority.name.includes(named)),
    ]
  },
  document: (file: EditedFile, id: string, rows: readonly Row[]) => [
    ...rowsWhere(rows, ({ then }) => citesDocument(then, id)),
    ...file.conditions.filter((one) => citesDocument(one, id)).map((one) => entryOf('condition', one)),
    ...file.measures.filter(({ document }) => document === id).map((one) => entryOf('measure', one)),
    ...proceduresWhere(file, ({ basis = [] }) => citesDocument({ basis }, id)),
  ],
  condition: (file: EditedFile, id: string, rows: readonly Row[]) => boxesWhere(file, rows, (box) => id in box),
  region: (file: EditedFile, code: string, rows: readonly Row[]) => [
    ...boxesWhere(file, rows, ({ region }) => Array.isArray(region) && region.includes(code)),
    ...file[LISTS.measure].filter(({ regions }) => regions?.includes(code)).map((one) => entryOf('measure', one)),
  ],
}

function boxesWhere(file: EditedFile, rows: readonly Row[], cites: (box: Box) => boolean): string[] {
  return [
    ...rowsWhere(rows, ({ when }) => holds(when, cites)),
    ...file.obligations.filter(({ when }) => holds(when, cites)).map((one) => entryOf('obligation', one)),
    ...file.matrices.filter(({ covers }) => covers && cites(covers)).map((one) => entryOf('matrix', one)),
  ]
}
