import { plain } from '../http/text.ts'

const YES: ReadonlySet<string> = new Set(
  [
    'yes',
    'y',
    'true',
    't',
    '1',
    'x',
    '✓',
    '✔',
    'ja',
    'j',
    'wahr',
    'oui',
    'o',
    'vrai',
    'si',
    's',
    'verdadero',
    'sim',
  ].concat(['verdadeiro']),
)
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', 'f', '0', 'nein', 'falsch', 'non', 'faux', 'falso', 'nao'])

/** Yes or no as people and programs write them in several languages; undefined for any other text. */
export function readYesOrNo(text: string): boolean | undefined {
  const word = plain(text).trim()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}
