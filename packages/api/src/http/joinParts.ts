import type { ServerResponse } from 'node:http'

/** Bodies that have gone, to be filled again: to get as much fresh memory takes the machine longer than to fill it. */
const free: Buffer[] = []
const MOST_FREE = 32
/** Bodies differ a little in length: the next one finds room. */
const ROUNDED_TO = 64 * 1024

/** The parts of an answer in one body. It is good until the answer has gone, or its caller has. */
export function joinParts(parts: readonly Buffer[], answer: ServerResponse): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const body = bodyOf(length)
  let at = 0
  for (const part of parts) at += part.copy(body, at)
  answer.once('close', () => {
    if (free.length < MOST_FREE) free.push(body)
  })
  return body.subarray(0, length)
}

function bodyOf(length: number): Buffer {
  const body = free.pop()
  if (body && body.length >= length) return body
  return Buffer.allocUnsafeSlow(Math.ceil(length / ROUNDED_TO) * ROUNDED_TO)
}
