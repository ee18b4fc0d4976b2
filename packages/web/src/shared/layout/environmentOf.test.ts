import { expect, test } from 'vitest'
import { environmentOf } from './EnvironmentChip.tsx'

test.each([
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]', 'local'],
  ['abs.localhost', 'local'],
  ['preview.abs.example', 'staging'],
  ['abs.example', null],
  ['notlocalhost', null],
  ['localhost.evil.example', null],
])('the host %s is the environment %s', (host, environment) => {
  expect(environmentOf(host, 'preview.abs.example')).toBe(environment)
})
