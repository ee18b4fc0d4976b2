import i18next from 'i18next'

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'û', n: 'ñ', A: 'Å', E: 'É' }

/**
 * Shows every text as in a language whose words are two fifths longer: accented and in brackets, so that truncation
 * shows. With `abs-portal-pseudo` as `rtl` in the local storage it is read from right to left, too: each text begins with
 * a right-to-left mark, like with a letter of such a language.
 */
export function startPseudoLanguage(): void {
  const isRightToLeft = localStorage.getItem('abs-portal-pseudo') === 'rtl'
  const process = (text: string) => (isRightToLeft ? `\u200f${pseudoText(text)}` : pseudoText(text))
  i18next.use({ type: 'postProcessor', name: 'pseudo', process })
  i18next.options.postProcess = ['pseudo']
  if (isRightToLeft) i18next.dir = () => 'rtl'
}

export function pseudoText(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter)
  return `[${accented} ${'ẽx '.repeat(Math.ceil(text.length / 8))}]`
}
