import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { storedMails } from '../db/schema.ts'

/** Writes the mails stored in the database as .eml files that only their owner can read, and returns their number. */
export async function writeMails(db: Db, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const mails = await db.select().from(storedMails).orderBy(asc(storedMails.createdAt))
  for (const { mailId, message } of mails) {
    await writeFile(join(folder, `${mailId}.eml`), message, { mode: 0o600 })
  }
  return mails.length
}
