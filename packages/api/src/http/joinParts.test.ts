import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinParts } from './joinParts.ts'

/** More than what lies between a server and a caller who does not read. */
const PART = 4 * 1024 * 1024
let server: Server
let address: string

/** Answers each call with two parts, filled with the letter that its path ends with. */
beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const part = Buffer.alloc(PART, url.at(-1))
    answer.end(joinParts([part, part], answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('an answer that is read slowly stays as it was, whatever is answered meanwhile', async () => {
  const slow = await open('a')
  expect(await lettersOf(await open('b'))).toBe(`${2 * PART} b`)
  expect(await lettersOf(await open('c'))).toBe(`${2 * PART} c`)
  expect(await lettersOf(slow)).toBe(`${2 * PART} a`)
})

test('a body whose caller broke off is filled again', async () => {
  const broken = await open('a')
  broken.destroy()
  for (const letter of 'bcd') expect(await lettersOf(await open(letter))).toBe(`${2 * PART} ${letter}`)
})

const open = (letter: string): Promise<NodeJS.ReadableStream & { destroy: () => void }> =>
  new Promise((resolve, reject) => request(`${address}/${letter}`, resolve).on('error', reject).end())

async function lettersOf(answer: NodeJS.ReadableStream): Promise<string> {
  const body = await buffer(answer)
  return `${body.length} ${[...new Set(body)].map((code) => String.fromCharCode(code)).join('')}`
}
