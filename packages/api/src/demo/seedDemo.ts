import type { Answers } from '@portal/contract'
import type { Question } from '@portal/rules'
import { eq } from 'drizzle-orm'
import {
  addAnswer,
  addComment,
  createAssessment,
  notifyUnlockers,
  openLock,
  readAssessment,
  standingOf,
} from '../cases/index.ts'
import { accounts } from '../db/schema.ts'
import { changeDuties, readDuties } from '../duties/index.ts'
import type { Actor } from '../http/actor.ts'
import { asOf, DAY_MS } from './asOf.ts'
import { at, DEMO_CASES } from './cases.ts'
import type { DemoDeps } from './demoDeps.ts'
import { startWithEarlierLaw, updateLaw } from './lawChange.ts'
import { addPapers } from './papers.ts'
import { ACCOUNT, makePeople, signInOnce } from './people.ts'

const HISTORY_DAYS = 725
/** The last case was begun two days ago, so that nothing seems to happen right now. */
const LAST_DAYS_AGO = 2

const LAW_CHANGE_DAYS_AGO = 75

/**
 * Creates two years of history of a company with three departments, once, through the portal's own services, each step
 * at its own time: cases with comments, papers checked by a second person, locks opened with a reason, duties settled,
 * due and overdue, and a change of law.
 */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  if ((await deps.db.$count(accounts, eq(accounts.accountId, ACCOUNT))) > 0) return
  const now = Date.now()
  const people = await asOf(now - (HISTORY_DAYS + 5) * DAY_MS, () => makePeople(deps))
  const file = await asOf(now - (HISTORY_DAYS + 5) * DAY_MS, () => startWithEarlierLaw(deps))
  let isLawUpdated = false
  const ids: string[] = []
  for (const [index, answers] of DEMO_CASES.entries()) {
    const ago = HISTORY_DAYS - Math.round((index * (HISTORY_DAYS - LAST_DAYS_AGO)) / (DEMO_CASES.length - 1))
    if (!isLawUpdated && ago <= LAW_CHANGE_DAYS_AGO) {
      await asOf(timeOfDay(now - LAW_CHANGE_DAYS_AGO * DAY_MS, index), async () => {
        await updateLaw(deps, { people, file })
        // The queue would do so once the portal runs.
        for (const id of ids) await notifyUnlockers(deps.db, { accountId: ACCOUNT, assessmentId: id })
      })
      isLawUpdated = true
    }
    ids.push(await addCase({ deps, people, now }, { index, answers, begun: timeOfDay(now - ago * DAY_MS, index) }))
  }
  for (const [index, person] of people.entries())
    await asOf(timeOfDay(now - at(LAST_SEEN_DAYS_AGO, index) * DAY_MS, index), () => signInOnce(deps, person))
}

/** When each person was there last. They have read what was written before. */
const LAST_SEEN_DAYS_AGO = [12, 1, 3, 2, 1, 1, 1, 4]

/** A time within a working day (UTC). */
const timeOfDay = (time: number, index: number) =>
  Math.floor(time / DAY_MS) * DAY_MS + (8 * 60 + ((index * 97) % 540)) * 60_000

type Story = { deps: DemoDeps; people: readonly Actor[]; now: number }
type DemoCase = { index: number; answers: Answers; begun: number }

/** Creates a case with its later steps, except those that would be in the future. */
async function addCase({ deps, people, now }: Story, { index, answers, begun }: DemoCase): Promise<string> {
  const writers = people.filter(({ user }) => user.allowedActions.includes('CREATE_ASSESSMENTS'))
  const owner = at(writers, index)
  const officer = people.find(({ role }) => role === 'ACC_ADMIN') ?? owner
  const onDay = async (days: number, work: () => Promise<unknown>) => {
    const time = begun + days * DAY_MS
    if (time < now - DAY_MS) await asOf(time, work)
  }
  // Some cases stay in progress, as on an ordinary day.
  const isComplete = index % 7 !== 4
  const planned = new Date(begun + at([40, 90, 200], index) * DAY_MS).toISOString().slice(0, 10)
  const id = await asOf(begun, async () => {
    const assessmentId = await assess(deps, owner, { ...answers, intendedUseDate: planned }, isComplete)
    await notifyUnlockers(deps.db, { accountId: ACCOUNT, assessmentId })
    return assessmentId
  })
  for (const [days, text] of at(TALKS, index).entries())
    await onDay(days + 1, () => addComment(deps.db, days % 2 === 0 ? officer : owner, id, text))
  if (isComplete && index % 3 === 2) await onDay(3, () => addPapers(deps, { owner, checker: officer }, id))
  if (!isComplete || (index > 20 && index % 4 === 3)) return id
  await onDay(6, () => openAllLocks(deps, officer, id))
  const isLongAgo = now - begun > 200 * DAY_MS
  await onDay(at([20, 45, 70], index), () => settleDuties(deps, owner, id, isLongAgo))
  return id
}

/** Comments of colleagues on a case, one a day. */
const TALKS: readonly (readonly string[])[] = [
  [
    'Who holds the field book? Please add it before we order more.',
    'I do. The page of that day is scanned and on file.',
  ],
  [],
  ['The supplier sent the permit. Does it cover this use?', 'It names research only, so I keep the use as it is.'],
  [],
  ['Please check the country again: the label says otherwise.'],
  [],
]

/** Opens all locks, like an officer who has read the case. */
async function openAllLocks(deps: DemoDeps, officer: Actor, assessmentId: string): Promise<void> {
  const { assessment } = await readAssessment({ ...deps, actor: officer }, assessmentId)
  const comment = 'Read with the papers. They cover the use, and the duties are assigned.'
  for (const { ref, type, closed } of assessment.locks)
    if (closed) await openLock(deps, officer, assessmentId, { body: { ref, type, comment }, ifMatch: undefined })
}

/** Settles all duties, or all but the last open one of a recent case, so that some are due and some overdue. */
async function settleDuties(deps: DemoDeps, owner: Actor, assessmentId: string, all: boolean): Promise<void> {
  const { rows } = await readDuties(deps.db, owner, assessmentId)
  const open = rows.filter(({ state }) => state === 'open').map(({ dutyId }) => dutyId)
  await changeDuties(deps, owner, {
    dutyIds: all ? open : open.slice(0, -1),
    change: { state: 'done', note: 'Done, the paper is in the project folder.' },
  })
}

async function assess(deps: DemoDeps, actor: Actor, first: Answers, complete: boolean): Promise<string> {
  const answers = complete ? await answerAll(deps, first) : first
  const { assessment } = await createAssessment(deps, actor, { answers })
  const confirmed = { body: { confirm: true }, ifMatch: undefined, pageNum: undefined }
  if (complete) await addAnswer(deps, actor, assessment.assessmentId, confirmed)
  return assessment.assessmentId
}

const MAX_ROUNDS = 60

/** Answers the remaining questions, page by page like a user, with the most common answers. */
async function answerAll({ db, law }: DemoDeps, first: Answers): Promise<Answers> {
  let answers: Answers = { placeType: 'national', ...first }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { pages } = (await standingOf(db, law, { answers })).state
    const next = pages
      .flatMap((page) => page.questions)
      .find(({ missing, question }) => missing && question.id !== 'confirm')
    if (!next) return answers
    answers = { ...answers, [next.question.id]: usualAnswer(next.question) }
  }
  throw new Error('The questionnaire of the demo did not end.')
}

function usualAnswer({ type, options = [] }: Question): Answers[string] {
  if (type === 'boolean') return false
  if (type === 'date') return '2026-12-01'
  const values = options.map(({ value }) => value)
  const usual =
    ['no', 'foreign', 'non_commercial', 'private_land', 'none'].find((value) => values.includes(value)) ?? values[0]
  if (type === 'multi_choice') return usual === undefined ? 'unknown' : [usual]
  if (type === 'region' || type === 'country') return 'unknown'
  return usual ?? 'Demo record'
}
