import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { POSTGRES_BIN } from './configuration.ts'

/** Runs a statement; one line a row. The password goes by a variable, so that no list of processes shows it. */
export async function query(url: string, sql: string): Promise<string> {
  const { port, username, password, pathname } = new URL(url)
  const args = ['-h', '127.0.0.1', '-p', port, '-U', username, '-d', pathname.slice(1), '-Atc', sql]
  const env = { ...process.env, PGPASSWORD: password, PGCONNECT_TIMEOUT: '3' }
  return (await promisify(execFile)(join(POSTGRES_BIN, 'psql'), args, { env, maxBuffer: 2 ** 28 })).stdout.trim()
}

export const answersQueries = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  )
