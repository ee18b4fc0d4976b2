import type { EventEmitter } from 'node:events'
import type { ClientBase } from 'pg'
import type { Db } from './connect.ts'

/** Where the triggers of the database tell that sessions, users, groups or accounts changed, and pools pass it on. */
const CHANNEL = 'access_changes'

/**
 * Has a connection of the pool hear of every such change. One that is made over it is heard before its commit has
 * answered: PostgreSQL first tells a connection what it listens to, then that it is ready.
 */
export async function listenToAccessChanges(pool: EventEmitter, client: ClientBase): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL) pool.emit(CHANNEL, payload)
  })
  await client.query(`listen ${CHANNEL}`)
}

type Forget = { user: (userId: string) => void; everybody: () => void }

/** Says whose access changed; everybody's may have when a connection is gone that might have told of it. */
export function onAccessChange({ $client: pool }: Db, forget: Forget): void {
  const emitter: EventEmitter = pool
  const change = (userId?: string) => (userId ? forget.user(userId) : forget.everybody())
  emitter.on(CHANNEL, change).on('remove', forget.everybody)
}

/** Lets a pool behind a pooler hear what another one hears, whose connections lead straight to the server. */
export function passOnAccessChanges(from: EventEmitter, to: EventEmitter): void {
  from.on(CHANNEL, (userId?: string) => void to.emit(CHANNEL, userId))
  from.on('remove', () => void to.emit(CHANNEL))
}
