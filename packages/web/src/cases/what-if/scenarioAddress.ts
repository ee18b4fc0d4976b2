import { Answers } from '@portal/contract'
import { z } from 'zod'
import { MAX_SCENARIOS, Scenario, type Scenarios } from './scenarios.ts'

const NAME = 'scenarios'
/** Counted up when what is written changes, so that an old link is told from a broken one. */
const VERSION = '1.'
/** Proxies and mail programs cut addresses of some thousand characters. */
const MAX_LENGTH = 4000

const { number, name } = Scenario.shape
/** Number, name and changes of each. */
const Written = z
  .array(z.tuple([number, name, Answers]))
  .min(1)
  .max(MAX_SCENARIOS)
  .refine((all) => new Set(all.map(([one]) => one)).size === all.length)

/** The scenarios that an address holds; null: none; `unreadable`: something that is no scenarios of this version. */
export function scenariosIn(params: URLSearchParams): Scenarios | 'unreadable' | null {
  const text = params.get(NAME)
  if (text === null) return null
  if (!text.startsWith(VERSION) || text.length > MAX_LENGTH) return 'unreadable'
  try {
    const written = Written.parse(JSON.parse(fromBase64(text.slice(VERSION.length))))
    return written.map(([number, name, changes]) => ({ number, name, changes }))
  } catch {
    return 'unreadable'
  }
}

/** The same address with these scenarios; without any where there are none, or where they are too long for one. */
export function withScenarios(params: URLSearchParams, scenarios: Scenarios): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(NAME)
  if (scenarios.length > 0 && fitsAddress(scenarios)) next.set(NAME, write(scenarios))
  return next
}

export const fitsAddress = (scenarios: Scenarios): boolean => write(scenarios).length <= MAX_LENGTH

const write = (scenarios: Scenarios): string =>
  VERSION + toBase64(JSON.stringify(scenarios.map(({ number, name, changes }) => [number, name, changes])))

/** The variant for addresses, of the text's UTF-8. */
const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64 = (text: string): string => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)))
}
