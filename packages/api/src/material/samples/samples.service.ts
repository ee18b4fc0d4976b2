import { randomUUID } from 'node:crypto'
import { assessmentNumber, MAX_SAMPLES, type Sample, type SampleFields, type SampleList } from '@portal/contract'
import { dateOf } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import {
  type AssessmentDeps,
  type AssessmentRow,
  findReadable,
  mayEdit,
  recordAssessment,
  selectForUpdateIfAllowed,
} from '../../cases/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { placeAt } from '../../geography/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { refuseStale } from '../../http/refuseStale.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { today } from '../../shared/days.ts'
import { presentSample } from './presentSample.ts'
import {
  endSamples,
  findSampleKey,
  insertSamples,
  lastPosition,
  listRemoved,
  listSamples,
  type SampleRecord,
} from './samples.repo.ts'

type Read = Pick<AssessmentDeps, 'db'>

/** The samples of an assessment. Throws ASSESSMENT_NOT_FOUND for missing and forbidden assessments alike. */
export async function readSamples({ db }: Read, actor: Actor, assessmentId: string): Promise<SampleList> {
  const row = await findReadable(db, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  return presentList(actor, row, await listSamples(db, row))
}

function presentList(actor: Actor, row: AssessmentRow, samples: readonly SampleRecord[]): SampleList {
  const mayChange = mayEdit(actor, row) && row.deletedAt === null
  return { count: samples.length, rows: samples.map((sample) => presentSample(row, sample)), mayChange }
}

/** Adds samples, all or none. Throws INVALID_INPUT with the row and the field. */
export async function addSamples(
  deps: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  given: readonly SampleFields[],
): Promise<SampleList> {
  const faults = given.flatMap((sample, index) =>
    faultsOf(sample).map(({ path, message }) => ({ path: `samples.${index}.${path}`, message })),
  )
  if (faults.length > 0) throw invalid(faults)
  const placed = await withPlaces(given)
  return changing(deps, actor, assessmentId, async ({ tx, row, at, by }) => {
    const present = await listSamples(tx, row)
    refuseTooMany(present.length + placed.length)
    refuseRepeated(given, present)
    const added = newSamples(row, placed, { last: await lastPosition(tx, row), at, by })
    await insertSamples(tx, added)
    return { action: 'added', samples: added }
  })
}

type Fault = { path: string; message: string }

/** Errors of a sample that its schema cannot express. */
export function faultsOf({ latitude, longitude, collectedOn }: Omit<SampleFields, 'ownId'>): Fault[] {
  const faults: Fault[] = []
  const isHalf = (latitude ?? null) === null ? (longitude ?? null) !== null : (longitude ?? null) === null
  const path = (latitude ?? null) === null ? 'latitude' : 'longitude'
  if (isHalf) faults.push({ path, message: translate('refusals.samplePair') })
  const from = collectedOn ? dateOf(collectedOn)?.span.from : undefined
  if (from && from > today()) faults.push({ path: 'collectedOn', message: translate('refusals.stillToCome') })
  return faults
}

/** The rows to insert for new samples, at the end of the list. */
export const newSamples = (
  { accountId, assessmentId }: Pick<AssessmentRow, 'accountId' | 'assessmentId'>,
  placed: readonly StoredSample[],
  { last, at, by }: { last: number; at: Date; by: string },
): SampleRecord[] =>
  placed.map((fields, index) => ({
    accountId,
    assessmentId,
    sampleId: randomUUID(),
    version: 1,
    position: last + index + 1,
    ...fields,
    savedById: by,
    savedAt: at,
    endedAt: null,
    endedById: null,
  }))

export type StoredSample = Omit<
  SampleRecord,
  'accountId' | 'assessmentId' | 'sampleId' | 'version' | 'position' | 'savedById' | 'savedAt' | 'endedAt' | 'endedById'
>

/** Looking up the country of a point takes some milliseconds, so this yields to other requests in between. */
export async function withPlaces(given: readonly SampleFields[]): Promise<StoredSample[]> {
  const takeTurn = eventLoopYielder()
  const placed: StoredSample[] = []
  for (const sample of given) {
    placed.push(storedOf(sample))
    await takeTurn()
  }
  return placed
}

function storedOf({ ownId, latitude, longitude, ...texts }: SampleFields): StoredSample {
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    ownId,
    collectionNumber: texts.collectionNumber || null,
    description: texts.description || null,
    collectedOn: texts.collectedOn || null,
    coordinates: texts.coordinates || null,
    amount: texts.amount || null,
    note: texts.note || null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    place: isPoint ? placeAt(latitude, longitude) : null,
  }
}

function refuseTooMany(count: number): void {
  if (count <= MAX_SAMPLES) return
  throw invalid([{ path: 'samples', message: translate('refusals.mostSamples', { most: MAX_SAMPLES }) }])
}

export function refuseRepeated(given: readonly { ownId: string }[], present: readonly { ownId: string }[]): void {
  const there = new Set(present.map(({ ownId }) => ownId.toLowerCase()))
  const rows = new Map<string, number>()
  const faults: Fault[] = []
  for (const [index, { ownId }] of given.entries()) {
    const row = rows.get(ownId.toLowerCase())
    const path = `samples.${index}.ownId`
    if (there.has(ownId.toLowerCase())) faults.push({ path, message: translate('refusals.sampleThere', { ownId }) })
    else if (row !== undefined) faults.push({ path, message: translate('refusals.sampleRepeated', { ownId, row }) })
    else rows.set(ownId.toLowerCase(), index + 1)
  }
  if (faults.length > 0) throw invalid(faults)
}

type Change = { body: Partial<SampleFields>; ifMatch: string | undefined }

/** Changes a sample: a new version replaces the previous one, which stays. */
export async function changeSample(
  deps: AssessmentDeps,
  actor: Actor,
  sampleId: string,
  { body, ifMatch }: Change,
): Promise<Sample> {
  const assessmentId = await findSampleKey(deps.db, actor, sampleId)
  if (!assessmentId) throw new AppError('NOT_FOUND')
  const { rows } = await changing(deps, actor, assessmentId, async ({ tx, row, at, by }) => {
    const present = await listSamples(tx, row)
    const before = present.find((one) => one.sampleId === sampleId)
    if (!before) throw new AppError('NOT_FOUND')
    refuseStale(ifMatch, presentSample(row, before))
    const fields = { ...before, ...body }
    const faults = faultsOf(fields)
    if (faults.length > 0) throw invalid(faults)
    const isThere = present.some((one) => one !== before && one.ownId.toLowerCase() === fields.ownId.toLowerCase())
    if (isThere) throw invalid([{ path: 'ownId', message: translate('refusals.sampleThere', { ownId: fields.ownId }) }])
    await endSamples(tx, row, { sampleIds: [sampleId], endedAt: at, endedById: by })
    const after = { ...before, ...storedOf(fields), version: before.version + 1, savedById: by, savedAt: at }
    await insertSamples(tx, [after])
    return { action: 'changed', samples: [after] }
  })
  return expectOne(rows.filter((one) => one.sampleId === sampleId))
}

/** Removes samples; idempotent. */
export const removeSamples = (deps: AssessmentDeps, actor: Actor, assessmentId: string, sampleIds: readonly string[]) =>
  changing(deps, actor, assessmentId, async ({ tx, row, at, by }) => ({
    action: 'removed',
    samples: await endSamples(tx, row, { sampleIds, endedAt: at, endedById: by }),
  }))

/** Restores removed samples unchanged. Throws INVALID_INPUT if their name is in use by now. */
export const restoreSamples = (
  deps: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  sampleIds: readonly string[],
) =>
  changing(deps, actor, assessmentId, async ({ tx, row, at, by }) => {
    const removed = await listRemoved(tx, row, sampleIds)
    const present = await listSamples(tx, row)
    refuseTooMany(present.length + removed.length)
    refuseRepeated(removed, present)
    const back = removed.map((sample) => ({
      ...sample,
      version: sample.version + 1,
      savedById: by,
      savedAt: at,
      endedAt: null,
      endedById: null,
    }))
    await insertSamples(tx, back)
    return { action: 'added', samples: back }
  })

/** `by`: the id of the person. */
type Scope = { tx: Transaction; row: AssessmentRow; at: Date; by: string }
type Changed = { action: 'added' | 'changed' | 'removed'; samples: readonly SampleRecord[] }

/** Runs a change of the samples of an assessment that the actor may edit, with its row locked, and records it. */
function changing(
  { db, law }: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  change: (scope: Scope) => Promise<Changed>,
): Promise<SampleList> {
  return db.transaction(async (tx) => {
    const conditions = { ifMatch: undefined, may: (row: AssessmentRow) => mayEdit(actor, row) }
    const row = await selectForUpdateIfAllowed({ db: tx, law, actor }, assessmentId, conditions)
    const at = new Date()
    const { action, samples } = await change({ tx, row, at, by: actor.userId })
    if (samples.length > 0) {
      const ids = samples.map(({ sampleId, ownId }) => ({ sampleId, ownId }))
      await recordAssessment(tx, actor, row, {
        eventType: 'ASSESSMENT_UPDATE',
        action: `ASSESSMENT_SAMPLES_${action.toUpperCase()}`,
        message: { code: 'samplesChanged', params: { number: assessmentNumber(row.number) } },
        subject: { samples: ids },
        at,
      })
    }
    return presentList(actor, row, await listSamples(tx, row))
  })
}
