import { z } from 'zod'
import { CountryId, CountryVersion } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { GoldenCase } from '../../law/goldenCase.ts'

const Version = z.object({ id: CountryId, version: CountryVersion })
const mayEdit = ['MANAGE_LEGAL_CONTENT'] as const
const PATH = '/countries/:id/versions/:version/cases'

const CasesOfVersion = z.object({
  /** The revision of the draft, which a change of its cases raises as well. */
  revision: z.int(),
  cases: z.array(GoldenCase),
  /** Cases that do not hold, by name, and rows that decide otherwise than in the version in force, but in no case. */
  problems: z.array(FieldError),
})
export type CasesOfVersion = z.infer<typeof CasesOfVersion>

/** The golden cases of a version: what a lawyer expects of it, proven before it is activated. */
export const goldenCases = {
  read: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'List the golden cases of a version, with what speaks against activating it',
    access: mayEdit,
    params: Version,
    response: CasesOfVersion,
  }),
  replace: endpoint({
    method: 'PUT',
    path: PATH,
    summary: 'Replace the golden cases of a draft; each must expect something',
    access: mayEdit,
    params: Version,
    body: z.strictObject({ cases: z.array(GoldenCase).max(1000) }),
    response: CasesOfVersion,
  }),
}
