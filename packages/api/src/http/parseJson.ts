/** Thrown for an object that has the same key twice: programs would read different values from it (RFC 8259, 4). */
export class RepeatedKeyError extends Error {
  readonly key: string

  constructor(key: string) {
    super(`The key ${key} occurs twice.`)
    this.key = key
  }
}

/** A string, with the colon after a key, or a bracket; other tokens do not matter here. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g

/** Parses JSON. Throws SyntaxError, and RepeatedKeyError for a key that an object has twice. */
export function parseJsonStrictly(text: string): unknown {
  const value: unknown = JSON.parse(text)
  /** The keys of each open object; those of a list stay empty. */
  const open: Set<string>[] = []
  for (const [token, string = '', colon] of text.matchAll(TOKENS)) {
    if (colon) addKey(open.at(-1), JSON.parse(string))
    else if (token === '{' || token === '[') open.push(new Set())
    else if (string === '') open.pop()
  }
  return value
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (keys?.has(key)) throw new RepeatedKeyError(key)
  keys?.add(key)
}
