import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The log goes straight to standard output, so a separate process writes it. */
const program = `Promise.all([import('fastify'), import(process.argv[1])]).then(async ([{ fastify }, { announceBy, createLogger }]) => {
  const log = createLogger('info', process.argv[2])
  announceBy(log, process.argv[2])('Loading the legal content ...')
  const app = fastify({ loggerInstance: log })
  for (const path of ['/validate', '/file/pdf', '/users/:id']) app.get(path, async () => ({}))
  app.get('/fails', async (request) => { request.log.error({ err: new Error('disk full') }, 'unexpected'); return {} })
  await app.inject({ url: '/validate?i=known&t=secret-token', headers: { cookie: 'refresh=secret-cookie' } })
  await app.inject('/file/pdf?link=secret-link')
  for (const part of ['secret@example.org', 'secret%40example.org', 'secret'.repeat(7) + '.ics']) await app.inject('/users/' + part)
  await app.inject('/fails')
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "secret-id"'), { code: '22P02', detail: 'Key (email)=(secret@example.org)' })
  app.log.error({ err: new Error('Failed query: select $1\\nparams: secret@example.org', { cause }) }, 'a statement')
  app.log.error({ err: new Error('all recipients were rejected: 550 5.1.1 <secret@example.org>: User unknown') }, 'a mail')
  app.log.warn({ reason: 'timeout expired', jobs: 2 }, 'not available')
  app.log.info({ body: { password: 'secret-1', oldPassword: 'secret-2', newPassword: 'secret-3' } })
})`

const logAs = (format: string): string => {
  const args = ['--import', 'tsx', '-e', program, join(import.meta.dirname, 'logger.ts'), format]
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}

test.each(['text', 'json'])(
  'link tokens, cookies, passwords and values of statements are not logged as %s',
  (format) => {
    const log = logAs(format)

    expect(log).toContain('/validate?i=...&t=...')
    expect(log).toContain('/file/pdf?link=...')
    expect(log.match(/\/users\/\.\.\.\W/g)).toHaveLength(3)
    expect(log).toContain('Failed query: select $1')
    expect(log).toContain('invalid input syntax for type uuid')
    expect(log).toContain('550 5.1.1 <...>: User unknown')
    expect(log).not.toContain('secret')
  },
)

test('the text log consists of sentences, including the start-up, and of error stacks', () => {
  const lines = logAs('text').trimEnd().split('\n')

  expect(lines[0]).toBe('Loading the legal content ...')
  const time = String.raw`^\d\d:\d\d:\d\d `
  expect(lines[1]).toMatch(new RegExp(`${time}incoming request: GET /validate\\?i=\\.\\.\\.&t=\\.\\.\\.$`))
  expect(lines[2]).toMatch(new RegExp(`${time}request completed: 200, \\d+ ms$`))
  expect(lines.find((line) => line.includes('unexpected'))).toMatch(new RegExp(`${time}error: unexpected: request `))
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`${time}warn: not available: reason timeout expired, jobs 2$`)),
  )
  expect(lines).toContain('Error: disk full')
  expect(lines.filter((line) => line.startsWith('{'))).toEqual([])
})

test('the JSON log has one entry per line, including the start-up', () => {
  const entries = logAs('json')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries[0]).toMatchObject({ level: 30, msg: 'Loading the legal content ...' })
})
