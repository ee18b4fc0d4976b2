import type { Answers, AssessmentAnswer } from '@portal/contract'
import { ApiError } from '../../../api/ApiError.ts'
import { differing, surveyAnswers } from '../../core/answers.ts'

/** Unsaved answers, the version they are based on, and the answers they replace. Kept so in this tab's storage. */
export type StoredDraft = { readonly answers: Answers; readonly base: number; readonly seen: Answers }

/** What was answered, what was saved and what was refused. */
export type AnswersState = {
  /** Answers that are not on the server yet. */
  readonly draft: Answers
  /** The version that the draft is based on; sent as If-Match, so that a concurrent change is detected. */
  readonly base: number
  /** The saved answers that the draft replaces, and the confirmation, as they were when the draft began. */
  readonly seen: Answers
  /** When the draft is sent, from its last change on. Infinity: when it changes again. */
  readonly delayMs: number
  /** Counts the requests. */
  readonly requests: number
  readonly isSaving: boolean
  readonly savedAt: Date | null
  /** How often in a row the portal could not be reached; the request is retried. */
  readonly failures: number
  /** Validation errors of the server, by question. */
  readonly refused: Readonly<Record<string, string>>
  /** Counts how often the draft was discarded; fields are remounted with the saved answers then. */
  readonly adopted: number
  /** The state that somebody saved meanwhile, and who in words where it was the same user; null without a conflict. */
  readonly conflict: { readonly theirs: AssessmentAnswer; readonly by: string | null } | null
}

export type AnswersAction =
  | { readonly type: 'answered'; readonly answers: Answers; readonly on: AssessmentAnswer; readonly delayMs: number }
  | { readonly type: 'sending' | 'hurried' | 'discarded' | 'insisted' }
  | { readonly type: 'saved'; readonly sent: Answers; readonly now: AssessmentAnswer; readonly at: Date }
  | { readonly type: 'failed'; readonly error: unknown; readonly at: Date }

export const startWith = (kept: StoredDraft | null): AnswersState => ({
  draft: kept?.answers ?? {},
  base: kept?.base ?? 0,
  seen: kept?.seen ?? {},
  delayMs: 0,
  requests: 0,
  isSaving: false,
  savedAt: null,
  failures: 0,
  refused: {},
  adopted: 0,
  conflict: null,
})

/** `insisted`: one's own answers are sent on top of those of somebody else. `discarded`: what is saved counts. */
export function answersReducer(state: AnswersState, action: AnswersAction): AnswersState {
  switch (action.type) {
    case 'answered':
      return withAnswers(state, action)
    case 'hurried':
      return { ...state, delayMs: 0, failures: 0 }
    case 'sending':
      return { ...state, isSaving: true, requests: state.requests + 1 }
    case 'saved': {
      const draft = without(state.draft, action.sent)
      const ground = groundOf(draft, action.now)
      return { ...state, draft, ...ground, delayMs: 0, isSaving: false, savedAt: action.at, failures: 0 }
    }
    case 'failed':
      return { ...afterFailure(state, action), isSaving: false }
    case 'discarded':
      return { ...state, draft: {}, refused: {}, conflict: null, failures: 0, adopted: state.adopted + 1 }
    case 'insisted':
      return {
        ...state,
        ...(state.conflict && groundOf(state.draft, state.conflict.theirs)),
        conflict: null,
        delayMs: 0,
      }
  }
}

/** Refused answers wait until they are changed; the others must not wait for them. */
export const sendable = ({ draft, refused }: Pick<AnswersState, 'draft' | 'refused'>): Answers =>
  Object.fromEntries(Object.entries(draft).filter(([question]) => !(question in refused)))

export const isEmpty = (answers: object): boolean => Object.keys(answers).length === 0

/** The base of a draft. A confirmation by another user counts: saving an answer would revoke it. */
function groundOf(draft: Answers, { assessment, survey }: AssessmentAnswer): Pick<AnswersState, 'base' | 'seen'> {
  const saved = surveyAnswers(survey)
  const questions = [...Object.keys(draft), 'confirm']
  return { base: assessment.version, seen: Object.fromEntries(questions.map((id) => [id, saved[id] ?? null])) }
}

type AnsweredAction = Extract<AnswersAction, { type: 'answered' }>

/** The first answers of a draft set its base; later ones add the answers that they replace. */
function withAnswers(state: AnswersState, { answers, on, delayMs }: AnsweredAction): AnswersState {
  const draft = { ...state.draft, ...answers }
  const ground = groundOf(draft, on)
  const refused = Object.fromEntries(Object.entries(state.refused).filter(([question]) => !(question in answers)))
  const isFirst = isEmpty(state.draft)
  return { ...state, draft, refused, delayMs, ...(isFirst ? ground : { seen: { ...ground.seen, ...state.seen } }) }
}

const without = (draft: Answers, sent: Answers): Answers =>
  Object.fromEntries(Object.entries(draft).filter(([question, answer]) => sent[question] !== answer))

const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

type FailedAction = Extract<AnswersAction, { type: 'failed' }>

function afterFailure(state: AnswersState, { error, at }: FailedAction): AnswersState {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
    // Exponential backoff, so that clients do not all return at once.
    const delayMs = Math.min(FIRST_RETRY_MS * 2 ** state.failures, LAST_RETRY_MS)
    return { ...state, failures: state.failures + 1, delayMs }
  }
  // The session has ended; the draft is kept until the user signs in again.
  if (error.status === 401) return { ...state, delayMs: Number.POSITIVE_INFINITY }
  if (error.code === 'STALE_VERSION') return afterConflict(state, error, at)
  return { ...state, refused: { ...state.refused, ...refusedFields(sendable(state), error) }, delayMs: 0, failures: 0 }
}

/**
 * There is no choice where both gave the same answers (or one's own had arrived unnoticed), nor where the other left alone
 * what one answers: then it is sent on top of the other's.
 */
function afterConflict(state: AnswersState, error: ApiError, at: Date): AnswersState {
  const theirs = error.current as AssessmentAnswer
  const left = differing(state.draft, theirs.survey)
  if (left.length > 0 && differing(state.seen, theirs.survey).length > 0) {
    const by = error.fields.find(({ path }) => path === 'version')?.message ?? null
    return { ...state, conflict: { theirs, by }, failures: 0 }
  }
  const draft = left.length > 0 ? state.draft : {}
  const savedAt = left.length > 0 ? state.savedAt : at
  return { ...state, draft, ...groundOf(draft, theirs), savedAt, delayMs: 0, failures: 0 }
}

/**
 * Validation errors by question. The server may name a question that was not sent (a use before the access): then
 * the answers that were sent are held back too.
 */
function refusedFields(sent: Answers, { fields, message }: ApiError): Readonly<Record<string, string>> {
  const named = Object.fromEntries(fields.map((field) => [field.path, field.message]))
  if (Object.keys(named).some((path) => path in sent)) return named
  return { ...Object.fromEntries(Object.keys(sent).map((path) => [path, fields[0]?.message ?? message])), ...named }
}
