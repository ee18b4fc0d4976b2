import type { AssessmentAnswer, AssessmentView } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { findLastActor } from '../../audit/index.ts'
import type { LawStore } from '../../content/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { isStale } from '../../http/refuseStale.ts'
import { type AssessmentRow, findReadable, selectForUpdate } from './assessments.repo.ts'
import { presentAssessment, type Scope } from './presenter.ts'

export type AssessmentDeps = { db: Db; law: LawStore }
export type ChangeScope = Scope & { db: Transaction }
type ChangeConditions = {
  ifMatch: string | undefined
  /** Whether the actor, who may read the assessment, may make this change. */
  may: (row: AssessmentRow) => boolean
  view?: AssessmentView
}

/**
 * Selects the assessment for update if the actor may change it and knows its present version.
 * Throws ASSESSMENT_NOT_FOUND, USER_INVALID_AUTHENTICATION_FORBIDDEN, and STALE_VERSION with the present state.
 */
export async function selectForUpdateIfAllowed(
  scope: ChangeScope,
  assessmentId: string,
  { ifMatch, may, view }: ChangeConditions,
): Promise<AssessmentRow> {
  const row = await selectForUpdate(scope.db, scope.actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  if (!may(row)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  await refuseStaleAssessment(scope, row, ifMatch, view)
  return row
}

/**
 * Optimistic concurrency control: throws STALE_VERSION with the present state if If-Match names another version; where
 * the last change was the actor's own, made in another window, an error at `version` says so.
 */
export async function refuseStaleAssessment(
  scope: Scope,
  row: AssessmentRow,
  ifMatch: string | undefined,
  view?: AssessmentView,
): Promise<void> {
  if (!isStale(ifMatch, row.version)) return
  const isOwn = (await findLastActor(scope.db, row)) === scope.actor.userId
  const message = translate('refusals.changedByYourself')
  throw new AppError('STALE_VERSION', {
    current: await presentAssessment(scope, row, { view }),
    ...(isOwn && { errors: [{ path: 'version', message }] }),
  })
}

/** Throws ASSESSMENT_NOT_FOUND for missing and forbidden assessments alike. */
export async function readAssessment(
  scope: Scope,
  id: string,
  { view }: { view?: AssessmentView } = {},
): Promise<AssessmentAnswer> {
  const row = await findReadable(scope.db, scope.actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  return presentAssessment(scope, row, { view })
}
