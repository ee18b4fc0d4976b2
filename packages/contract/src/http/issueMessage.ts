import { type FieldTextKey, fieldText, hasFieldText } from '@portal/texts/fields'
import { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** The message of a check, worded at the time it fails: `{ error: says('fields.password') }`. */
export const says =
  (key: FieldTextKey): (() => string) =>
  () =>
    fieldText(key)

/** The message for a text with fewer than `least` visible characters. */
export const saysTooShort =
  (least: number): (() => string) =>
  () =>
    least === 1 ? fieldText('fields.required') : limited('atLeast', 'string', least)

/** The message of a validation issue from the catalogue, unless its schema has its own. */
export const issueMessage = (issue: Issue): string =>
  issue.input === undefined && issue.code !== 'custom'
    ? fieldText('fields.required')
    : (MESSAGES[issue.code] as (issue: Issue) => string)(issue)

const MESSAGES: { readonly [Code in Issue['code']]: (issue: Of<Code>) => string } = {
  invalid_type: ({ expected }) => named(`fields.kinds.${expected}`, 'fields.otherKind'),
  too_big: ({ origin, maximum, exact }) => limited(exact ? 'exactly' : 'atMost', origin, maximum),
  too_small: ({ origin, minimum, exact }) =>
    origin === 'string' && minimum === 1
      ? fieldText('fields.required')
      : limited(exact ? 'exactly' : 'atLeast', origin, minimum),
  invalid_format: ({ format }) => named(`fields.forms.${format}`, 'fields.otherForm'),
  invalid_value: ({ values }) =>
    values.length === 1
      ? fieldText('fields.only', { value: String(values[0]) })
      : fieldText('fields.oneOf', { values: values.map(String).join(', ') }),
  not_multiple_of: ({ divisor }) => fieldText('fields.multipleOf', { divisor: Number(divisor) }),
  unrecognized_keys: () => fieldText('fields.unknown'),
  invalid_key: () => fieldText('fields.unknown'),
  invalid_union: () => fieldText('fields.noneOfThese'),
  invalid_element: () => fieldText('fields.notValid'),
  custom: () => fieldText('fields.notValid'),
}

const named = (key: string, otherwise: FieldTextKey): string => fieldText(hasFieldText(key) ? key : otherwise)

function limited(bound: 'atMost' | 'atLeast' | 'exactly', origin: string, limit: number | bigint): string {
  const unit = origin === 'string' || origin === 'array' ? origin : 'number'
  return fieldText(`fields.${bound}.${unit}`, { count: Number(limit), limit: String(limit) })
}

// Configured once here, for the server and the forms alike: everything imports this module through `index.ts`.
z.config({ customError: issueMessage })
