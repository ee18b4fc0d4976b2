import { randomUUID } from 'node:crypto'
import { cases, type HandlerInput, MAX_VIEWS, type SavedView } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { assessmentViews, users } from '../../db/schema.ts'
import { type Actor, reachOf } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import type { Serve } from '../../http/serve.ts'
import { fullName } from '../core/record.ts'

/** Saved views of the list: one's own, and those that the account shares. */
export function viewRoutes(serve: Serve, db: Db): void {
  serve(cases.listViews, async (_, { actor }) => {
    const rows = await listViews(db, actor)
    return { count: rows.length, rows: rows.map((row) => present(actor, row)) }
  })

  serve(cases.saveView, ({ body }, { actor }) => saveView(db, actor, body))

  serve(cases.changeView, ({ params, body }, { actor }) => changeView(db, actor, params.viewId, body))

  serve(cases.removeView, async ({ params }, { actor }) => {
    await removeView(db, actor, params.viewId)
    return { success: true } as const
  })
}

type ViewRow = Awaited<ReturnType<typeof listViews>>[number]
type NewView = HandlerInput<typeof cases.saveView>['body']
type ViewChange = HandlerInput<typeof cases.changeView>['body']

const isOwn = ({ accountId, userId }: Actor): SQL | undefined =>
  and(eq(assessmentViews.accountId, accountId), eq(assessmentViews.ownerId, userId))

const isVisible = (actor: Actor): SQL | undefined =>
  or(isOwn(actor), and(eq(assessmentViews.accountId, actor.accountId), assessmentViews.shared))

/** The views that the actor may see, by name. */
export const listViews = (db: DbOrTransaction, actor: Actor, viewId?: string) =>
  db
    .select({
      viewId: assessmentViews.viewId,
      name: assessmentViews.name,
      address: assessmentViews.address,
      shared: assessmentViews.shared,
      ownerId: assessmentViews.ownerId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(assessmentViews)
    .innerJoin(users, eq(users.userId, assessmentViews.ownerId))
    .where(and(isVisible(actor), viewId === undefined ? undefined : eq(assessmentViews.viewId, viewId)))
    .orderBy(asc(sql`lower(${assessmentViews.name})`), asc(assessmentViews.viewId))

/** Users who may create assessments may share a view; sharing is audited. */
function saveView(db: Db, actor: Actor, { name, address, shared }: NewView): Promise<SavedView> {
  if (shared) requireSharing(actor)
  return db.transaction(async (tx) => {
    const { accountId, userId: ownerId } = actor
    const own = await selectOwnForUpdate(tx, actor)
    if (own.length >= MAX_VIEWS) {
      throw invalid([{ path: 'name', message: translate('refusals.mostViews', { most: MAX_VIEWS }) }])
    }
    requireNewName(own, name)
    const view = { viewId: randomUUID(), name, address, shared, ownerId }
    await tx.insert(assessmentViews).values({ ...view, accountId, createdAt: new Date() })
    if (shared) await writeAudit(tx, actor, 'ASSESSMENT_VIEW_SHARE', { viewId: view.viewId, name, address })
    return present(actor, { ...view, firstName: actor.user.firstName, lastName: actor.user.lastName })
  })
}

/** Changes the name of one's own view, and whether it is shared. Throws NOT_FOUND for any other view. */
function changeView(db: Db, actor: Actor, viewId: string, change: ViewChange): Promise<SavedView> {
  return db.transaction(async (tx) => {
    const own = await selectOwnForUpdate(tx, actor)
    const before = own.find((view) => view.viewId === viewId)
    if (!before) throw new AppError('NOT_FOUND')
    const isShared = change.shared && !before.shared
    if (isShared) requireSharing(actor)
    requireNewName(
      own.filter((view) => view !== before),
      change.name,
    )
    await tx.update(assessmentViews).set(change).where(isView(actor, viewId))
    const action = isShared ? 'ASSESSMENT_VIEW_SHARE' : 'ASSESSMENT_VIEW_UPDATE'
    if (before.shared || change.shared)
      await writeAudit(tx, actor, action, { viewId, ...change, address: before.address })
    return present(actor, { ...before, ...change })
  })
}

function requireSharing(actor: Actor): void {
  if (!reachOf(actor, 'CREATE_ASSESSMENTS')) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
}

/** The actor's own views. Locking the user's row serializes changes, which could together break a limit otherwise. */
async function selectOwnForUpdate(tx: Transaction, actor: Actor): Promise<ViewRow[]> {
  await tx.select({ id: users.userId }).from(users).where(eq(users.userId, actor.userId)).for('update')
  return (await listViews(tx, actor)).filter(({ ownerId }) => ownerId === actor.userId)
}

/** Two views of one name could not be told apart. */
function requireNewName(others: readonly ViewRow[], name: string): void {
  if (others.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw invalid([{ path: 'name', message: translate('refusals.viewName') }])
}

const isView = ({ accountId }: Actor, viewId: string): SQL | undefined =>
  and(eq(assessmentViews.accountId, accountId), eq(assessmentViews.viewId, viewId))

/**
 * Deletes a view. Throws NOT_FOUND if the actor does not see it, and refuses to delete another user's unless the actor
 * administers the account.
 */
function removeView(db: Db, actor: Actor, viewId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [view] = await listViews(tx, actor, viewId)
    if (!view) throw new AppError('NOT_FOUND')
    if (!isDeletable(actor, view)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    await tx.delete(assessmentViews).where(isView(actor, viewId))
    if (view.shared) await writeAudit(tx, actor, 'ASSESSMENT_VIEW_DELETE', { viewId, name: view.name })
  })
}

const isDeletable = (actor: Actor, { ownerId }: Pick<ViewRow, 'ownerId'>): boolean =>
  ownerId === actor.userId || reachOf(actor, 'MANAGE_USER_GROUPS') !== undefined

const present = (actor: Actor, row: ViewRow): SavedView => ({
  viewId: row.viewId,
  name: row.name,
  address: row.address,
  shared: row.shared,
  owner: fullName(row),
  deletable: isDeletable(actor, row),
  isOwn: row.ownerId === actor.userId,
})
