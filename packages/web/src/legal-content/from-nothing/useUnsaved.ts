import { useCallback, useEffect, useState } from 'react'
import { useLeave } from '../../shared/forms/leaving.tsx'

/** Tells the page of a step whether something typed in a part of it is not in the draft yet. */
export type OnUnsaved = (part: string, isUnsaved: boolean) => void

export function useReportUnsaved(onUnsaved: OnUnsaved, part: string, isUnsaved: boolean): void {
  useEffect(() => {
    onUnsaved(part, isUnsaved)
    return () => onUnsaved(part, false)
  }, [onUnsaved, part, isUnsaved])
}

/** Asks before a step, or the page, is left with something that is typed but not in the draft. */
export function useUnsaved(move: (step: number) => void) {
  const [parts, setParts] = useState<readonly string[]>([])
  const [wanted, setWanted] = useState<number | null>(null)
  const onUnsaved: OnUnsaved = useCallback((part, isUnsaved) => {
    setParts((before) => {
      const others = before.filter((one) => one !== part)
      return isUnsaved ? [...others, part] : others
    })
  }, [])
  const leave = useLeave(parts.length > 0)
  return {
    onUnsaved,
    go: (to: number) => (parts.length > 0 ? setWanted(to) : move(to)),
    isAsking: wanted !== null || leave.asking,
    keep: () => {
      setWanted(null)
      leave.stay()
    },
    discard: () => {
      setWanted(null)
      if (wanted === null) leave.discard()
      else move(wanted)
    },
  }
}
