import type { Answers } from '@portal/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { today } from '../../shared/dates/dates.ts'
import { type LawSource, versionsOf } from '../../shared/law/lawSource.ts'
import { type StoredProgress, surveyProgress } from './surveyProgress.ts'

type Result = { readonly progress: StoredProgress }
/** What is computed, by the name under which results are cached. */
type Evaluating<R extends Result> = {
  readonly name: string
  readonly evaluate: (law: LawSource, answers: Answers) => Promise<R>
}

/**
 * The newest result for these answers by this law, with the law and the answers that it is about, and the questionnaire in
 * their state. Until a newer one is there it stays that of the answers before; undefined before the first, and without answers.
 */
export function useEvaluation<R extends Result>(
  { name, evaluate }: Evaluating<R>,
  law: LawSource | null,
  answers: Answers | null,
) {
  const { data, isPlaceholderData, error } = useQuery({
    queryKey: ['evaluation', name, law && versionsOf(law), answers, today()],
    queryFn: law && answers ? async () => ({ law, answers, result: await evaluate(law, answers) }) : skipToken,
    select: useCallback(withState<R>, []),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const evaluated = answers ? data : undefined
  const isNewest = data !== undefined && !isPlaceholderData && law !== null
  const isLate = useIsLate(!isNewest && answers !== null)
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  return { evaluated, isNewest, isLate }
}

/** What is equal stays the same object as in the result before: what shows it is not rendered anew. */
const withState = <R extends Result>(one: { law: LawSource; answers: Answers; result: R }) => ({
  ...one,
  state: surveyProgress(one.law, one.result.progress),
})

/** From here on an older colour would be taken for that of the present answers. */
const LATE_MS = 250

/** Whether something has been going on for so long that it has to be shown. */
function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isGoingOn])
  return isGoingOn && isLate
}
