const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu

/** Marks what was typed in scripts without spaces too: PostgreSQL marks whole words, which a text in them does not have. */
export function markUnspaced(marked: string, typed: string): string {
  const parts = [...new Set(typed.match(UNSPACED))].toSorted((a, b) => b.length - a.length)
  return parts.length === 0 ? marked : marked.replace(RegExp(`(?<!\\[\\[)(${parts.join('|')})`, 'gu'), '[[$1]]')
}
