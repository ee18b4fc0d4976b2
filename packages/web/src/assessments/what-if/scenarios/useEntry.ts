import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Changes with every entry of the history that is walked to, and not when the address of one is put in place of
 * another: what an address says is read once for each entry.
 */
export function useEntry(): string {
  const { key } = useLocation()
  const type = useNavigationType()
  const [entry, setEntry] = useState(key)
  if (type === 'REPLACE' || key === entry) return entry
  setEntry(key)
  return key
}
