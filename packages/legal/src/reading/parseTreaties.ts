import { Treaty } from '@portal/contract'
import type { Checked } from '../checks/problem.ts'

/** Parses `treaties.csv` (RFC 4180), one state or territory per line. */
export function parseTreaties(file: string, text: string): Checked<Treaty[]> {
  const [head = [], ...lines] = readCsv(text)
  const treaties: Treaty[] = []
  const problems = lines.flatMap((cells) => {
    const row = Object.fromEntries(head.map((name, column) => [name, cells[column]]))
    const result = Treaty.safeParse(row)
    if (result.success) treaties.push(result.data)
    const issues = result.success ? [] : result.error.issues
    return issues.map(({ path, message }) => ({ file, at: row.iso2 ?? '', reason: `${path.join('.')}: ${message}` }))
  })
  return { value: treaties, problems }
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g

function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (const [whole, quoted, plain = '', end] of text.trimEnd().matchAll(CELL)) {
    if (whole === '' && line.length === 0) break
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      lines.push(line)
      line = []
    }
  }
  return lines
}
