import type { Answers, AssessmentAnswer } from '@portal/contract'
import { ApiError } from '../../../api/call.ts'
import { differing } from '../answers.ts'

/** Unsaved answers, the version they are based on, and the answers they replace. */
export type Unsaved = { readonly answers: Answers; readonly base: number; readonly seen: Answers }

export type SaveState = {
  /** Answers that are not on the server yet. */
  readonly draft: Answers
  /** The version that the draft is based on; sent as If-Match, so that a concurrent change is detected. */
  readonly base: number
  /** The saved answers that the draft replaces, and the confirmation, as they were when the draft began. */
  readonly seen: Answers
  readonly saving: boolean
  readonly savedAt: Date | null
  /** The portal could not be reached; the request is retried. */
  readonly unreachable: boolean
  /** Validation errors of the server, by question. */
  readonly refused: Readonly<Record<string, string>>
  /** Counts how often the draft was discarded; fields are remounted with the saved answers then. */
  readonly adopted: number
  /** The state that another user saved meanwhile; null when there is no conflict. */
  readonly conflict: AssessmentAnswer | null
  /** Who saved it, in words, where it was the same user in another window. */
  readonly conflictBy: string | null
}

type SavedAnswers = { readonly version: number; readonly answers: Answers }

type Options = {
  /** Sends answers given on a version; what they led to is shown then. Rejects with an ApiError or TypeError. */
  readonly send: (unsaved: Unsaved) => Promise<void>
  /** The version and the answers on the screen. */
  readonly shown: () => SavedAnswers
  /** Replaces the cached assessment by the state that another user saved. */
  readonly adopt: (current: AssessmentAnswer) => void
  readonly now?: () => Date
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>

const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000
const NOTHING: SaveState = {
  draft: {},
  base: 0,
  seen: {},
  saving: false,
  savedAt: null,
  unreachable: false,
  refused: {},
  adopted: 0,
  conflict: null,
  conflictBy: null,
}

/**
 * Saves each answer as it is given. One request is in flight at a time; answers given meanwhile go with the next one.
 * Answers stay in the draft until the server has saved them or the user discards them.
 */
export function createAnswerSaver({ send, shown, adopt, now = () => new Date() }: Options) {
  const { get, change, subscribe } = createStore(NOTHING)
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, delayMs)
  }
  const discard = () =>
    change({ conflict: null, draft: {}, refused: {}, unreachable: false, adopted: get().adopted + 1 })

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const { saving, conflict, base, seen } = get()
    const answers = sendable(get())
    if (saving || conflict || isEmpty(answers)) return
    change({ saving: true })
    if (isSignedOut(await attempt({ answers, base, seen }))) return
    failures = get().unreachable ? failures + 1 : 0
    return failures > 0 ? schedule(retryDelay(failures)) : flush()
  }

  /** Sends once; returns the error, or null. */
  async function attempt(unsaved: Unsaved): Promise<unknown> {
    try {
      await send(unsaved)
      const draft = without(get().draft, unsaved.answers)
      change({ draft, ...draftBase(draft, shown()), saving: false, savedAt: now(), unreachable: false })
      return null
    } catch (error) {
      change({ saving: false, ...afterFailure(get(), error) })
      resolveAutomatically()
      return error
    }
  }

  function resolveAutomatically() {
    const { conflict, draft, seen } = get()
    if (!conflict || isChoice(draft, seen, conflict)) return
    adopt(conflict)
    const left = differing(draft, conflict.survey).length === 0 ? {} : draft
    change({ conflict: null, draft: left, ...draftBase(left, shown()), ...(isEmpty(left) && { savedAt: now() }) })
  }

  return {
    getState: get,
    subscribe,
    flush,
    /** Adds answers to the draft and sends it after `delayMs` (debounced). */
    answer: (answers: Answers, delayMs: number) => {
      change(withAnswers(get(), shown(), answers))
      schedule(delayMs)
    },
    /** Restores a persisted draft; answers given since take precedence. */
    restore: ({ answers, base, seen }: Unsaved) => {
      change({ draft: { ...answers, ...get().draft }, base, seen: { ...get().seen, ...seen } })
      return flush()
    },
    /** Resolves a conflict: sends the user's answers on top of the other's, or discards them. */
    resolve: (choice: 'mine' | 'theirs') => {
      const { conflict } = get()
      if (conflict) adopt(conflict)
      if (choice === 'theirs') discard()
      else change({ conflict: null, ...draftBase(get().draft, shown()) })
      return flush()
    },
    /** Discards the draft. */
    discard,
    stop: () => clearTimeout(timer),
  }
}

function createStore(initial: SaveState) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    change: (next: Partial<SaveState>) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The base of a draft. A confirmation by another user counts: saving an answer would revoke it. */
function draftBase(draft: Answers, { version, answers }: SavedAnswers): Pick<SaveState, 'base' | 'seen'> {
  const questions = [...Object.keys(draft), 'confirm']
  return { base: version, seen: Object.fromEntries(questions.map((id) => [id, answers[id] ?? null])) }
}

/** The first answers of a draft set its base; later ones add the answers that they replace. */
function withAnswers(
  { draft, base, seen, refused }: SaveState,
  shown: SavedAnswers,
  given: Answers,
): Partial<SaveState> {
  const next = { ...draft, ...given }
  const ground = draftBase(next, shown)
  const isAnsweredAgain = Object.keys(refused).some((question) => question in given)
  return {
    draft: next,
    ...(isEmpty(draft) ? ground : { base, seen: { ...ground.seen, ...seen } }),
    // The same object while nothing in it changes: what shows it is not rendered again.
    ...(isAnsweredAgain && { refused: withoutQuestions(refused, given) }),
  }
}

/**
 * Not where both gave the same answers (or one's own had arrived unnoticed), nor where the other left alone what one
 * answers: then it is sent on top of the other's.
 */
const isChoice = (draft: Answers, seen: Answers, { survey }: AssessmentAnswer): boolean =>
  differing(draft, survey).length > 0 && differing(seen, survey).length > 0

const withoutQuestions = (refused: SaveState['refused'], given: Answers): SaveState['refused'] =>
  Object.fromEntries(Object.entries(refused).filter(([question]) => !(question in given)))

const isEmpty = (answers: Answers) => Object.keys(answers).length === 0

/** The session has ended; the draft is kept until the user signs in again. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** Exponential backoff, so that clients do not all return at once. */
const retryDelay = (failures: number) => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)

/** Refused answers wait until they are changed; the others must not wait for them. */
export const sendable = ({ draft, refused }: Pick<SaveState, 'draft' | 'refused'>): Answers =>
  Object.fromEntries(Object.entries(draft).filter(([question]) => !(question in refused)))

const without = (draft: Answers, sent: Answers): Answers =>
  Object.fromEntries(Object.entries(draft).filter(([question, answer]) => sent[question] !== answer))

function afterFailure(state: SaveState, error: unknown): Partial<SaveState> {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { unreachable: true }
  if (isSignedOut(error)) return {}
  if (error.code === 'STALE_VERSION') {
    const conflictBy = error.fields.find(({ path }) => path === 'version')?.message ?? null
    return { conflict: error.current as AssessmentAnswer, conflictBy, unreachable: false }
  }
  return { refused: { ...state.refused, ...refusedFields(sendable(state), error) }, unreachable: false }
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
