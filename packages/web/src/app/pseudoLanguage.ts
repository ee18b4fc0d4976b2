import i18next from 'i18next'

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'û', n: 'ñ', A: 'Å', E: 'É' }

/**
 * Shows every text as in a language whose words are two fifths longer: accented and in brackets, so that truncation
 * shows. With `abs-portal-pseudo` as `rtl` in the local storage it is read from right to left, too.
 */
export function startPseudoLanguage(): void {
  i18next.use({ type: 'postProcessor', name: 'pseudo', process: pseudoText })
  i18next.options.postProcess = ['pseudo']
  if (localStorage.getItem('abs-portal-pseudo') === 'rtl') i18next.dir = () => 'rtl'
}

export function pseudoText(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter)
  return `[${accented} ${'ẽx '.repeat(Math.ceil(text.length / 8))}]`
}
