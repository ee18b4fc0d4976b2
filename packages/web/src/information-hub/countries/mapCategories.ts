import type { CountryStats, ResultMap } from '@portal/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { partyStanding } from '../../shared/countries/countries.ts'
import { keysOf } from '../../shared/objects/records.ts'
import type { Light } from '../../shared/status/TrafficLight.tsx'
import { PARTY_LOOKS } from '../../shared/worldMap/Patterns.tsx'
import type { MapCategory } from '../../shared/worldMap/WorldMap.tsx'
import { type LawCategory, lawCategoryOf } from './CountryFacts.tsx'

export const MAP_MODES = ['party', 'law', 'result'] as const
export type MapMode = (typeof MAP_MODES)[number]

export const categoryOf = (row: CountryStats, mode: Exclude<MapMode, 'result'>): string =>
  mode === 'party' ? partyStanding(row) : lawCategoryOf(row)

type Look = Omit<MapCategory, 'label' | 'id'>
const LAW: Record<LawCategory, Look> = {
  abs_law: { colour: '#1f6f7c', pattern: 'plain' },
  abs_law_new_draft: { colour: '#33848f', pattern: 'crossed' },
  no_law_draft: { colour: '#8a6d3b', pattern: 'crossed' },
  no_law: { colour: '#a58a5b', pattern: 'lines' },
  unclear: { colour: '#b9b5ab', pattern: 'dots' },
  unknown: { colour: 'var(--portal-none-soft)', pattern: 'empty' },
  union: { colour: '#8d8a94', pattern: 'level' },
}
const RESULT = {
  GREEN: { colour: 'var(--portal-green)', pattern: 'plain' },
  AMBER: { colour: 'var(--portal-amber)', pattern: 'lines' },
  RED: { colour: 'var(--portal-red)', pattern: 'crossed' },
  NOT_ASSESSED: { colour: 'var(--portal-none-soft)', pattern: 'empty' },
} as const satisfies Record<string, Look>

/** Labelled map categories of a mode. */
export function useCategories(mode: MapMode): readonly MapCategory[] {
  const { t } = useTranslation()
  return useMemo(() => {
    if (mode === 'party') return listOf(PARTY_LOOKS, (id) => t(`informationHub.partyStatus.${id}`))
    if (mode === 'law') return listOf(LAW, (id) => t(`informationHub.lawStatus.${id}`))
    return listOf(RESULT, (id) => {
      const meaning = t(`light.${id}.meaning`)
      // A country that is not assessed has no colour to name.
      return id === 'NOT_ASSESSED' ? meaning : t('list.labelled', { label: t(`light.${id}.name`), value: meaning })
    })
  }, [mode, t])
}

const listOf = <Id extends string>(looks: Record<Id, Look>, labelOf: (id: Id) => string): MapCategory[] =>
  keysOf(looks).map((id) => ({ id, label: labelOf(id), ...looks[id] }))

/** A use without a rule is amber; a country whose law has not been assessed has no colour. */
export const lightOf = ({ assessed, statuses }: ResultMap['results'][number], use: string): Light =>
  assessed ? (statuses[use] ?? 'AMBER') : 'NOT_ASSESSED'
