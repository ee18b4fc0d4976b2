import { writeFileSync } from 'node:fs'
import { readAccessRules } from './accessRules.ts'

/** Writes the data of the figure on the sign-in screen as JSON to the file named by the only argument. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('accessRules.cli.ts <file>')
  process.exitCode = 2
} else writeFileSync(file, JSON.stringify(readAccessRules()))
