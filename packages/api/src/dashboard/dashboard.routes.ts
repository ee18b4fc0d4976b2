import { dashboard as contract } from '@portal/contract'
import { type Decision, explain } from '@portal/rules'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import type { LawStore } from '../startup/deps.ts'
import { listChanged, listDueAssessments } from './dashboard.repo.ts'
import { readLawChange } from './lawChange.ts'

const DAY_MS = 86_400_000
const DUE_WITHIN_DAYS = 60
const CHANGED_WITHIN_DAYS = 90

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

export function dashboardRoutes(serve: Serve, { db, law }: { db: Db; law: LawStore }): void {
  serve(contract.deadlines, async (_, { actor }) => {
    const found = await listDueAssessments(db, actor, dayOf(inDays(DUE_WITHIN_DAYS)))
    const rows = []
    for (const row of found) rows.push(await deadlineOf(law, row))
    return { count: rows.length, rows }
  })

  serve(contract.changedByLaw, async (_, { actor }) => {
    const rows = await listChanged(db, actor, inDays(-CHANGED_WITHIN_DAYS))
    return { count: rows.length, rows: rows.map(changeOf) }
  })

  serve(contract.lawChange, (asked, { actor }) => readLawChange({ db, law }, actor, asked))
}

type Row = Awaited<ReturnType<typeof listDueAssessments>>[number]

const ownerOf = ({ firstName, lastName }: Pick<Row, 'firstName' | 'lastName'>) =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()

/** With the obligations that are open, in the words of the law it was decided on. */
async function deadlineOf(law: LawStore, { text, content, due, firstName, lastName, ...about }: Row) {
  const decision = JSON.parse(text) as Decision
  const { obligations } = explain((await law.contextAt(content)).law, decision)
  return {
    ...about,
    owner: ownerOf({ firstName, lastName }),
    status: decision.status,
    due,
    overdue: due < dayOf(new Date()),
    obligations: obligations.filter(({ met }) => !met).map(({ met: _, only: __, ...obligation }) => obligation),
  }
}

function changeOf({
  firstName,
  lastName,
  changedAt,
  before,
  after,
  ...about
}: Awaited<ReturnType<typeof listChanged>>[number]) {
  return {
    ...about,
    owner: ownerOf({ firstName, lastName }),
    before: before ?? after,
    after,
    changedAt: changedAt.toISOString(),
  }
}
