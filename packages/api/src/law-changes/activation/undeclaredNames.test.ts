import { CONTENT_RELEASE } from '@portal/legal'
import type { LawPart } from '@portal/rules'
import { beforeAll, expect, test } from 'vitest'
import { openLawStore, shippedContent, storeShipped, undecidableCountries } from '../../content/index.ts'
import { COMMAND_LINE } from '../../db/schema.ts'
import { EVERYBODY } from '../../events/index.ts'
import { loadedContent } from '../../testing/loadedContent.ts'
import { startApi } from '../../testing/startApi.ts'
import { activateAs } from './activation.service.ts'

const api = startApi()
const shipped = shippedContent(loadedContent)
const BY_COMMAND_LINE = { accountId: EVERYBODY, userId: null, personId: COMMAND_LINE }
const NAMED = 'names landOrWaters "lake", which the law does not declare'

type Nameless = Omit<LawPart, 'content'>

/** The treaty level of a later release, which knows one place more. */
const withLakes = (law: Nameless): Nameless => ({
  ...law,
  dimensions: law.dimensions.map((one) =>
    one.id === 'landOrWaters' && one.values !== 'days' ? { ...one, values: [...one.values, 'lake'] } : one,
  ),
})

/** The law of a country whose first row is about that place. */
const onLakes = ({ layers, ...law }: Nameless): Nameless => ({
  ...law,
  layers: {
    ...layers,
    provider: layers.provider?.map((matrix, index) =>
      index > 0
        ? matrix
        : {
            ...matrix,
            rows: matrix.rows.map((row) => ({
              ...row,
              when: row.when.map((box) => ({ ...box, landOrWaters: ['lake'] })),
            })),
          },
    ),
  },
})

beforeAll(async () => {
  const countries = shipped.countries.map((country) =>
    country.id === 'KE' ? { ...country, bundle: { ...country.bundle, law: onLakes(country.bundle.law) } } : country,
  )
  const protocol = {
    ...shipped.protocol,
    bundle: { ...shipped.protocol.bundle, law: withLakes(shipped.protocol.bundle.law) },
  }
  await storeShipped(api.db, { ...shipped, protocol, countries, release: CONTENT_RELEASE + 1 })
})

const activate = (id: string, version: number) =>
  activateAs({ db: api.db, law: api.deps.law }, BY_COMMAND_LINE, { id, version })

test('a treaty level without what the law of a country names is not activated; the country is named', async () => {
  await expect(activate('protocol', 1)).rejects.toMatchObject({
    code: 'VERSION_NOT_VALID',
    details: { errors: [{ path: 'KE', message: expect.stringContaining(NAMED) }] },
  })
})

test('a country whose law a person chose, and which names what a later release lacks, is named at the start', async () => {
  await activate('KE', 1)
  await activate('KE', 2)
  const law = await openLawStore(api.db, { ...shipped, release: CONTENT_RELEASE + 2 }, 12)

  expect(law.stored.waiting).toEqual(['KE'])
  expect(await undecidableCountries(api.db, law)).toEqual([expect.stringMatching(/^KE: .*lake/)])
})
