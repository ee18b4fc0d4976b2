import { plain } from '../http/text.ts'

/** The beginnings of the names of months, in languages in which labels are written. */
const BEGINNINGS: readonly string[] = [
  'jan janv ene gen led sty янв oca',
  'feb fev fevr lut uno фев sub',
  'mar mars mrz mrt bre мар',
  'apr abr avr kwi dub апр nis',
  'may mai maj mei mag kve май мая',
  'jun juin giu cze cvn июн haz',
  'jul juil lug lip cvc июл tem',
  'aug ago aou agu aout sie srp авг',
  'sep sept set wrz zar сен eyl',
  'oct okt out ott paz rij окт eki',
  'nov lis ноя kas',
  'dec dez dic des gru pro дек ara',
]

const months: ReadonlyMap<string, number> = new Map(
  BEGINNINGS.flatMap((words, index) => words.split(' ').map((word) => [plain(word), index + 1] as const)),
)
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** The number of the month that a word begins like, or that it is in Roman figures; undefined for another word. */
export function monthOf(word: string): number | undefined {
  const name = plain(word).replace(/\.$/, '')
  const roman = ROMAN.indexOf(name) + 1
  return roman > 0 ? roman : (months.get(name.slice(0, 4)) ?? months.get(name.slice(0, 3)))
}
