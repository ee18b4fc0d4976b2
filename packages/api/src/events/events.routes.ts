import { events } from '@portal/contract'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import { listEvents } from './events.repo.ts'

export function eventRoutes(serve: Serve, db: Db): void {
  serve(events.list, ({ body }, { actor }) => listEvents(db, actor, body))
}
