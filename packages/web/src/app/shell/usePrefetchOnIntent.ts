import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath } from 'react-router'
import { patterns } from '../../shared/navigation/paths.ts'
import { loadCasePage } from '../case/caseRoute.ts'
import { prefetchCase } from '../case/prefetchCase.ts'

/** Pointing at a link, or reaching it with the keyboard, loads the code of a form; pressing it, the assessment too. */
export function usePrefetchOnIntent() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const onIntent = ({ target, type }: Event) => {
      const id = assessmentOf(target)
      if (id === undefined) return
      prefetchCase(queryClient, type === 'pointerdown' ? id : undefined)
      // A failure is ignored: the form loads its code again when it is opened.
      void loadCasePage().catch(() => undefined)
    }
    for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true })
    return () => {
      for (const type of INTENTS) document.removeEventListener(type, onIntent)
    }
  }, [queryClient])
}

/** Other addresses of this pattern are no cases: the import, the comparison. */
const UUID_LENGTH = 36

const INTENTS = ['pointerover', 'focusin', 'pointerdown'] as const

function assessmentOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  // The links of the world map are SVG, which have no path.
  const id = link instanceof HTMLAnchorElement ? matchPath(patterns.assessment, link.pathname)?.params.id : undefined
  return id?.length === UUID_LENGTH ? id : undefined
}
