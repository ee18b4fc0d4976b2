import { readFileSync, writeFileSync } from 'node:fs'

const RESULTS = new URL('../RESULTS.md', import.meta.url)

/** Inserts a benchmark's section, which starts with its `# ` heading, into RESULTS.md in place of the previous one. */
export function keepSection(section: string): void {
  const heading = section.slice(0, section.indexOf('\n') + 1)
  const kept = readFileSync(RESULTS, 'utf8').split(/^(?=# )/m)
  const others = kept.filter((one) => !one.startsWith(heading)).map((one) => `${one.trimEnd()}\n`)
  const all = [...others, section].sort((one, other) => one.localeCompare(other, 'en'))
  writeFileSync(RESULTS, all.join('\n'))
}
