import type { Answers, AssessmentAnswer } from '@portal/contract'
import { ApiError } from '../api/call.ts'

type Answer = Answers[string]

export type SaveState = {
  /** What is not on the server yet. */
  readonly draft: Answers
  readonly saving: boolean
  readonly savedAt: Date | null
  /** The portal could not be reached; the draft is sent again by itself. */
  readonly unreachable: boolean
  /** What the server did not accept, by question. */
  readonly refused: Readonly<Record<string, string>>
  /** How often another's answers were taken over: fields then start again from what is saved. */
  readonly adopted: number
  /** Somebody else was faster: the present state, to choose from. */
  readonly conflict: AssessmentAnswer | null
}

type Options = {
  /** Sends answers for the version one has seen, and hands the new state on. Rejects with an ApiError or TypeError. */
  readonly send: (answers: Answers) => Promise<void>
  /** Takes over the state that somebody else left. */
  readonly adopt: (current: AssessmentAnswer) => void
  readonly now?: () => Date
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>

const RETRY_MS = 5000
const NOTHING: SaveState = {
  draft: {},
  saving: false,
  savedAt: null,
  unreachable: false,
  refused: {},
  adopted: 0,
  conflict: null,
}

/**
 * Saves each answer as it is given. One request is under way at a time; what is answered meanwhile goes with the next.
 * Nothing typed is lost: it stays in the draft until the server has it, or the user gives it up.
 */
export function createAnswerSaver({ send, adopt, now = () => new Date() }: Options) {
  let state = NOTHING
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<SaveState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, delayMs)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const sent = sendable(state)
    if (state.saving || state.conflict || Object.keys(sent).length === 0) return
    change({ saving: true })
    try {
      await send(sent)
      change({ draft: without(state.draft, sent), saving: false, savedAt: now(), unreachable: false })
    } catch (error) {
      change({ saving: false, ...afterFailure(state, error) })
      if (state.unreachable) return schedule(RETRY_MS)
    }
    return flush()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Keeps the answer and sends it after `delayMs`. */
    answer: (question: string, answer: Answer, delayMs: number) => {
      change({ draft: { ...state.draft, [question]: answer }, refused: omit(state.refused, question) })
      schedule(delayMs)
    },
    flush,
    /** Ends a conflict: with one's own answers on top of the other's, or without them. */
    settle: (keep: 'mine' | 'theirs') => {
      if (state.conflict) adopt(state.conflict)
      change({ conflict: null, ...(keep === 'theirs' && { draft: {}, refused: {}, adopted: state.adopted + 1 }) })
      return flush()
    },
    stop: () => clearTimeout(timer),
  }
}

/** What was refused waits until it is answered differently; the rest must not wait for it. */
const sendable = ({ draft, refused }: SaveState): Answers =>
  Object.fromEntries(Object.entries(draft).filter(([question]) => !(question in refused)))

const without = (draft: Answers, sent: Answers): Answers =>
  Object.fromEntries(Object.entries(draft).filter(([question, answer]) => sent[question] !== answer))

const omit = <T>(all: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))

function afterFailure(state: SaveState, error: unknown): Partial<SaveState> {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { unreachable: true }
  if (error.code === 'STALE_VERSION') return { conflict: error.current as AssessmentAnswer }
  return { refused: { ...state.refused, ...refusedFields(sendable(state), error) } }
}

/**
 * What was refused, by question. The server may name a question that was not sent (a use before the access): then
 * what was sent is held back too.
 */
function refusedFields(sent: Answers, { fields, message }: ApiError): Readonly<Record<string, string>> {
  const named = Object.fromEntries(fields.map((field) => [field.path, field.message]))
  if (Object.keys(named).some((path) => path in sent)) return named
  return { ...Object.fromEntries(Object.keys(sent).map((path) => [path, fields[0]?.message ?? message])), ...named }
}
