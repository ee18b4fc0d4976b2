import { useParams } from 'react-router'

/** The country of the address, which takes both cases. */
export function useCountryId(): string {
  return (useParams().id ?? '').toUpperCase()
}
