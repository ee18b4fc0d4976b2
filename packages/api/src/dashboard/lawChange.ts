import type { dashboard as contract, HandlerInput, HandlerOutput, LawChange } from '@portal/contract'
import { type Decision, type Explanation, explain } from '@portal/rules'
import { fullName } from '../cases/index.ts'
import { accountOfHouse, findApprovedMessage, type LawStore, presentId } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { findNoticedActivation, listLawChanges } from './lawChange.repo.ts'

type LawChangeQuery = HandlerInput<typeof contract.lawChange>
type Row = Awaited<ReturnType<typeof listLawChanges>>['rows'][number]

/** The changes of an activation to the actor's own assessments. Throws ACTIVATION_NOT_FOUND, also for the house rules of another account. */
export async function readLawChange(
  { db, law }: { db: Db; law: LawStore },
  actor: Actor,
  { params: { id: activationId }, query }: LawChangeQuery,
): Promise<HandlerOutput<typeof contract.lawChange>> {
  const activation = await findNoticedActivation(db, activationId)
  const ofAccount = activation && accountOfHouse(activation.contentId)
  if (!activation || (ofAccount ?? actor.accountId) !== actor.accountId) throw new AppError('ACTIVATION_NOT_FOUND')
  const { count, rows } = await listLawChanges(db, actor, { activationId, ...query })
  const changes: LawChange[] = []
  for (const row of rows) changes.push(await changeOf(law, row))
  return {
    country: presentId(activation.contentId),
    version: activation.version,
    message: (await findApprovedMessage(db, activation)) ?? null,
    changedAt: activation.createdAt.toISOString(),
    finished: activation.finishedAt !== null,
    count,
    rows: changes,
  }
}

async function changeOf(law: LawStore, { before, after, firstName, lastName, ...about }: Row): Promise<LawChange> {
  const old = await explained(law, before)
  const now = await explained(law, after)
  return {
    ...about,
    owner: fullName({ firstName, lastName }),
    before: before.status,
    after: after.status,
    step: stepOf(before.completed, after.completed),
    obligations: difference(textsOf(old), textsOf(now), String),
    locks: difference(locksOf(old), locksOf(now), ({ type, text }) => `${type} ${text}`),
  }
}

/** Explains a decision with the version of the law on which it was made. */
const explained = async (law: LawStore, { content, text }: Row['before']): Promise<Explanation> =>
  explain((await law.contextAt(content)).law, JSON.parse(text) as Decision)

const textsOf = ({ obligations }: Explanation) => obligations.map(({ text }) => text)
const locksOf = ({ locks }: Explanation) => locks.map(({ type, text }) => ({ type, text }))

function stepOf(before: boolean, after: boolean): LawChange['step'] {
  if (before === after) return null
  return before ? 'again' : 'complete'
}

/** Compares by wording, because an obligation with another wording is another thing to do. */
function difference<Item>(before: readonly Item[], after: readonly Item[], keyOf: (item: Item) => string) {
  const old = new Set(before.map(keyOf))
  const now = new Set(after.map(keyOf))
  return {
    added: after.filter((item) => !old.has(keyOf(item))),
    removed: before.filter((item) => !now.has(keyOf(item))),
  }
}
