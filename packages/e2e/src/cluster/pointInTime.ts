import { setTimeout as sleep } from 'node:timers/promises'
import type { Writing } from '../torture/writing.ts'
import type { Cluster } from './cluster.ts'

/** Backs up while the portals are written to, restores to a moment in between on a server of its own, and compares. */
export async function restoreToMoment(
  { database }: Cluster,
  writing: Writing,
): Promise<{ missing: number; tooLate: number }> {
  await database.backrest('backup', '--type=full')
  await writing.next()
  // Long enough for what is under way to end, so that no write is at the moment itself.
  await writing.pause(3_000)
  const before = [...writing.acknowledged()]
  const moment = await database.query('select now()')
  await writing.pause(500)
  await writing.next()
  const all = [...writing.acknowledged()]
  const later = all.slice(before.length)
  await database.query('select pg_switch_wal()')
  await sleep(2_000)
  const restored = await database.restore(moment)
  try {
    const ids = new Set((await restored.query('select assessment_id from assessments')).split('\n'))
    return {
      missing: before.filter((id) => !ids.has(id)).length,
      tooLate: later.filter((id) => ids.has(id)).length,
    }
  } finally {
    await restored.stop()
  }
}
