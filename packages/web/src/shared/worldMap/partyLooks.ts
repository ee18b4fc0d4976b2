import type { PartyStanding } from '../countries/partyStanding.ts'
import type { Category } from './Patterns.tsx'

/** How the standing to the Nagoya Protocol looks on every map. */
export const PARTY_LOOKS: Record<PartyStanding, Omit<Category, 'label' | 'id'>> = {
  party: { colour: '#1f6f7c', pattern: 'plain' },
  ratified: { colour: '#5aa0ad', pattern: 'lines' },
  non_party: { colour: '#8a6d3b', pattern: 'dots' },
  unknown: { colour: '#b9b5ab', pattern: 'empty' },
  none: { colour: '#8d8a94', pattern: 'level' },
}
