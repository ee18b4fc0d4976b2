import { DrizzleQueryError } from 'drizzle-orm'
import { isDiskFull } from '../data-dir/index.ts'
import { isUnavailable } from '../http/databaseErrors.ts'
import { diskSpace } from './diskSpace.ts'
import { TOO_LITTLE_MB } from './health.ts'

const MB = 1024 * 1024
/** What a new database takes up, with its first tables and the law. */
const ROOM_MB = 300
/** How PostgreSQL's programs word a full disk. */
const NO_SPACE = /No space left on device|Disk quota exceeded/

/**
 * Why a start failed, in the operator's words if the disk of the data folder is full, whichever program noticed it. A
 * database that cannot write its log ends at once, and the portal learns only that its connection broke.
 */
export async function explainFullDisk(error: unknown, dataDir: string): Promise<unknown> {
  if (!(error instanceof Error)) return error
  const { free } = await diskSpace(dataDir)
  const isFull = isDiskFull(error) || NO_SPACE.test(error.message)
  const isOfDatabase = isUnavailable(error) || error instanceof DrizzleQueryError
  if (!isFull && !(isOfDatabase && free < TOO_LITTLE_MB * MB)) return error
  return new Error(
    `DATA_DIR: the disk of ${dataDir} is full, and the portal cannot start. Make room for at least ${ROOM_MB} MB there, or name another folder, and start again.`,
    { cause: error },
  )
}
