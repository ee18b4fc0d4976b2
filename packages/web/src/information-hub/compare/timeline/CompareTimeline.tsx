import type { ResultMap } from '@portal/contract'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { knownUse } from '../../countries/knownUse.ts'
import { hubQueries } from '../../hub.queries.ts'
import classes from '../compare.module.css'
import { comparedTable } from '../compared.ts'
import { UseChoice } from '../UseChoice.tsx'
import { useCaseText } from '../useCaseText.ts'
import type { Comparison } from '../useComparison.ts'
import { axisOf, SpanBar } from './SpanBar.tsx'
import { SpanList } from './SpanList.tsx'
import { type AccessSpan, spansOf } from './spansOf.ts'
import timeline from './timeline.module.css'

/** For one use, how the colour of each chosen country depends on the day of access. */
export function CompareTimeline({ map, comparison }: { map: ResultMap; comparison: Comparison }) {
  const { t } = useTranslation()
  const caseText = useCaseText()
  const { days, stated } = comparison
  const use = knownUse(map, comparison.use)
  const { lines } = comparedTable(map, comparison.countries)
  const { intendedUseDate } = days
  const found = useQueries({
    queries: lines.map(({ iso2 }) => ({
      ...hubQueries.overTime(iso2, { intendedUseDate, ...stated }),
      select: ({ segments }: { segments: Parameters<typeof spansOf>[0] }) => spansOf(segments, use),
    })),
  })
  const axis = axisOf(
    found.flatMap(({ data }) => data ?? []),
    days,
  )
  return (
    <>
      <UseChoice map={map} comparison={{ ...comparison, use }} />
      <p className={classes.case}>{caseText({ case: map.case, columns: map.columns, intendedUseDate, use })}</p>
      <p>{t('informationHub.compare.timelineLead', { accessDate: formatDay(days.accessDate) })}</p>
      {lines.map(({ iso2, name }, index) => {
        const query = found[index]
        return (
          <section key={iso2} aria-label={name} className={timeline.overTime}>
            <h2>
              <Link to={paths.country(iso2)}>{name}</Link>
            </h2>
            {query && (
              <Loaded<AccessSpan[]> query={query} lines={3}>
                {(spans) => (
                  <>
                    <SpanBar spans={spans} axis={axis} accessDate={days.accessDate} />
                    <SpanList spans={spans} accessDate={days.accessDate} />
                  </>
                )}
              </Loaded>
            )}
          </section>
        )
      })}
    </>
  )
}
