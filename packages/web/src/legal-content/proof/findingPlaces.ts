import type { Finding } from '@portal/rules'
import type { TFunction } from 'i18next'
import type { CellPlace, DraftFile } from './draft.ts'
import type { Proof } from './useProof.ts'

/** Something to look at, in the order of the panel. A case that no row of the country decides has no place. */
export type FoundPlace = { readonly text: string; readonly place?: CellPlace }

/** Everything that the proof found, for the keys that go through it. */
export function findingPlaces({ quick, whole }: Proof, draft: DraftFile, t: TFunction): FoundPlace[] {
  const findings = quick?.findings ?? []
  const later = (whole?.failures ?? []).filter(({ kind }) => kind !== 'gap' && kind !== 'dead')
  return [
    ...(quick?.problems ?? []).flatMap(({ reason, place }) => (place ? [{ text: reason, place }] : [])),
    ...failingCases(whole, draft, t),
    ...findings.map((finding) => ({ text: t(TITLES[finding.kind]), place: placeOf(finding) })),
    ...later.map((failure) => ({ text: t('lawProof.further'), place: placeOf(failure) })),
  ]
}

const TITLES = {
  dead: 'lawProof.dead.title',
  gap: 'lawProof.gaps.title',
  contradiction: 'lawProof.overlaps.title',
  unreachable: 'lawProof.further',
  tooLarge: 'lawProof.further',
} as const

type Located = { readonly matrix: string; readonly row?: string; readonly rows?: readonly string[] }

function placeOf({ matrix, ...at }: Finding | Located): CellPlace {
  const row = 'rows' in at ? at.rows?.[0] : 'row' in at ? at.row : undefined
  return { matrix, ...(row !== undefined && { row }) }
}

/** A case that fails leads to the row that decides it. */
function failingCases(whole: Proof['whole'], { matrices }: DraftFile, t: TFunction): FoundPlace[] {
  const failing = (whole?.cases ?? []).filter(({ differences }) => differences.length > 0)
  return failing.map(({ name, rows }) => {
    const matrix = matrices.find((one) => one.rows.some(({ id }) => rows.includes(id)))
    const row = matrix?.rows.find(({ id }) => rows.includes(id))
    const text = t('lawProof.cases.fails', { name })
    return matrix && row ? { text, place: { matrix: matrix.id, row: row.id } } : { text }
  })
}
