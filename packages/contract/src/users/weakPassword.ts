/** The words that someone who knows the user would try first. */
export type PersonalWords = { email: string; firstName: string; lastName: string; account: string; portal: string }

/**
 * The characters that must remain besides short personal words: as many letters and digits as the password policy
 * requires.
 */
const MIN_OWN_LENGTH = 6
/**
 * Words of at least this length are refused anywhere in a password; shorter ones occur in too many passwords by chance.
 */
const LONG_WORD = 4

/**
 * The password from leaks on which this one is built, if it is; `leaked` are such passwords in lower case. Users mostly
 * append the characters that the policy requires or substitute them for letters, so both are looked up.
 */
export const commonPasswordIn = (password: string, leaked: ReadonlySet<string>): string | undefined =>
  spellingsOf(password).find((spelling) => leaked.has(spelling) || isRepetition(spelling) || isRun(spelling))

/** The word about the user on which the password is built, if it is. */
export const personalWordIn = (password: string, personal: PersonalWords): string | undefined =>
  wordIn(password, wordsOf(personal))

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

const SUBSTITUTES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }),
)
/** Both readings of a text in which digits and symbols stand for letters: 1 is an l or an i. */
const readingsOf = (text: string): string[] =>
  ['l', 'i'].map((letter) => text.replace(/[013457@$]/g, (char) => SUBSTITUTES.get(char) ?? letter))

/** The unit that a text repeats, `qwerty` for `qwertyqwerty`; a text without repetition as it is. */
const repeatedIn = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text
const isRepetition = (text: string): boolean => repeatedIn(text).length < LONG_WORD

/** Neighbours in the alphabet or on a keyboard, compared in both directions. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const reversed = (text: string): string => [...text].reverse().join('')
const isRun = (text: string): boolean => ROWS.some((row) => row.includes(text) || reversed(row).includes(text))

/**
 * The spellings to look up: without surrounding symbols, with letters and digits only, and with substitutes read as
 * letters.
 */
function spellingsOf(password: string): string[] {
  const lower = withoutAccents(password.toLowerCase())
  const trimmed = lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  const plain = lower.replace(/[^a-z0-9]/g, '')
  const word = trimmed.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '')
  const spellings = [lower, trimmed, plain, word, plain.replace(/^\d+|\d+$/g, '')]
  const readings = [...spellings, ...spellings.flatMap(readingsOf)].filter((text) => text.length >= LONG_WORD)
  const repeated = readings.map(repeatedIn).filter((text) => text.length >= LONG_WORD)
  return [...new Set([...readings, ...repeated])]
}

const wordsOf = ({ email, firstName, lastName, account, portal }: PersonalWords): string[] =>
  [email.replace(/\.[^.@]+$/, ''), firstName, lastName, account.replace(/\.[^.]+$/, ''), portal]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 1)

/** Maps characters that look alike to one letter, so that a disguised name is still found. */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    l: 'i',
    '!': 'i',
    '2': 'z',
    '3': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '6': 'g',
    '7': 't',
    '+': 't',
    '8': 'b',
    '9': 'g',
  }),
)
const shapeOf = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/[0-9l!@$+]/g, (char) => LOOK_ALIKE.get(char) ?? char)
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Finds a long word anywhere, or a short one if short words leave too few other characters. */
function wordIn(password: string, words: string[]): string | undefined {
  const shapes = [password, password.replace(/[!+]/g, '')].map(shapeOf)
  const isInside = (shape: string) => shapes.some((text) => text.includes(shape))
  const long = words.find(
    (word) => word.length >= LONG_WORD && (isInside(shapeOf(word)) || isInside(reversed(shapeOf(word)))),
  )
  return long ?? shortWordIn(withoutAccents(password.toLowerCase()), words.map(withoutAccents))
}

function shortWordIn(lower: string, words: string[]): string | undefined {
  const readings = [lower, ...readingsOf(lower)]
  const short = words.filter((word) => readings.some((text) => text.includes(word)))
  const rest = short.reduce((text, word) => text.replaceAll(word, ''), lower).replace(/[^a-z0-9]/g, '')
  return rest.length < MIN_OWN_LENGTH ? short[0] : undefined
}
