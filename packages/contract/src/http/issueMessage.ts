import { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>

const REQUIRED = 'This field is required'

/** What is wrong with a field, in the portal's own words, unless its schema says it itself. */
export const issueMessage = (issue: Issue): string =>
  issue.input === undefined && issue.code !== 'custom' ? REQUIRED : (MESSAGES[issue.code] as Message)(issue)

type Message = (issue: Issue) => string

const MESSAGES: { readonly [Code in Issue['code']]: (issue: Of<Code>) => string } = {
  invalid_type: ({ expected }) => KINDS[expected] ?? 'Not of the kind that is expected here.',
  too_big: ({ origin, maximum, exact }) => `${exact ? 'Exactly' : 'At most'} ${counted(maximum, origin)}.`,
  too_small: ({ origin, minimum, exact }) =>
    origin === 'string' && minimum === 1 ? REQUIRED : `${exact ? 'Exactly' : 'At least'} ${counted(minimum, origin)}.`,
  invalid_format: ({ format }) => FORMATS[format] ?? 'Not in the form that is expected here.',
  invalid_value: ({ values }) =>
    values.length === 1 ? `Only ${String(values[0])}.` : `One of: ${values.map(String).join(', ')}.`,
  not_multiple_of: ({ divisor }) => `A multiple of ${divisor}.`,
  unrecognized_keys: () => 'There is no such field.',
  invalid_key: () => 'There is no such field.',
  invalid_union: () => 'None of the kinds that are accepted here.',
  invalid_element: () => 'Not valid.',
  custom: () => 'Not valid.',
}

const KINDS: { readonly [expected: string]: string } = {
  string: 'A text.',
  number: 'A number.',
  int: 'A whole number.',
  boolean: 'true or false.',
  array: 'A list.',
  object: 'An object.',
  record: 'An object.',
}

const FORMATS: { readonly [format: string]: string } = {
  date: 'A real day, YYYY-MM-DD.',
  datetime: 'A moment in UTC, as 2026-11-20T16:40:00Z.',
  uuid: 'Not an id.',
  email: 'Enter a valid email.',
  url: 'A web address with https:// or http://.',
}

const UNITS: { readonly [origin: string]: readonly [one: string, many: string] } = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

function counted(limit: number | bigint, origin: string): string {
  const unit = UNITS[origin]?.[limit === 1 ? 0 : 1]
  return unit ? `${limit} ${unit}` : `${limit}`
}

// Once for the server and the forms, whoever comes through the door of this room.
z.config({ customError: issueMessage })
