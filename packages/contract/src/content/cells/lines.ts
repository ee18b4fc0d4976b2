/** Lines of several fields: `|` between fields, a line break between lines; both, and `\`, are escaped within a field. */
const ESCAPES = new Map([
  ['\\', '\\\\'],
  ['|', '\\|'],
  ['\n', '\\n'],
])

const escaped = (field: string): string => field.replace(/[\\|\n]/g, (letter) => ESCAPES.get(letter) ?? letter)
const unescaped = (field: string): string =>
  field.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

export const writeLine = (fields: readonly string[]): string => fields.map(escaped).join(' | ')

/** The lines that are not empty, each with its trimmed fields. */
export const readLines = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => (line.match(/(?:\\.|[^|\\]|\\$)+/g) ?? []).map((field) => unescaped(field.trim())))
