import type { PartyStanding } from '../countries/countries.ts'

/** A category's colour, and its pattern for greyscale print and colour-blind readers. */
export type MapCategory = {
  readonly id: string
  readonly label: string
  /** A CSS colour. */
  readonly colour: string
  readonly pattern: 'plain' | 'lines' | 'dots' | 'crossed' | 'level' | 'empty'
}

export const patternId = (id: string, category: string) => `${id}-${category}`

const MARKS = {
  plain: null,
  lines: <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />,
  dots: <circle cx="3" cy="3" r="0.9" />,
  crossed: <path d="M0 0l6 6M6 0L0 6" />,
  level: <path d="M0 3h6" />,
  empty: null,
} as const

/** SVG pattern fills, one per category. */
export function Patterns({ id, categories }: { id: string; categories: readonly MapCategory[] }) {
  return (
    <defs>
      {categories.map(({ id: category, colour, pattern }) => (
        <pattern key={category} id={patternId(id, category)} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill={colour} />
          <g
            stroke="var(--portal-mark)"
            strokeWidth="1"
            fill={pattern === 'dots' ? 'var(--portal-mark)' : 'none'}
            strokeOpacity="0.75"
          >
            {MARKS[pattern]}
          </g>
        </pattern>
      ))}
    </defs>
  )
}

/** Colours and patterns of the party status, the same on every map. */
export const PARTY_LOOKS: Record<PartyStanding, Omit<MapCategory, 'label' | 'id'>> = {
  party: { colour: '#1f6f7c', pattern: 'plain' },
  ratified: { colour: '#5aa0ad', pattern: 'lines' },
  non_party: { colour: '#8a6d3b', pattern: 'dots' },
  unknown: { colour: '#b9b5ab', pattern: 'empty' },
  none: { colour: '#8d8a94', pattern: 'level' },
}
