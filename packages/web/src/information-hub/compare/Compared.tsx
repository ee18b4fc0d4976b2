import { Alert } from '@mantine/core'
import type { CountryStats, ResultMap } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterChoices.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { fieldErrors } from '../fieldErrors.ts'
import { hubQueries } from '../hub.queries.ts'
import { CaseFields } from './CaseFields.tsx'
import classes from './compare.module.css'
import { PrintNote } from './PrintNote.tsx'
import { ComparedRows } from './table/ComparedRows.tsx'
import { type Comparison, VIEWS } from './useComparison.ts'

const CompareMap = lazy(async () => ({ default: (await import('./CompareMap.tsx')).CompareMap }))
const CompareTimeline = lazy(async () => ({
  default: (await import('./timeline/CompareTimeline.tsx')).CompareTimeline,
}))

type Props = { providers: readonly CountryStats[]; comparison: Comparison }

/** The case, how it is shown, and the results as soon as the case is one. */
export function Compared({ providers, comparison }: Props) {
  const { t } = useTranslation()
  const { days, stated, badDays } = comparison
  const isAskable = badDays.length === 0
  const map = useQuery({ ...hubQueries.resultMap({ ...days, ...stated }), enabled: isAskable })
  const errors = fieldErrors(map.error)
  return (
    <>
      <Strange providers={providers} countries={comparison.countries} />
      <CaseFields comparison={comparison} errors={errors} />
      <div className={classes.noPrint}>
        <FilterChoices
          legend={t('informationHub.compare.view')}
          choices={VIEWS.map((key) => ({
            key,
            label: t(`informationHub.compare.views.${key}`),
            chosen: key === comparison.view,
          }))}
          onChoose={(view) => comparison.change({ view: view === 'table' ? '' : view })}
        />
      </div>
      {(!isAskable || errors.size > 0) && <p role="status">{t('informationHub.compare.notShown')}</p>}
      {isAskable && map.isError && errors.size === 0 && <ContentFailure onRetry={() => map.refetch()} />}
      {isAskable && map.isPending && <Loading lines={10} />}
      {isAskable && map.data && (
        <div aria-busy={map.isPlaceholderData} className={classes.results}>
          <Results map={map.data} providers={providers} comparison={comparison} />
          <PrintNote providers={providers} countries={comparison.countries} />
        </div>
      )}
    </>
  )
}

function Results({ map, providers, comparison }: Props & { map: ResultMap }) {
  const { t } = useTranslation()
  const { countries, view } = comparison
  const isNone = !providers.some(({ iso2 }) => countries.includes(iso2))
  if (isNone && view !== 'map') {
    return <Empty title={t('informationHub.compare.none')} hint={t('informationHub.compare.noneHint')} />
  }
  if (view === 'table') return <ComparedRows map={map} providers={providers} comparison={comparison} />
  return (
    <Suspense fallback={<Loading lines={10} />}>
      {view === 'map' ? (
        <CompareMap map={map} comparison={comparison} />
      ) : (
        <CompareTimeline map={map} comparison={comparison} />
      )}
    </Suspense>
  )
}

/** More would bury the message. */
const MOST_NAMED = 10

/** Names what a link has that is no provider country. */
function Strange({ providers, countries }: { providers: readonly CountryStats[]; countries: readonly string[] }) {
  const { t } = useTranslation()
  const known = new Set(providers.map(({ iso2 }) => iso2))
  const strange = countries.filter((code) => !known.has(code))
  if (strange.length === 0) return null
  const codes = strange.slice(0, MOST_NAMED).map((code) => code.slice(0, MOST_NAMED))
  return (
    <Alert color="brick" role="alert" mb="md">
      {t('informationHub.compare.strange', {
        codes: [...codes, ...(strange.length > MOST_NAMED ? ['…'] : [])].join(', '),
      })}
    </Alert>
  )
}
