import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Choice } from './Choice.ts'

type Options = { choices: readonly Choice[]; isSettled: boolean; onChoose: (choice: Choice) => void }

/**
 * The active option: the first one, or the one the arrow keys moved to. While a response is pending no option is active,
 * because the list may change; Enter is then deferred until the response arrives.
 */
export function useActiveOption({ choices, isSettled, onChoose }: Options) {
  const [pointed, setPointed] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const at = choices.findIndex(({ id }) => id === pointed)
  const active = choices[at] ?? (isSettled ? choices[0] : undefined)

  useEffect(() => {
    if (!isEntered || !isSettled) return
    setEntered(false)
    if (active) onChoose(active)
  }, [isEntered, isSettled, active, onChoose])

  const step = (by: number) => {
    const from = active ? choices.indexOf(active) : Math.min(0, -by)
    setPointed(choices.at((from + by) % choices.length)?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onChoose(active)
      else setEntered(!isSettled)
    }
    const by = STEPS[event.key]
    if (by === undefined || choices.length === 0) return
    event.preventDefault()
    step(by)
  }
  /** Starts over when the text changes. */
  const reset = () => {
    setPointed(undefined)
    setEntered(false)
  }
  return { active, onKeyDown, reset }
}

const STEPS: { readonly [key: string]: number | undefined } = { ArrowDown: 1, ArrowUp: -1 }
