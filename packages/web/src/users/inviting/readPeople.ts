/** A row as it was pasted; the server checks it. */
export type PastedPerson = { email: string; firstName: string; lastName: string; role: string }

const HEADING = /^[^@]*(mail|correo|courriel)[^@]*$/i
const NAME_AND_ADDRESS = /^(.*?)<([^<>,;\t]*)>?\s*(?:[,;\t]\s*(.*))?$/

/**
 * The people of a pasted list or CSV, a row each: "Ana Souza <ana@…>", "Souza, Ana <ana@…>", an address alone, or columns
 * separated by tabs, semicolons or commas in any order in which the address is one of them and a role may be the last.
 * A heading row is left out, and so are empty lines.
 */
export const readPeople = (text: string): PastedPerson[] => linesOf(text).map(readLine)

/** The lines of a pasted list that name people, each of which is one of `readPeople`. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.filter((line, at) => at > 0 || !HEADING.test(line))
}

function readLine(line: string): PastedPerson {
  const [, name, email, role] = NAME_AND_ADDRESS.exec(line) ?? []
  if (name === undefined || email === undefined) return readCells(line.split(separatorOf(line)).map(unquoted))
  return { ...namesOf(unquoted(name), email), email: email.trim(), role: role?.trim() ?? '' }
}

function readCells(cells: readonly string[]): PastedPerson {
  const [only = ''] = cells
  // A word alone is meant as an address: told that it is not one, rather than that there is none.
  const isWord = cells.length === 1 && !only.includes(' ')
  const at = isWord ? 0 : cells.findIndex((cell) => cell.includes('@'))
  const email = cells[at] ?? ''
  const [first = '', last, role = ''] = cells.filter((_, place) => place !== at)
  if (last === undefined) return { ...namesOf(first, email), email, role: '' }
  return { email, firstName: first, lastName: last, role }
}

const separatorOf = (line: string): string => ['\t', ';'].find((one) => line.includes(one)) ?? ','

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** First and last name of a whole one; without a name they are read from the address, as far as it tells them apart. */
function namesOf(name: string, email: string): { firstName: string; lastName: string } {
  const [last = '', first] = name.split(',').map((part) => part.trim())
  if (first) return { firstName: first, lastName: last }
  const words = name === '' ? wordsOfAddress(email) : name.split(/\s+/)
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}

const wordsOfAddress = (email: string): string[] =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
