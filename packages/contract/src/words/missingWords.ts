import { plain } from '../http/text.ts'

/**
 * Words for a missing value: those of INSDC (missing-value reporting, 2023), of statistics programs, and of people in
 * several languages.
 */
const MISSING: ReadonlySet<string> = new Set(
  [
    ...['-', '--', '—', '–', '.', '?', '??', 'n/a', '#n/a', '<na>', 'none', 'null', 'nil', 'nan', 'nd', 'n.d.', 'n.a.'],
    ...['missing', 'not applicable', 'not collected', 'not provided', 'restricted access', 'not available', 'blank'],
    ...['not determined', 'not recorded', 'not known', 'not stated', 'unknown', 'unk', 'unk.', 'unspecified', 'xxx'],
    ...["i don't know", "don't know", 'to be determined', 'tbd', 'zz', 'xx'],
    ...['sin datos', 's/d', 's.d.', 's/f', 'desconocido', 'desconocida', 'no registrado', 'sin localidad'],
    ...['sans', 'inconnu', 'inconnue', 'non renseigne', 'non connu', 'unbekannt', 'o.d.', 'ohne datum', 'undatiert'],
    ...['k.a.', 'keine angabe', 'nicht bekannt', 'desconhecido', 'desconhecida', 'nao informado', 'sem dados', '不明'],
    ...['no date', 'no data', 'undated', 'date unknown', 'sin fecha', 'sans date', 'sem data', 'datum unbekannt'],
    ...['origin unknown', 'origine inconnue', 'origen desconocido', 'origem desconhecida'],
    ...['sine loco', 'sin. loc.', 's.l.', 'sine dato'],
  ].map(plain),
)

/** Whether a text stands for a value that nobody knows or wrote down. `NA` and `no` may be countries and are not among them. */
export function isMissing(text: string): boolean {
  const word = plain(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  return word === '' || MISSING.has(word) || word.startsWith('missing:')
}
