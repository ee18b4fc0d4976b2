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
  client.on('notification', ({ channel }) => {
    if (channel === CHANNEL) pool.emit(CHANNEL)
  })
  await client.query(`listen ${CHANNEL}`)
}

/** Calls `forget` when something changed, and when a connection is gone that might have told of it. */
export function onAccessChange({ $client: pool }: Db, forget: () => void): void {
  const emitter: EventEmitter = pool
  emitter.on(CHANNEL, forget).on('remove', forget)
}

/** Lets a pool behind a pooler hear what another one hears, whose connections lead straight to the server. */
export function passOnAccessChanges(from: EventEmitter, to: EventEmitter): void {
  const tell = () => void to.emit(CHANNEL)
  from.on(CHANNEL, tell).on('remove', tell)
}
