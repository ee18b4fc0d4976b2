import {
  type AssessmentAnswer,
  type AssessmentRight,
  assessmentNumber,
  type cases,
  type HandlerInput,
} from '@portal/contract'
import type { DetailChange } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import type { Transaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { rightsOf } from '../core/access.ts'
import { type AssessmentRow, updateAssessment } from '../core/assessments.repo.ts'
import { type AssessmentDeps, readAssessment, selectForUpdateIfAllowed } from '../core/assessments.service.ts'
import { fullName, notifyOwner, recordAssessment } from '../core/record.ts'
import { selectPossibleOwnerForShare } from './owners.ts'

type Body = HandlerInput<typeof cases.update>['body']
type Update = { body: Body; ifMatch: string | undefined }

const NEEDS: { readonly [field in keyof Body]-?: AssessmentRight } = {
  name: 'edit',
  internalReference: 'edit',
  visibility: 'setVisibility',
  ownerId: 'setOwner',
}
const FIELDS = ['name', 'internalReference', 'visibility', 'ownerId'] as const
const TEXTS = ['name', 'internalReference'] as const

/** Changes name, reference, visibility and owner: all requested changes or, if one is refused, none. */
export function changeDetails(
  { db, law }: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  { body, ifMatch }: Update,
): Promise<AssessmentAnswer> {
  return db.transaction(async (tx) => {
    const scope = { db: tx, law, actor }
    const row = await selectForUpdateIfAllowed(scope, assessmentId, {
      ifMatch,
      may: (row) => mayChange(actor, row, body),
    })
    const changed = changedIn(row, body)
    if (Object.keys(changed).length > 0) await saveDetails(tx, actor, row, changed)
    return readAssessment(scope, assessmentId)
  })
}

function mayChange(actor: Actor, row: AssessmentRow, body: Body): boolean {
  const rights = rightsOf(actor, row)
  return FIELDS.every((field) => body[field] === undefined || rights.includes(NEEDS[field]))
}

/** The fields of the body that differ from the present values; an empty text counts as none. */
function changedIn(row: AssessmentRow, body: Body): Changed {
  const emptied = TEXTS.filter((field) => body[field] === '').map((field) => [field, null])
  const given: Body = { ...body, ...Object.fromEntries(emptied) }
  return Object.fromEntries(
    FIELDS.filter((field) => given[field] !== undefined && given[field] !== row[field]).map((field) => [
      field,
      given[field],
    ]),
  )
}

/** Saves changed details, records them, and tells the former and the new owner. */
export async function saveDetails(tx: Transaction, actor: Actor, row: AssessmentRow, changed: Changed): Promise<void> {
  const owner = changed.ownerId && (await newOwner(tx, row, changed.ownerId))
  const at = new Date()
  await updateAssessment(tx, row, { ...changed, updatedAt: at })
  const { name, internalReference, visibility, ownerId } = row
  const details = { changed, before: { name, internalReference, visibility, ownerId } }
  const subject = { ...details, ...(owner && { owner }) }
  const number = assessmentNumber(row.number)
  const nextOwner = changed.ownerId && { owner: { personId: changed.ownerId } }
  const formerOwner = ownerId === null ? fullName(row) : { personId: ownerId }
  const params = { number, changes: detailChanges({ ...details, ...nextOwner }, formerOwner) }
  const by = { personId: actor.userId }
  const isGone = changed.ownerId !== undefined && (changed.visibility ?? row.visibility) === 'PRIVATE'
  await notifyOwner(
    tx,
    actor,
    { ...row, ...(isGone && { assessmentId: null }) },
    { code: 'detailsChangedBy', params: { ...params, by } },
  )
  if (changed.ownerId && changed.ownerId !== actor.userId) {
    const message = { code: 'assessmentAssigned', params: { number, by } } as const
    await writeNotifications(tx, [changed.ownerId], { ...row, message })
  }
  await recordAssessment(tx, actor, row, {
    eventType: 'ASSESSMENT_UPDATE',
    action: 'ASSESSMENT_DETAILS',
    message: { code: 'detailsChanged', params },
    subject,
    details,
    at,
  })
}

async function newOwner(tx: Transaction, row: AssessmentRow, userId: string): Promise<string> {
  const owner = await selectPossibleOwnerForShare(tx, row, userId)
  if (owner) return fullName(owner)
  throw invalid([{ path: 'ownerId', message: translate('refusals.owner') }])
}

type Own = Pick<AssessmentRow, 'name' | 'internalReference' | 'visibility'>
export type Changed = Partial<Own> & { ownerId?: string }
/** `owner`: the new owner. */
type Details<Person> = { changed: Partial<Own>; before: Partial<Own> & Pick<Own, 'visibility'>; owner?: Person }

/** The changed details before and after, with both owners as given. */
export function detailChanges<Person>(
  { changed, before, owner }: Details<Person>,
  formerOwner: Person | string,
): DetailChange<Person>[] {
  const { visibility } = changed
  const texts = TEXTS.flatMap((field) => {
    const after = changed[field]
    return after === undefined ? [] : [{ field, before: before[field] ?? null, after } as const]
  })
  return [
    ...texts,
    ...(visibility ? [{ field: 'visibility', before: before.visibility, after: visibility } as const] : []),
    ...(owner ? [{ field: 'owner', before: formerOwner, after: owner } as const] : []),
  ]
}
