import type { TFunction } from 'i18next'

const SHOWN = 12

/** The first of some numbers and how many there are beside them: all are in what was pasted, and in the files. */
export function numbersInShort(t: TFunction, numbers: readonly string[]): string {
  const more = numbers.length - SHOWN
  const shown = numbers.slice(0, SHOWN).join(', ')
  return more > 0 ? t('informationHub.sequences.andMore', { numbers: shown, more }) : shown
}
