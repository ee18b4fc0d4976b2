import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema
/** `within`: the named schemas around a value; one that contains itself ends there. */
type Context = { readonly ids: readonly string[]; readonly root: JsonSchema; readonly within: readonly string[] }

/** Names of every object's prototype, which a program that looks names up in objects takes for its own. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'toString'] as const

/** Values of any type that have broken programs before. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝒳'.repeat(300),
  'x'.repeat(10_000),
  '0000-01-01',
  '9999-12-31',
  '%_\\',
  "'; select 1 --",
  ...PROTOTYPE_NAMES,
  'javascript:alert(1)',
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__": {"role": "SUPER_ADMIN"}}'),
]
const hostile = fc.constantFrom(...HOSTILE)

/** Generates mostly valid input for a schema, and occasionally hostile input. `ids`: those of existing entities. */
export function arbitraryOf(schema: z.ZodType, ids: readonly string[]): Arbitrary<unknown> {
  return arbitraryOfJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, ids)
}

/** The same for a JSON schema, such as those of the OpenAPI document. */
export const arbitraryOfJson = (root: JsonSchema, ids: readonly string[]): Arbitrary<unknown> =>
  anyValue(root, { ids, root, within: [] })

const anyValue = (schema: JsonSchema, context: Context): Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: goodValue(schema, context) }, { weight: 1, arbitrary: hostile })

function goodValue(schema: JsonSchema, context: Context): Arbitrary<unknown> {
  if (schema.$ref) return namedValue(schema.$ref, context)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => anyValue(choice, context)))
  return (BY_TYPE[String(schema.type)] ?? (() => hostile))(schema, context)
}

function namedValue(reference: string, context: Context): Arbitrary<unknown> {
  const name = reference.replace('#/$defs/', '')
  const named = context.root.$defs?.[name] as JsonSchema | undefined
  if (!named || context.within.includes(name)) return fc.constant(null)
  return goodValue(named, { ...context, within: [...context.within, name] })
}

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema, context: Context) => Arbitrary<unknown>>> = {
  string: textOf,
  integer: ({ minimum = -10, maximum = minimum + 1000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -10, maximum = minimum + 1000 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items, minItems = 0, maxItems = 4 }, context) =>
    fc.array(anyValue((items ?? {}) as JsonSchema, context), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    }),
  object: objectOf,
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, context: Context) {
  const fields = Object.entries(properties).map(([name, field]) => [name, anyValue(field as JsonSchema, context)])
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] })
  const other = typeof additionalProperties === 'object' ? anyValue(additionalProperties, context) : hostile
  const others = dictionary(fc.oneof(fc.string({ maxLength: 20 }), prototypeName), other, 3)
  // Objects that allow no other names are sometimes given one.
  const more = additionalProperties === false ? mostlyNone(dictionary(prototypeName, hostile, 1)) : others
  return fc.tuple(known, more).map(([some, added]) => ({ ...some, ...added }))
}

const prototypeName = fc.constantFrom(...PROTOTYPE_NAMES)

/** The names are the object's own, `__proto__` too. */
const dictionary = (name: Arbitrary<string>, value: Arbitrary<unknown>, maxLength: number) =>
  fc.array(fc.tuple(name, value), { maxLength }).map((entries): object => Object.fromEntries(entries))

const mostlyNone = (objects: Arbitrary<object>): Arbitrary<object> =>
  fc.oneof({ weight: 30, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: objects })

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

function textOf(schema: JsonSchema, { ids }: Context): Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 200, examples = [] } = schema
  if (examples.length > 0) return fc.oneof(fc.constantFrom(...examples), fc.constantFrom(...ids))
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date') return day.map((instant) => instant.slice(0, 10))
  if (format === 'date-time') return day
  if (format === 'uri') return fc.webUrl()
  const longest = Math.max(minLength, Math.min(maxLength, 200))
  const words = fc.constantFrom(
    'BR',
    'FR',
    'plant',
    'breeding',
    'br-law-13123-2015',
    'pdf',
    '1',
    'permit',
    ...PROTOTYPE_NAMES,
  )
  const any = fc.string({ unit: 'binary', minLength, maxLength: longest })
  return fc.oneof(words, any, ...(pattern ? [fc.constantFrom('BR', '1', 'ada@example.org', 'abc123!!')] : []))
}
