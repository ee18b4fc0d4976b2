import type { Dimension, Obligation } from '@portal/rules'

/** The names that the matrices of a file may use. */
export type Vocabulary = {
  readonly dimensions: ReadonlyMap<string, 'days' | ReadonlySet<string>>
  readonly obligations: ReadonlySet<string>
  /** The obligations that somebody can fulfil now, rather than only if something happens. */
  readonly closing: ReadonlySet<string>
  readonly locks: ReadonlySet<string>
  readonly documents: ReadonlySet<string>
}

type WithId = { readonly id: string }
type Declarations = {
  readonly dimensions: readonly Pick<Dimension, 'id' | 'values'>[]
  readonly obligations: readonly (WithId & Pick<Obligation, 'kind'>)[]
  readonly locks: readonly WithId[]
  readonly documents: readonly WithId[]
}

export const vocabularyOf = ({ dimensions, obligations, locks, documents }: Declarations): Vocabulary => ({
  dimensions: new Map(dimensions.map(({ id, values }) => [id, values === 'days' ? values : new Set(values)])),
  obligations: idsOf(obligations),
  closing: idsOf(obligations.filter(({ kind }) => kind !== 'only_if')),
  locks: idsOf(locks),
  documents: idsOf(documents),
})

const idsOf = (named: readonly WithId[]) => new Set(named.map(({ id }) => id))
