import type { Message } from '@portal/texts'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { personName } from './people.ts'
import type { StoredMessage } from './schema.ts'

type PersonId = { readonly personId: string }

/** A message as it is written, with people by their ids. */
export type NewMessage = Message<PersonId>

type Names = { readonly [path: string]: string }

export function storedMessage({ code, params }: NewMessage): StoredMessage {
  const people = peopleIn(params, [])
  const rest = JSON.parse(JSON.stringify(params, (_, value: unknown) => (isPerson(value) ? null : value))) as unknown
  return { code, params: rest, ...(people.length > 0 && { people: Object.fromEntries(people) }) } as StoredMessage
}

const isPerson = (value: unknown): value is PersonId =>
  typeof value === 'object' && value !== null && 'personId' in value

function peopleIn(value: unknown, path: readonly string[]): [string, string][] {
  if (isPerson(value)) return [[path.join(','), value.personId]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => peopleIn(part, [...path, key]))
}

/** The present names of the people in a stored message, by the paths at which they belong; null if there are none. */
export const namesInMessage = (message: PgColumn): SQL<Names | null> =>
  sql<Names | null>`(select jsonb_object_agg(found.path, ${personName(sql`found.id::uuid`)})
    from jsonb_each_text(${message} -> 'people') as found (path, id))`

/** Whether a stored message names somebody whose name is like a pattern. */
export const namesSomebodyLike = (message: PgColumn, pattern: string): SQL =>
  sql`exists (select from jsonb_each_text(${message} -> 'people') as found (path, id)
    where ${personName(sql`found.id::uuid`)} ilike ${pattern})`

/** A stored message with names in the places of its people. */
export function withNames<Stored extends StoredMessage>({ people: _, ...message }: Stored, names: Names | null) {
  const copy = structuredClone(message)
  for (const [path, name] of Object.entries(names ?? {})) setAt(copy.params, path.split(','), name)
  return copy as Omit<Stored, 'people'> & Message
}

function setAt(within: unknown, [key = '', ...rest]: readonly string[], name: string): void {
  const part = within as Record<string, unknown>
  if (rest.length === 0) part[key] = name
  else setAt(part[key], rest, name)
}
