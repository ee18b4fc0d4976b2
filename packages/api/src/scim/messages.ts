import { z } from 'zod'

/*
 * The messages of SCIM, for the API documentation: what a directory may send, and what it gets. Attributes that the
 * portal does not know are ignored, so that other attributes are allowed in everything that is sent.
 */

const Meta = z.object({ resourceType: z.string(), location: z.string() })
const Resource = z.looseObject({ schemas: z.array(z.string()), meta: Meta })
const TimedMeta = Meta.extend({ created: z.iso.datetime(), lastModified: z.iso.datetime() })
/** With `$ref`, too, which cannot be described: whatever reads an OpenAPI document takes it for a reference of that. */
const Reference = z.looseObject({ value: z.string(), display: z.string() })

/** What excludedAttributes names is left out, except for `schemas` and `id`. */
const Read = z.object({ schemas: z.array(z.string()), id: z.string(), meta: TimedMeta.optional() })

const User = Read.extend({
  externalId: z.string().optional(),
  userName: z.string().optional(),
  name: z.object({ givenName: z.string(), familyName: z.string(), formatted: z.string() }).optional(),
  active: z.boolean().optional(),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })).optional(),
  groups: z.array(Reference).optional(),
})

const Group = Read.extend({
  externalId: z.string().optional(),
  displayName: z.string().optional(),
  members: z.array(Reference).optional(),
})

const UserInput = z.looseObject({
  userName: z.string().meta({ description: 'An e-mail address.', examples: ['ada@example.org', 'bob@example.com'] }),
  externalId: z.string().nullish(),
  name: z.looseObject({ givenName: z.string().nullish(), familyName: z.string().nullish() }).nullish(),
  active: z.boolean().optional(),
})

const GroupInput = z.looseObject({
  displayName: z.string(),
  externalId: z.string().nullish(),
  members: z.array(z.looseObject({ value: z.uuid() })).nullish(),
})

const PATHS = ['active', 'name.givenName', 'userName', 'displayName', 'members', 'emails[type eq "work"].value']

const Patch = z.looseObject({
  Operations: z.array(
    z.looseObject({
      op: z.enum(['add', 'replace', 'remove']),
      path: z.string().meta({ examples: PATHS }).optional(),
      value: z.unknown().optional(),
    }),
  ),
})

const listOf = <R extends z.ZodType>(resource: R) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(resource),
  })

const Refusal = z.object({
  schemas: z.array(z.string()),
  status: z.string(),
  detail: z.string(),
  scimType: z.string().optional(),
})

const Excluded = z.object({
  excludedAttributes: z
    .string()
    .meta({ description: 'Attributes to leave out, separated by commas.', examples: ['members', 'members,meta,id'] })
    .optional(),
})
const FILTERS = ['userName eq "ada@example.org"', 'externalId eq "7" and id eq "8"', 'displayName eq "Botany"']
const ListQuery = Excluded.extend({
  filter: z.string().meta({ description: 'Comparisons with `eq`, joined by `and`.', examples: FILTERS }).optional(),
  startIndex: z.int().min(1).optional(),
  count: z.int().min(0).optional(),
})

export const MESSAGES = {
  '/Users': { read: User, list: listOf(User), input: UserInput },
  '/Groups': { read: Group, list: listOf(Group), input: GroupInput },
  discovery: { read: Resource, list: listOf(Resource) },
  patch: Patch,
  listQuery: ListQuery,
  readQuery: Excluded,
} as const

export const SCIM = 'application/scim+json'

type Parts = { status?: 200 | 201 | 204; answer?: z.ZodType; query?: z.ZodType; body?: z.ZodType; hasId?: boolean }

/** What the API documentation says of an endpoint. */
export const documented = (summary: string, { status = 200, answer, query, body, hasId = false }: Parts) => ({
  schema: {
    summary,
    tags: ['scim'],
    security: [{ bearer: [] }],
    ...(hasId && { params: z.object({ id: z.string() }) }),
    ...(query && { querystring: query }),
    ...(body && { body, consumes: [SCIM] }),
    response: {
      [status]: answer ? inScim(answer, summary) : z.null(),
      '4xx': inScim(Refusal, 'Refused.'),
      '5xx': inScim(Refusal, 'The portal failed, or is not ready.'),
    },
  },
})

const inScim = (schema: z.ZodType, description: string) => ({ description, content: { [SCIM]: { schema } } })
