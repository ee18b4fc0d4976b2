import type { ContentDifference, CountryFile } from '@portal/contract'
import { canonicalJson } from '@portal/rules'

export type Difference = ContentDifference
type Kind = Difference['kind']
type Thing = { readonly [field: string]: unknown }
/** Something that a file lists, by the name it is known by in both versions. */
type Named = { kind: Kind; id: string; matrix?: string; thing: Thing }

/** What was added, removed and changed on the way from one file to another: every row, declaration and fact, by its id. */
export function differencesOf(before: CountryFile, after: CountryFile): Difference[] {
  const [old, present] = [thingsOf(before), thingsOf(after)]
  const oldByName = new Map(old.map((named) => [nameOf(named), named]))
  const names = new Set(present.map(nameOf))
  return [
    ...old.filter((named) => !names.has(nameOf(named))).map(removed),
    ...present.flatMap((named) => {
      const earlier = oldByName.get(nameOf(named))
      return earlier ? changed(earlier, named) : [added(named)]
    }),
  ]
}

const nameOf = ({ kind, id }: Named): string => `${kind} ${id}`

function removed({ thing, ...named }: Named): Difference {
  return { ...named, change: 'removed', fields: [], before: thing, after: null }
}

function added({ thing, ...named }: Named): Difference {
  return { ...named, change: 'added', fields: [], before: null, after: thing }
}

function changed(before: Named, { thing, ...named }: Named): Difference[] {
  const all = new Set([...Object.keys(before.thing), ...Object.keys(thing)])
  const fields = [...all].filter((field) => textOf(before.thing[field]) !== textOf(thing[field]))
  if (before.matrix !== named.matrix) fields.push('matrix')
  return fields.length === 0 ? [] : [{ ...named, change: 'changed', fields, before: before.thing, after: thing }]
}

const textOf = (value: unknown): string => (value === undefined ? '' : canonicalJson(value))

function thingsOf(file: CountryFile): Named[] {
  const byId = (kind: Kind, things: readonly ({ id: string } & object)[]): Named[] =>
    things.map((thing) => ({ kind, id: thing.id, thing: { ...thing } }))
  return [
    ...factsOf(file),
    ...file.measures.map((thing): Named => ({ kind: 'measure', id: thing.from, thing })),
    ...file.authorities.map((thing): Named => ({ kind: 'authority', id: `${thing.role} ${thing.name}`, thing })),
    ...file.regions.map((thing): Named => ({ kind: 'region', id: thing.code, thing })),
    ...byId('document', file.documents),
    ...byId('condition', file.conditions),
    ...byId('obligation', file.obligations),
    ...byId('lock', file.locks),
    ...file.matrices.flatMap(rowsOf),
  ]
}

/** Rows are read from the top: their order is part of the law, so it is a field of their matrix. */
function rowsOf({ rows, ...matrix }: CountryFile['matrices'][number]): Named[] {
  const order = rows.map(({ id }) => id)
  return [
    { kind: 'matrix', id: matrix.id, thing: { ...matrix, order } },
    ...rows.map((row): Named => ({ kind: 'row', id: row.id, matrix: matrix.id, thing: { ...row } })),
  ]
}

const FACTS = ['iso3', 'name', 'continent', 'lawStatus', 'confidence', 'asOf', 'reviewed', 'notes'] as const

const factsOf = (file: CountryFile): Named[] =>
  FACTS.map((fact) => ({ kind: 'fact', id: fact, thing: { value: file[fact] } }))
