import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

type Options<Value> = {
  value: Value
  pauseMs: number
  /** Whether the value is complete; an incomplete one is shown but not passed to `onChange`. */
  isWhole?: (value: Value) => boolean
  onChange: (value: Value) => void
}

/**
 * The debounced value of an input: shown at once, passed to `onChange` when typing pauses. A value that changes from
 * outside (a link, the Back button) is adopted. Values are compared as JSON, so that an equal copy does not count as a
 * change. The last function passes a pending value on immediately.
 */
export function useDebouncedInput<Value>({ value, pauseMs, isWhole, onChange }: Options<Value>) {
  const [shown, setShown] = useState(value)
  const key = JSON.stringify(value)
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
  return [shown, change, () => send.flush()] as const
}
