import { events } from '@portal/contract'
import { draftOfMessage, latinNameIn, lawOfMessage, renderMessage } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import type { Db } from '../db/connect.ts'
import { withNames } from '../db/messages.ts'
import type { Serve } from '../http/serve.ts'
import { type Names, numberedCaseName } from '../text/caseName.ts'
import { listEvents } from './events.repo.ts'

/** The names of countries and uses by the law that is active now. */
type NamingLaw = { contextFor: (db: Db, provider: undefined) => Promise<{ names: Names }> }
type EventDeps = { db: Db; law: NamingLaw }

export function eventRoutes(serve: Serve, { db, law }: EventDeps): void {
  serve(events.list, async ({ body }, { actor }) => {
    const [{ count, rows }, { names }] = await Promise.all([listEvents(db, actor, body), law.contextFor(db, undefined)])
    return { count, rows: rows.map((row) => present(row, names)) }
  })
}

type EventRow = Awaited<ReturnType<typeof listEvents>>['rows'][number]

const present = ({ event, names: people, activation, about }: EventRow, names: Names) => ({
  eventId: event.eventId,
  eventType: event.eventType,
  label: renderMessage(translate, withNames(event.message, people), about ? numberedCaseName(about, names) : undefined),
  law: lawOfMessage(event.message),
  latin: about ? latinNameIn(about) : undefined,
  assessmentId: event.assessmentId,
  ...stepOf(event, activation),
  draft: draftOfMessage(event.message) ?? undefined,
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
})

/** The versions to compare; none for the treaty level, whose changes are not shown version by version. */
function stepOf({ eventType }: EventRow['event'], activation: EventRow['activation']) {
  if (eventType !== 'COUNTRY_ACTIVATED' || !activation || activation.previous === null) return {}
  return { step: { countryId: activation.contentId, from: activation.previous, to: activation.version } }
}
