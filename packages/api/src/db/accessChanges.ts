import type { EventEmitter } from 'node:events'
import type { ClientBase } from 'pg'

/** The channel on which database triggers notify of changed sessions, users, groups and accounts. */
const CHANNEL = 'access_changes'

/**
 * Makes a connection of the pool listen to these notifications. A change made over the same connection is heard before
 * its commit returns: PostgreSQL sends a connection its notifications before it reports ready.
 */
export async function listenToAccessChanges(pool: EventEmitter, client: ClientBase): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL) pool.emit(CHANNEL, payload)
  })
  await client.query(`listen ${CHANNEL}`)
}

type Forget = { user: (userId: string) => void; everybody: () => void }

/** Reports whose access changed, or everyone's when a connection closes, because it may have missed notifications. */
export function onAccessChange({ $client: pool }: { $client: EventEmitter }, forget: Forget): void {
  const change = (userId?: string) => (userId ? forget.user(userId) : forget.everybody())
  pool.on(CHANNEL, change).on('remove', forget.everybody)
}

/** Passes notifications on to a pool behind a pooler, from one whose connections go directly to the server. */
export function passOnAccessChanges(from: EventEmitter, to: EventEmitter): void {
  from.on(CHANNEL, (userId?: string) => void to.emit(CHANNEL, userId))
  from.on('remove', () => void to.emit(CHANNEL))
}
