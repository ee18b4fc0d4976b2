import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rolesPage } from './rolesPage.ts'

test('docs/roles.md is what `npm run docs:roles` writes', () => {
  const written = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'roles.md'), 'utf8')
  expect(written).toBe(rolesPage())
})
