import { itemAt } from '../itemAt.ts'

/**
 * JSON with sorted keys and without white space: equal values give equal bytes, so that a stored decision can be
 * reproduced and the SHA-256 of a content does not depend on its formatting. Undefined members are left out. Written by
 * hand because JSON.stringify with a replacer is some five times as slow.
 */
export const canonicalJson = (value: unknown): string => write(value, new Map()) as string

/** A cache of the texts of objects and strings: a decision contains the same boxes, parts and ids many times. */
type Written = Map<object | string, string>

/** Undefined for values that JSON cannot represent, such as functions. */
function write(value: unknown, written: Written): string | undefined {
  if (typeof value === 'string') return writeString(value, written)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = written.get(value)
  if (known !== undefined) return known
  const text = writeObject(value, written)
  written.set(value, text)
  return text
}

/** Matches strings without characters that must be escaped, as most strings of a decision are. */
const PLAIN = /^[\w .:,;()/+-]*$/

function writeString(value: string, written: Written): string {
  const known = written.get(value)
  if (known !== undefined) return known
  const text = PLAIN.test(value) ? `"${value}"` : JSON.stringify(value)
  written.set(value, text)
  return text
}

function writeObject(value: object, written: Written): string {
  if (Array.isArray(value)) return writeList(value, written)
  if ('toJSON' in value) return write(JSON.parse(JSON.stringify(value)), written) as string
  return writeRecord(value as Record<string, unknown>, written)
}

function writeList(list: readonly unknown[], written: Written): string {
  if (list.length === 0) return '[]'
  let text = '['
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ','
    text += write(list[i], written) ?? 'null'
  }
  return `${text}]`
}

function writeRecord(record: Record<string, unknown>, written: Written): string {
  let text = ''
  for (const key of sortedKeys(record)) {
    const member = write(record[key], written)
    if (member === undefined) continue
    text += text === '' ? '{' : ','
    text += writeString(key, written)
    text += ':'
    text += member
  }
  return text === '' ? '{}' : `${text}}`
}

/**
 * Sorted by UTF-16 code unit, so independent of the locale, but integer keys come first, as in the property order of
 * any JavaScript object.
 */
function sortedKeys(record: Record<string, unknown>): string[] {
  const keys = Object.keys(record)
  for (let i = 1; i < keys.length; i++)
    if (itemAt(keys, i - 1) > itemAt(keys, i))
      return isIndex(itemAt(keys, 0)) ? [...keys.filter(isIndex), ...sorted(keys.filter(isName))] : sorted(keys)
  return keys
}

/** An insertion sort, in place, as most objects have few members: `sort` allocates some kilobyte each time. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = itemAt(keys, i)
    let place = i
    for (; place > 0 && itemAt(keys, place - 1) > key; place--) keys[place] = itemAt(keys, place - 1)
    keys[place] = key
  }
  return keys
}

const isIndex = (key: string) => /^(0|[1-9]\d*)$/.test(key) && Number(key) < 2 ** 32 - 1
const isName = (key: string) => !isIndex(key)
