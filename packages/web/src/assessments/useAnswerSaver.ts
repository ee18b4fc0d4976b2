import { type Answers, assessments } from '@portal/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'
import { getSession, subscribeToSession } from '../api/session.ts'
import { keepDraft, takeDraft } from '../shared/keptDrafts.ts'
import { type AnswerSaver, createAnswerSaver } from './answerSaver.ts'
import { assessmentQueries } from './assessments.queries.ts'

/** The saver of one assessment; what the server answers is the assessment that all screens show. */
export function useAnswerSaver(id: string) {
  const queryClient = useQueryClient()
  const [saver] = useState(() => saverOf(queryClient, id))
  useEffect(() => {
    const flush = () => void saver.flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      saver.stop()
    }
  }, [saver])
  useEffect(() => keepOverSignIn(saver, `assessment.${id}`), [saver, id])
  return [saver, useSyncExternalStore(saver.subscribe, saver.getState)] as const
}

function saverOf(queryClient: QueryClient, id: string) {
  const { queryKey } = assessmentQueries.one(id)
  return createAnswerSaver({
    send: async (body: Answers) => {
      const ifMatch = queryClient.getQueryData(queryKey)?.assessment.version
      await queryClient.cancelQueries({ queryKey })
      const saved = await call(assessments.addAnswer, { params: { id }, query: {}, body, ...(ifMatch && { ifMatch }) })
      queryClient.setQueryData(queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'list'] })
      queryClient.removeQueries(assessmentQueries.report(id))
    },
    adopt: (current) => queryClient.setQueryData(queryKey, current),
  })
}

/** What was not on the server yet when the session ended is sent once the same user is back. */
function keepOverSignIn(saver: AnswerSaver, name: string) {
  const userId = getSession().user?.userId
  if (!userId) return
  for (const [question, answer] of Object.entries(takeDraft<Answers>(userId, name) ?? {})) {
    saver.answer(question, answer, 0)
  }
  return subscribeToSession(() => {
    const { draft } = saver.getState()
    if (getSession().ended === 'expired' && Object.keys(draft).length > 0) keepDraft(userId, name, draft)
  })
}
