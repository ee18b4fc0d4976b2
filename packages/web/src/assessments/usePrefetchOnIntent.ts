import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addTexts } from '../app/texts.ts'
import { contentQueries } from '../shared/law/law.queries.ts'
import { assessmentQueries } from './assessments.queries.ts'

/** Pointing at a link, or reaching it with the keyboard, loads the code of a form; pressing it, the assessment too. */
export function usePrefetchOnIntent() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const onIntent = (event: Event) => {
      const id = assessmentOf(event.target)
      if (id === undefined) return
      prefetchForm(queryClient)
      if (event.type === 'pointerdown') void queryClient.prefetchQuery(assessmentQueries.one(id))
    }
    for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true })
    return () => {
      for (const type of INTENTS) document.removeEventListener(type, onIntent)
    }
  }, [queryClient])
}

const INTENTS = ['pointerover', 'focusin', 'pointerdown'] as const

function assessmentOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link ? /^\/assessment\/([\w-]{36})$/.exec(link.pathname)?.[1] : undefined
}

/** Nobody waits for it: what cannot be loaded now is asked for again with the form. */
function prefetchForm(queryClient: QueryClient) {
  void queryClient.prefetchQuery(contentQueries.survey)
  void Promise.all([import('./answering/AssessmentPage.tsx'), addTexts('answering', 'errors')]).catch(() => undefined)
}
