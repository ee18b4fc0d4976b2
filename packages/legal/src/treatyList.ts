import { type CountryNames, placeReader, plain, type Treaty } from '@portal/contract'
import { dayNumber, type IsoDay, isoDay, isRealDay } from '@portal/rules'
import { z } from 'zod'

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((instant) => instant.slice(0, 10))
  .nullish()
const Since = z.object({ party: Day }).nullish()

/** The depositary's list as the Secretariat of the Convention publishes it: each State with the day since which it is a Party. */
const TreatyList = z.array(z.object({ code: z.string(), treaties: z.object({ XXVII8: Since, XXVII8b: Since }) })).min(1)

type Membership = { readonly status: string | null; readonly inForce: string | null }

const COLUMNS = [
  { treaty: 'cbd', code: 'XXVII8', name: 'Convention on Biological Diversity' },
  { treaty: 'nagoya', code: 'XXVII8b', name: 'Nagoya Protocol' },
] as const

/** `missing`: Parties of our table that the list does not name as such, so that it is not to be relied on. */
export type TreatyDifferences = { readonly changes: readonly string[]; readonly missing: readonly string[] }

/** Compares the table of treaties with the depositary's list. Throws an error in words for what is no such list. */
export function compareTreaties(treaties: readonly Treaty[], text: string): TreatyDifferences {
  const listed = new Map(readList(text).map((state) => [state.code.toUpperCase(), state.treaties]))
  const compared = COLUMNS.flatMap(({ treaty, code, name }) =>
    // Territories are no Parties of their own: the list leaves them out.
    treaties
      .filter(({ parent }) => parent === null)
      .map((row) => ({
        name: `${row.iso2} ${row.name}, ${name}`,
        ours: row[treaty],
        day: listed.get(row.iso2)?.[code]?.party,
      })),
  )
  return {
    changes: compared.flatMap(({ name, ours, day }) => changeOf(ours, day).map((change) => `${name}: ${change}`)),
    missing: compared
      .filter(({ ours, day }) => ours.status === 'party' && !day)
      .map(({ name }) => `${name}: a Party in our table, and none in the list`),
  }
}

function readList(text: string) {
  const list = TreatyList.safeParse(parseJson(text))
  if (list.success) return list.data
  const [issue] = list.error.issues
  throw new Error(`This is not the depositary's list: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function changeOf({ status, inForce }: Membership, day: string | null | undefined) {
  if (!day) return []
  if (status !== 'party') return [`a Party since ${day}; our table says ${status ?? 'nothing'}`]
  return day === inForce ? [] : [`a Party since ${day}; our table says ${inForce ?? 'no day'}`]
}

/** The treaties whose lists are tables with a line for each State, such as the depositary's page or its XML. */
export const LISTED_TREATIES = ['nagoya', 'bbnj', 'itpgrfa', 'gratk'] as const
export type ListedTreaty = (typeof LISTED_TREATIES)[number]

const NAMES = {
  nagoya: 'Nagoya Protocol',
  bbnj: 'BBNJ Agreement',
  itpgrfa: 'Plant Treaty',
  gratk: 'WIPO Treaty on genetic resources (GRATK)',
} as const satisfies Record<ListedTreaty, string>

/** What a table says of a State. `inForce`: the day on which the treaty took effect for it, if the table or the treaty says. */
type Entry = { readonly name: string; readonly deposited: string | undefined; readonly inForce: string | undefined }

/**
 * Compares the table of treaties with a list of the Parties to one treaty: a page (HTML or XML) or a text with columns, whose
 * first column has the names or codes of States, also the official ones, and whose head names the column of ratifications.
 * Throws an error in words for what is no such list.
 */
export function compareTable(
  { treaties, names }: { readonly treaties: readonly Treaty[]; readonly names: CountryNames },
  treaty: ListedTreaty,
  text: string,
): TreatyDifferences & { readonly notUnderstood: readonly string[] } {
  const codeOf = codeReader(treaties, names)
  const entries = readTable(treaty, text).map((entry) => ({ ...entry, iso2: codeOf(entry.name) }))
  const listed = new Map(entries.map((entry) => [entry.iso2, entry]))
  const own = treaties.filter(({ parent }) => parent === null)
  return {
    changes: own.flatMap((row) => {
      const entry = listed.get(row.iso2)
      return entry ? changesOf(`${row.iso2} ${row.name}, ${NAMES[treaty]}`, membershipIn(row, treaty), entry) : []
    }),
    missing: own
      .filter((row) => isParty(membershipIn(row, treaty)) && !listed.has(row.iso2))
      .map((row) => `${row.iso2} ${row.name}, ${NAMES[treaty]}: a Party in our table, and none in the list`),
    notUnderstood: entries.flatMap(({ name, iso2 }) => (iso2 === undefined ? [name] : [])),
  }
}

/** Reads codes and names of States, those of our table first, such as Congo; undefined for what is no single State. */
function codeReader(treaties: readonly Treaty[], names: CountryNames): (name: string) => string | undefined {
  const own = new Map(treaties.flatMap(({ iso2, name }) => [iso2, name].map((text) => [plain(text), iso2] as const)))
  const read = placeReader(
    treaties.map(({ iso2, name }) => ({ iso2, names: [name] })),
    names,
  )
  return (name) => {
    const reading = read(name)
    return own.get(plain(name)) ?? (reading.kind === 'country' ? reading.country : undefined)
  }
}

const membershipIn = (row: Treaty, treaty: ListedTreaty): Membership =>
  treaty === 'gratk' ? { ...row.gratk, inForce: null } : row[treaty]

const isParty = ({ status }: Membership) => status?.startsWith('ratified') || status === 'party'

function changesOf(name: string, ours: Membership, { deposited, inForce }: Entry): string[] {
  if (!isParty(ours)) {
    const since = inForce ? `, in force since ${inForce}` : ''
    return [
      `${name}: ratified${deposited ? ` on ${deposited}` : ''}${since}; our table says ${ours.status ?? 'nothing'}`,
    ]
  }
  if (!inForce || inForce === ours.inForce) return []
  return [`${name}: in force since ${inForce}; our table says ${ours.inForce ?? 'no day'}`]
}

/** The States that have ratified, by the lines of a table. */
function readTable(treaty: ListedTreaty, text: string): Entry[] {
  const lines = linesOf(text)
  const head = lines.findIndex((cells) => cells.slice(1).some((cell) => RATIFIED.test(cell)))
  if (head < 0)
    throw new Error(`This is no list of the Parties to the ${NAMES[treaty]}: no column is headed ratification.`)
  const columns = lines[head] as string[]
  const ratified = columns.findIndex((cell, place) => place > 0 && RATIFIED.test(cell))
  const effective = columns.findIndex((cell, place) => place > 0 && EFFECTIVE.test(cell))
  return lines.slice(head + 1).flatMap((cells) => {
    const [name = ''] = cells
    const stated = cells[ratified] ?? ''
    if (name === '' || stated === '') return []
    const deposited = dayIn(stated)
    const inForce = effective < 0 ? effectOf(treaty, deposited) : dayIn(cells[effective] ?? '')
    return [{ name, deposited, inForce }]
  })
}

const RATIFIED = /ratif|accession|deposit/i
const EFFECTIVE = /in(?:to)? force|effect/i

/**
 * When a deposit takes effect, and the first day of all: on the ninetieth day after it under Article 33 of the Nagoya
 * Protocol, on the thirtieth under Article 68 of the BBNJ Agreement. Of the other treaties only what the list says itself.
 */
const EFFECTS: { readonly [treaty in ListedTreaty]?: { readonly days: number; readonly first: IsoDay } } = {
  nagoya: { days: 90, first: '2014-10-12' },
  bbnj: { days: 30, first: '2026-01-17' },
}

function effectOf(treaty: ListedTreaty, deposited: string | undefined): string | undefined {
  const effect = EFFECTS[treaty]
  if (!effect || deposited === undefined) return undefined
  return isoDay(Math.max(dayNumber(deposited) + effect.days, dayNumber(effect.first)))
}

/** The cells of each line, of a page or of a text with columns. */
function linesOf(text: string): string[][] {
  const rows = text.match(/<(?:tr|row)\b[\s\S]*?<\/(?:tr|row)>/gi)
  if (!rows) return text.split(/\r?\n/).map((line) => line.split(/[;\t]/).map((cell) => cell.trim()))
  return rows.map((row) =>
    row
      .split(/<(?:td|th|entry|column)\b[^>]*>/i)
      .slice(1)
      .map(wordsIn),
  )
}

/** The depositary's XML has the numbers of its notes as escaped elements. */
const wordsIn = (cell: string) =>
  cell
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/<(?:sup|superscript)\b[\s\S]*?<\/(?:sup|superscript)>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(\d{1,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(?:apos|rsquo);/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as the depositary writes it (26 Sep 2024) or as programs do (2024-09-26). */
function dayIn(text: string): string | undefined {
  const iso = /\d{4}-\d\d-\d\d/.exec(text)?.[0]
  if (iso) return isRealDay(iso) ? iso : undefined
  const [, day = '', month = '', year = ''] = /\b(\d{1,2}) ([A-Za-z]{3})[a-z]*\.? (\d{4})\b/.exec(text) ?? []
  const place = MONTHS.indexOf(month.toLowerCase()) + 1
  const written = `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`
  return place > 0 && isRealDay(written) ? written : undefined
}
