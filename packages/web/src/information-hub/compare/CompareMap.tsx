import type { ResultMap } from '@portal/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { WorldMap } from '../../shared/worldMap/WorldMap.tsx'
import { lightOf, useCategories } from '../countries/mapCategories.ts'
import { validUse } from '../hub.queries.ts'
import classes from './compare.module.css'
import { comparisonTable } from './comparisonTable.ts'
import { UseSelect } from './UseSelect.tsx'
import type { ComparisonSettings } from './useComparison.ts'
import { useStatedCaseText } from './useComparison.ts'

/** World map of one use, with the selected countries as a list beside it. */
export function CompareMap({ map, comparison }: { map: ResultMap; comparison: ComparisonSettings }) {
  const { t } = useTranslation()
  const caseText = useStatedCaseText()
  const categories = useCategories('result')
  const use = validUse(map, comparison.use)
  const places = useMemo(
    () => new Map(map.results.map((line) => [line.iso2, { name: line.name, category: lightOf(line, use) }])),
    [map, use],
  )
  const { lines } = comparisonTable(map, comparison.countries)
  return (
    <>
      <UseSelect map={map} comparison={{ ...comparison, use }} />
      <p className={classes.case}>{caseText({ ...map, use })}</p>
      {lines.length > 0 && (
        <section>
          <h2>{t('informationHub.compare.chosen')}</h2>
          <ul className={classes.chosen}>
            {lines.map((line) => (
              <li key={line.iso2}>
                <TrafficLight status={lightOf(line, use)} />
                <Link to={paths.country(line.iso2)}>{line.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WorldMap
        label={t('informationHub.compare.mapLabel')}
        categories={categories}
        places={places}
        hrefOf={paths.country}
      />
    </>
  )
}
