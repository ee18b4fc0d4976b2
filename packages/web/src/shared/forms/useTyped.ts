import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

type Options<Value> = {
  given: Value
  pauseMs: number
  /** What is not whole yet is shown, but not handed on. */
  isWhole?: (value: Value) => boolean
  onChange: (value: Value) => void
}

/**
 * A value that follows one's hand at once and is handed on when that rests; one that changed elsewhere (a link, the Back
 * button) is taken over. Values are plain JSON and compared as such: an equal one made anew is no change.
 */
export function useTyped<Value>({ given, pauseMs, isWhole, onChange }: Options<Value>) {
  const [shown, setShown] = useState(given)
  const key = JSON.stringify(given)
  const sent = useRef(key)
  const send = useDebouncedCallback((next: Value) => {
    sent.current = JSON.stringify(next)
    onChange(next)
  }, pauseMs)
  useEffect(() => {
    if (key === sent.current) return
    sent.current = key
    setShown(JSON.parse(key))
  }, [key])
  const change = (next: Value) => {
    setShown(next)
    if (isWhole?.(next) ?? true) send(next)
  }
  return [shown, change] as const
}
