import { useEffect, useEffectEvent } from 'react'
import type { LawDraft } from './useDraft.ts'

/**
 * Reads the whole draft again if it was changed otherwise than by operations, as a program does that replaces its file:
 * what the reader has typed and not saved yet is kept in the browser and applied to it.
 */
export function useReload({ log, revision, saving }: LawDraft, onReload: () => void): void {
  const isReplaced = log !== undefined && log.edits.length === 0 && log.version.revision > revision && !saving.isSending
  const reload = useEffectEvent(onReload)
  useEffect(() => {
    if (isReplaced) reload()
  }, [isReplaced])
}
