import { validate as validateByParser } from '@readme/openapi-parser'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'

const api = startApi()
let document: Record<string, unknown>

beforeAll(async () => {
  const { body } = await api.app.inject('/api/docs/json')
  document = JSON.parse(body)
})

test('the OpenAPI document fulfils the schema of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
})

test('the OpenAPI document passes a parser that follows every reference', async () => {
  expect(await validateByParser(structuredClone(document) as never)).toMatchObject({ valid: true })
})

test('every reference in the OpenAPI document resolves within it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => String(path))
  const resolve = (path: string) => path.split('/').reduce<unknown>((at, key) => (at as never)?.[key], document)
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((path) => resolve(path) === undefined)).toEqual([])
})

test('an object of the contract stands once in the OpenAPI document, by its name', () => {
  const { components } = document as { components: { schemas: Record<string, unknown> } }
  const text = JSON.stringify(document)

  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Assessment', 'Decision', 'Evidence', 'User']),
  )
  for (const name of Object.keys(components.schemas)) expect(text).toContain(`"#/components/schemas/${name}"`)
  expect(text.split('"decisionSha256":{').length - 1).toBe(1)
})
