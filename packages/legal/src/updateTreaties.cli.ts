import { readFileSync } from 'node:fs'
import { loadCountryNames } from '@portal/contract'
import { parseTreaties } from './reading/parseTreaties.ts'
import { readText, SHIPPED } from './reading/readFolder.ts'
import {
  compareTable,
  compareTreaties,
  LISTED_TREATIES,
  type ListedTreaty,
  type TreatyDifferences,
} from './treatyList.ts'

const TABLE = 'protocol/treaties.csv'
const TIMEOUT_MS = 30_000

/**
 * `npm run treaties:update -- list.json`, or an address instead of the file, or either in `TREATY_LIST`: shows where the
 * depositary's list differs from the table of treaties, which a lawyer then changes. `nagoya`, `bbnj`, `itpgrfa` or
 * `gratk` before it reads the page or table of the Parties to that treaty (`TREATY_LIST_BBNJ` …). Without a name, all lists that are set.
 * Nothing is read from the network unless an address is given. Exits with 1 if a list lacks a Party or cannot be read,
 * with 2 without a list.
 */
async function main(names: readonly string[]): Promise<number> {
  const lists = listsOf(names)
  if (lists.length === 0) {
    console.error(
      'No list is given. Name its file or address: npm run treaties:update -- <file or https://…>, or set TREATY_LIST.',
    )
    return 2
  }
  const table = {
    treaties: parseTreaties(TABLE, readText(SHIPPED, TABLE)).value ?? [],
    names: await loadCountryNames(),
  }
  const codes: number[] = []
  for (const { treaty, given } of lists) {
    const text = await readList(given)
    codes.push(report(treaty ? compareTable(table, treaty, text) : compareTreaties(table.treaties, text)))
  }
  return Math.max(...codes)
}

type List = { readonly treaty: ListedTreaty | undefined; readonly given: string }

function listsOf([first, second]: readonly string[]): List[] {
  const treaty = LISTED_TREATIES.find((one) => one === first)
  const given = treaty ? second : first
  if (given) return [{ treaty, given }]
  return [undefined, ...LISTED_TREATIES]
    .filter((one) => treaty === undefined || one === treaty)
    .flatMap((one) => {
      const set = process.env[one ? `TREATY_LIST_${one.toUpperCase()}` : 'TREATY_LIST']
      return set ? [{ treaty: one, given: set }] : []
    })
}

function report({ changes, missing, notUnderstood = [] }: TreatyDifferences & { notUnderstood?: readonly string[] }) {
  for (const line of missing.length > 0 ? missing : changes) console.log(line)
  for (const name of notUnderstood) console.log(`Not a name or code of our table: ${name}`)
  if (missing.length > 0) {
    console.error(
      `Stopped: the list lacks ${missing.length} of our Parties. Nothing of it is to be taken over before that is explained.`,
    )
    return 1
  }
  console.log(
    changes.length === 0
      ? 'The table says what the list says.'
      : `${changes.length} differences. Change packages/legal/${TABLE}, its source and its day.`,
  )
  return 0
}

async function readList(given: string): Promise<string> {
  if (!/^https?:\/\//.test(given)) return readFileSync(given, 'utf8')
  const response = await fetch(given, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${given} answered ${response.status}.`)
  return response.text()
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
