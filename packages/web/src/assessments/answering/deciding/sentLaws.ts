import type { LawSource } from '../../../shared/law/lawSource.ts'

/** The laws that the worker has, by number. The page keeps the same ones, so that it knows which to send again. */
export type SentLaws = Map<number, LawSource>

/** An answer may change the law and the next one change it back: compiling takes longer than all else in an evaluation. */
const MAX_LAWS = 4

/** Adds a law with the next number, counted from 1, and drops the oldest beyond the limit. */
export function cacheLaw(laws: SentLaws, number: number, law: LawSource): void {
  laws.set(number, law)
  laws.delete(number - MAX_LAWS)
}

/** The number of a law that the worker still has. */
export const numberOf = (laws: SentLaws, { content, country }: LawSource): number | undefined =>
  [...laws].find(([, law]) => law.content === content && law.country === country)?.[0]
