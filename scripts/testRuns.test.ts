import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('npm test runs each project of vitest once', () => {
  const script = readFileSync(new URL('test.mjs', import.meta.url), 'utf8')
  const run = [...script.matchAll(/runTests\(\[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/[^', ]+/g) ?? [])
  // The web has its project in the configuration of its build.
  const projects = config.test?.projects?.map((one) => (one as { test?: { name: string } }).test?.name ?? 'web')
  expect(run.toSorted()).toEqual(projects?.toSorted())
})
