import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 300

/** A day that follows a slider at once, and is handed on when it rests; one that was chosen elsewhere is taken over. */
export function useDay(given: string, onChange: (day: string) => void) {
  const [day, setDay] = useState(given)
  const sent = useRef(given)
  const send = useDebouncedCallback((next: string) => {
    sent.current = next
    onChange(next)
  }, PAUSE_MS)
  useEffect(() => {
    if (given === sent.current) return
    sent.current = given
    setDay(given)
  }, [given])
  const move = (next: string) => {
    setDay(next)
    send(next)
  }
  return [day, move] as const
}
