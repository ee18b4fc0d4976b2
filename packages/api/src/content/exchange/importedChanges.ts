import { type CountryFile, type GoldenCase, isSameValue, type LawImport } from '@portal/contract'
import { differencesOf, keyOf } from '../versions/compareVersions.ts'

type Text = { readonly file: CountryFile; readonly cases: readonly GoldenCase[] }
type Change = LawImport['changes'][number]

/** What a text changes of another one, golden cases among it. */
export const changesBetween = (before: Text, after: Text): Change[] => [
  ...differencesOf(before.file, after.file).map((difference): Change => {
    const { change, fields } = difference
    return { entry: keyOf(difference), change, fields, words: wordsOf(difference.after ?? difference.before) }
  }),
  ...casesBetween(before.cases, after.cases),
]

function casesBetween(before: readonly GoldenCase[], after: readonly GoldenCase[]): Change[] {
  const change = ({ name }: GoldenCase, of: Change['change']): Change => ({
    entry: `case ${name}`,
    change: of,
    words: name,
    fields: [],
  })
  const earlier = (name: string) => before.find((one) => one.name === name)
  return [
    ...before.filter(({ name }) => !after.some((one) => one.name === name)).map((one) => change(one, 'removed')),
    ...after.flatMap((one) => {
      const was = earlier(one.name)
      if (!was) return [change(one, 'added')]
      return isSameValue(was, one) ? [] : [change(one, 'changed')]
    }),
  ]
}

/** What an entry says: its title, its text, the reason of a row; nothing for a fact. */
function wordsOf(thing: unknown): string {
  const { then: outcome, ...entry } = (thing ?? {}) as { readonly [field: string]: unknown }
  const { reason } = (outcome ?? {}) as { readonly reason?: string }
  const said = reason ?? entry.titleEnglish ?? entry.title ?? entry.text ?? entry.question ?? entry.name ?? entry.from
  return said === undefined ? '' : String(said)
}

/** What is taken out, and tables whose rows stand in another order than their numbers. */
export const toConfirm = (
  changes: readonly Change[],
  unordered: readonly string[],
  { matrices }: CountryFile,
): LawImport['toConfirm'] => [
  ...changes
    .filter(({ change }) => change === 'removed')
    .map(({ entry, words }) => ({ entry, words: words || entry, reason: 'removed' as const })),
  ...unordered.map((table) => ({
    entry: `order ${table}`,
    words: matrices.find(({ id }) => id === table)?.title ?? table,
    reason: 'order' as const,
  })),
]
