import { type ListedNumber, numbers, RECORDS_PER_CALL } from '@portal/contract'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'

export type ListedNumbers = ReadonlyMap<string, ListedNumber>
export type Asking = ReturnType<typeof useAsking>

/** Asks the services for a few numbers after the other, until all are asked or the user stops. */
export function useAsking() {
  const [found, setFound] = useState<ListedNumbers>(new Map())
  const [error, setError] = useState<unknown>(null)
  /** How many are being asked for; undefined while none is. */
  const [all, setAll] = useState<number>()
  const isStopped = useRef(false)
  const ask = async (texts: readonly string[]) => {
    isStopped.current = false
    setAll(found.size + texts.length)
    setError(null)
    try {
      for (let from = 0; from < texts.length && !isStopped.current; from += RECORDS_PER_CALL) {
        const some = texts.slice(from, from + RECORDS_PER_CALL)
        const answer = await call(numbers.findListed, { body: { numbers: some.map(withoutRest) } })
        const read = answer.numbers.map((one, at) => [some[at] ?? '', one] as const)
        setFound((before) => new Map([...before, ...read]))
      }
    } catch (failure) {
      setError(failure)
    }
    setAll(undefined)
  }
  const stop = () => {
    isStopped.current = true
  }
  return { found, error, all, ask, stop }
}

const MAX_LETTERS = 500
export const withoutRest = (text: string): string => text.slice(0, MAX_LETTERS)
