import type { assessments, CallOutput, KeptDecision } from '@portal/contract'

export type History = CallOutput<typeof assessments.history>
type HistoryEvent = History['events'][number]

export type Entry =
  | {
      readonly kind: 'result'
      readonly at: string
      readonly result: KeptDecision
      readonly earlier: KeptDecision | undefined
    }
  | { readonly kind: 'event'; readonly at: string; readonly event: HistoryEvent }

/** Results and what else happened as one line of time, newest first. Each result knows the one before it. */
export function timeline({ rows, events }: History): readonly Entry[] {
  const results = rows.map((result, index): Entry => {
    return { kind: 'result', at: result.decidedAt, result, earlier: rows[index + 1] }
  })
  const others = events.map((event): Entry => ({ kind: 'event', at: event.at, event }))
  /** A lock that a result placed stands above that result: it came after it. */
  return [...others, ...results].sort((one, other) => other.at.localeCompare(one.at))
}
