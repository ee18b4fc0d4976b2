import { readFileSync } from 'node:fs'
import { parseTreaties } from './reading/parseTreaties.ts'
import { readText, SHIPPED } from './reading/readFolder.ts'
import { compareTreaties } from './treatyList.ts'

const TABLE = 'protocol/treaties.csv'
const TIMEOUT_MS = 30_000

/**
 * `npm run treaties:update -- list.json`, or an address instead of the file, or either in `TREATY_LIST`: shows where the
 * depositary's list differs from the table of treaties, which a lawyer then changes. Nothing is read from the network
 * unless an address is given. Exits with 1 if the list lacks a Party or cannot be read, with 2 without a list.
 */
async function main([given = process.env.TREATY_LIST]: readonly string[]): Promise<number> {
  if (!given) {
    console.error(
      'No list is given. Name its file or address: npm run treaties:update -- <file or https://…>, or set TREATY_LIST.',
    )
    return 2
  }
  const { changes, missing } = compareTreaties(
    parseTreaties(TABLE, readText(SHIPPED, TABLE)).value ?? [],
    await readList(given),
  )
  for (const line of missing.length > 0 ? missing : changes) console.log(line)
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
