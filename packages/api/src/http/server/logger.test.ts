import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The log goes straight to the console, so another process writes it. */
const program = `Promise.all([import('fastify'), import(process.argv[1])]).then(async ([{ fastify }, { createLogger }]) => {
  const app = fastify({ loggerInstance: createLogger('info') })
  for (const path of ['/validate', '/file/pdf']) app.get(path, async () => ({}))
  await app.inject({ url: '/validate?i=known&t=secret-token', headers: { cookie: 'refresh=secret-cookie' } })
  await app.inject('/file/pdf?link=secret-link')
  app.log.info({ body: { password: 'secret-1', oldPassword: 'secret-2', newPassword: 'secret-3' } })
})`

test('what is secret is not logged: tokens of links, cookies, passwords', () => {
  const args = ['--import', 'tsx', '-e', program, join(import.meta.dirname, 'logger.ts')]
  const log = execFileSync(process.execPath, args, { encoding: 'utf8' })

  expect(log).toContain('/validate?i=known&t=...')
  expect(log).toContain('/file/pdf?link=...')
  expect(log).not.toContain('secret')
})
