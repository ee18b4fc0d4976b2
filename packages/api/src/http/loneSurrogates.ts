import { translate } from '@portal/texts/translate'
import type { FastifyRequest } from 'fastify'
import { invalid } from './errors.ts'

/** With the flag `u`, only an unpaired surrogate matches. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Throws INVALID_INPUT for an unpaired surrogate: JSON can carry one, but UTF-8, and so the database, cannot. */
export function refuseLoneSurrogates({ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>): void {
  const paths = new Set([params, query, body].flatMap(pathsOfLoneSurrogates))
  if (paths.size > 0) throw invalid([...paths].map((path) => ({ path, message: translate('refusals.loneSurrogate') })))
}

/** Uses its own stack instead of recursion, because a body may be nested tens of thousands of levels deep. */
function pathsOfLoneSurrogates(input: unknown): string[] {
  const paths: string[] = []
  const open: [path: string, value: unknown][] = [['', input]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next
    if (textsOf(value).some((text) => LONE_SURROGATE.test(text))) paths.push(path || 'body')
    for (const [key, child] of childrenOf(value)) open.push([path ? `${path}.${key}` : key, child])
  }
  return paths
}

/** The strings of a value itself: the string, or the names of the object's fields. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return childrenOf(value).map(([key]) => key)
}

const childrenOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
