import { ScimError } from './scimError.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

export type Resource = { [attribute: string]: unknown }
export type Query = { startIndex: number; count: number; filter: Comparison[]; without: ReadonlySet<string> }
export type Comparison = { attribute: string; value: string }

export const MAX_RESULTS = 200

/** Reads the query of a list: paging from 1, comparisons that must all hold, and attributes to leave out. */
export function readQuery(query: Record<string, unknown>): Query {
  const whole = (value: unknown, otherwise: number) => {
    const number = Number(value ?? otherwise)
    return Number.isFinite(number) ? Math.trunc(number) : otherwise
  }
  return {
    startIndex: Math.min(Math.max(1, whole(query.startIndex, 1)), 1_000_000),
    count: Math.min(Math.max(0, whole(query.count, 100)), MAX_RESULTS),
    filter: typeof query.filter === 'string' ? readFilter(query.filter) : [],
    without: new Set(typeof query.excludedAttributes === 'string' ? query.excludedAttributes.split(',') : []),
  }
}

/** Attributes that cannot be left out (RFC 7643, sections 3 and 3.1). */
const ALWAYS: ReadonlySet<string> = new Set(['schemas', 'id'])

/** A resource without the attributes that the request excludes, such as the members of a large group. */
export const leaveOut = (resource: Resource, without: Query['without']): Resource =>
  Object.fromEntries(Object.entries(resource).filter(([attribute]) => ALWAYS.has(attribute) || !without.has(attribute)))

/** The attribute may choose one value of several, such as `emails[type eq "work"].value`. */
const COMPARISON = /^([\w.]+(?:\[\w+\s+eq\s+"\w+"\]\.\w+)?)\s+eq\s+("(?:[^"\\]|\\.)*")$/i

/**
 * Reads filters such as `userName eq "ada@institute.org" and externalId eq "7"`, which directories send; others throw
 * invalidFilter.
 */
function readFilter(filter: string): Comparison[] {
  return filter.split(/\s+and\s+(?=[\w.]+\s+eq\s)/i).map((part) => {
    const [, attribute = '', quoted = ''] = COMPARISON.exec(part.trim()) ?? []
    if (attribute === '') {
      throw new ScimError(400, 'Filters compare attributes with eq, joined by and.', 'invalidFilter')
    }
    return { attribute: attribute.toLowerCase(), value: textOf(quoted) }
  })
}

function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    throw new ScimError(400, 'A text in the filter is not readable.', 'invalidFilter')
  }
}

export const listResponse = (total: number, { startIndex }: Query, resources: Resource[]) => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

type Operation = { op: 'add' | 'replace' | 'remove'; path?: string; value?: unknown }

/**
 * Applies the operations of a PATCH to a resource (RFC 7644, section 3.5.2). The result must be validated as a whole,
 * like a PUT.
 */
export function patched(resource: Resource, body: unknown, attributes: readonly string[]): Resource {
  const result = structuredClone(resource)
  for (const operation of operationsOf(body)) {
    for (const step of stepsOf(operation)) apply(result, step, attributes)
  }
  return result
}

function operationsOf(body: unknown): Operation[] {
  const { Operations: operations } = Object(body) as { Operations?: unknown }
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > 1000) {
    throw new ScimError(400, 'Operations are missing.', 'invalidSyntax')
  }
  return operations.map((operation) => {
    const { op, path, value } = Object(operation) as Record<string, unknown>
    const name = String(op).toLowerCase()
    if (name !== 'add' && name !== 'replace' && name !== 'remove') {
      throw new ScimError(400, 'An operation is add, replace or remove.', 'invalidSyntax')
    }
    return { op: name, ...(typeof path === 'string' && { path }), value }
  })
}

/** Splits an operation without a path, whose value names the attributes. */
function stepsOf({ op, path, value }: Operation): (Operation & { path: string })[] {
  if (path !== undefined) return [{ op, path, value }]
  if (op === 'remove' || typeof value !== 'object' || value === null) {
    throw new ScimError(400, 'This operation needs a path.', 'invalidPath')
  }
  return Object.entries(value).map(([name, attributeValue]) => ({ op, path: name, value: attributeValue }))
}

const PATH = /^(?:urn:ietf:params:scim:schemas:core:2\.0:\w+:)?(\w+)(?:\[(\w+)\s+eq\s+"?([^"\]]*)"?\])?(?:\.(\w+))?$/i

function apply(resource: Resource, { op, path, value }: Operation & { path: string }, attributes: readonly string[]) {
  const [, name, by, key = '', sub] = PATH.exec(path) ?? []
  // Attributes of other schemas are ignored, because clients send all that they know (RFC 7643, section 3.3).
  if (name === undefined && path.startsWith('urn:')) return
  if (name === undefined) throw new ScimError(400, `The path ${path} is not known.`, 'invalidPath')
  const attribute = attributes.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (attribute === undefined) return
  const present = resource[attribute]
  resource[attribute] = by ? inList(listOf(present), { op, by, key, sub, value }) : single(present, { op, sub, value })
}

const single = (
  present: unknown,
  { op, sub, value }: { op: Operation['op']; sub: string | undefined; value: unknown },
) => (sub ? { ...Object(present), [sub]: op === 'remove' ? undefined : value } : whole(present, op, value))

const listOf = (value: unknown): Resource[] => (Array.isArray(value) ? value : [])

type InList = { op: Operation['op']; by: string; key: string; sub: string | undefined; value: unknown }

function inList(list: Resource[], { op, by, key, sub, value }: InList): Resource[] {
  if (op === 'remove' && sub === undefined) return list.filter((item) => item[by] !== key)
  return list.map((item) => (item[by] === key ? { ...item, ...(sub ? { [sub]: value } : Object(value)) } : item))
}

function whole(present: unknown, op: Operation['op'], value: unknown): unknown {
  if (!Array.isArray(present)) return op === 'remove' ? undefined : value
  const values = listOf(Array.isArray(value) ? value : [value])
  if (op === 'add') return [...present, ...values]
  if (op === 'replace') return values
  if (value === undefined) return []
  const gone = new Set(values.map((item) => item?.value))
  return listOf(present).filter((item) => !gone.has(item.value))
}
