import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** docs/decisions/0016-larger-young-generation.md. The benches start the portal with the same option. */
const STARTS: { [file: string]: RegExp } = {
  'package.json': /"(?:start|demo)": "node (--\S+) scripts\/start\.mjs/g,
  'deploy/Dockerfile': /CMD \["node", "(--\S+)", "scripts\/start\.mjs"\]/g,
  'deploy/abs-portal.service': /ExecStart=\S+\/node (--\S+) \S+\/scripts\/start\.mjs/g,
  'bench/src/portal.ts': /NODE_OPTIONS = \['(--\S+)'\]/g,
}

test('the portal is started with the same size of the young generation everywhere', () => {
  const options = Object.entries(STARTS).flatMap(([file, start]) =>
    [...readFileSync(join(import.meta.dirname, '..', file), 'utf8').matchAll(start)].map(([, option]) => option),
  )
  expect(options).toEqual(Array(5).fill('--max-semi-space-size=64'))
})
