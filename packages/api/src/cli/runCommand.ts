import { DrizzleQueryError } from 'drizzle-orm'
import { reasonOf } from '../http/databaseErrors.ts'
import { AppError } from '../http/errors.ts'

/**
 * Runs a command of `package.json`, which gets its arguments and returns the exit code. A failure is printed as its
 * message, which names the reason and what to do, without a stack, and gives exit code 1.
 */
export async function runCommand(command: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}

/** The message of a failed query consists of its statement and parameters; the reason is its cause. */
function messageOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `The database refused a statement: ${reasonOf(error)}`
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const fields = error.details.errors ?? []
  return [error.message, ...fields.map(({ path, message }) => `  ${path}: ${message}`)].join('\n')
}
