import { expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'

/** Rows whose duties users fulfil without anybody else: they note the purpose, or pass papers on with the material. */
const CLOSED_BY_THE_USER = [
  ...['br-tool-and-purchase', 'es-6-transfer', 'fr-4-transfer', 'fr-7-transfer', 'hr-5-transfer', 'nc-6-transfer'],
]

/** A duty of this kind needs somebody else, whom it names. */
const ASKS_SOMEBODY = ['before_use', 'ask_first', 'report_later']

test('every amber row of a country says whom to ask, or who has the papers to find', () => {
  const kinds = new Map(
    [shipped.protocol, ...[...shipped.countries.values()].map(({ law }) => law)].flatMap(({ obligations }) =>
      obligations.map(({ id, kind }) => [id, kind ?? '']),
    ),
  )
  const rows = [...shipped.countries.values()].flatMap(({ law }) =>
    Object.values(law.layers).flatMap((matrices) => matrices.flatMap((matrix) => matrix.rows)),
  )
  const silent = rows.filter(
    ({ then }) =>
      then.status === 'AMBER' && !(then.obligations ?? []).some((id) => ASKS_SOMEBODY.includes(kinds.get(id) ?? '')),
  )
  expect(silent.map(({ id }) => id).toSorted()).toEqual(CLOSED_BY_THE_USER.toSorted())
})
