import { Alert, Button, NativeSelect } from '@mantine/core'
import type { CountryStats, ResultMap } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { useIsPhone } from '../../shared/layout/useIsPhone.ts'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { DayFields, fieldErrors } from '../days/DayFields.tsx'
import { hubQueries } from '../hub.queries.ts'
import classes from './compare.module.css'
import { ComparisonRows } from './table/ComparisonRows.tsx'
import { CASE_FACTS, COMPARISON_VIEWS, type ComparisonSettings, useCaseLabels } from './useComparison.ts'

const CompareMap = lazy(async () => ({ default: (await import('./CompareMap.tsx')).CompareMap }))
const CompareTimeline = lazy(async () => ({
  default: (await import('./timeline/CompareTimeline.tsx')).CompareTimeline,
}))

type Props = { providers: readonly CountryStats[]; comparison: ComparisonSettings }

/** Case fields, view switch and results; results are fetched once both dates are valid. */
export function ComparisonView({ providers, comparison }: Props) {
  const { t } = useTranslation()
  const { days, stated, badDays } = comparison
  const isReady = badDays.length === 0
  const map = useQuery({ ...hubQueries.resultMap({ ...days, ...stated }), enabled: isReady })
  const errors = fieldErrors(map.error)
  return (
    <>
      <UnknownCountries providers={providers} countries={comparison.countries} />
      <CaseFields comparison={comparison} errors={errors} />
      <div className={classes.view}>
        <FilterChoices
          legend={t('informationHub.compare.view')}
          choices={COMPARISON_VIEWS.map((key) => ({
            key,
            label: t(`informationHub.compare.views.${key}`),
            chosen: key === comparison.view,
          }))}
          onChoose={(view) => comparison.change({ view: view === 'table' ? '' : view })}
        />
      </div>
      {(!isReady || errors.size > 0) && <p role="status">{t('informationHub.compare.notShown')}</p>}
      {isReady && map.isError && errors.size === 0 && <ContentFailure onRetry={() => map.refetch()} />}
      {isReady && map.isPending && <Loading lines={10} />}
      {isReady && map.data && (
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
  if (view === 'table') return <ComparisonRows map={map} providers={providers} comparison={comparison} />
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

/** Limit on the codes that the message names, and on the length of each. */
const MAX_NAMED = 10

/** Warns about country codes in the link that do not exist. */
function UnknownCountries({
  providers,
  countries,
}: {
  providers: readonly CountryStats[]
  countries: readonly string[]
}) {
  const { t } = useTranslation()
  const known = new Set(providers.map(({ iso2 }) => iso2))
  const strange = countries.filter((code) => !known.has(code))
  if (strange.length === 0) return null
  const codes = strange.slice(0, MAX_NAMED).map((code) => code.slice(0, MAX_NAMED))
  return (
    <Alert color="brick" role="alert" mb="md">
      {t('informationHub.compare.strange', {
        codes: [...codes, ...(strange.length > MAX_NAMED ? ['…'] : [])].join(', '),
      })}
    </Alert>
  )
}

type CaseFieldsProps = { comparison: ComparisonSettings; errors: ReadonlyMap<string, string> }

/**
 * Fields of the two dates and the case, with the server's validation messages. On a phone they are folded, unless one of
 * them is at fault: the results come first there, and say below for which case they are.
 */
function CaseFields({ comparison, errors }: CaseFieldsProps) {
  const { t } = useTranslation()
  const words = useCaseLabels()
  const { stated, isToday, badDays, change, setDay } = comparison
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const fields = (
    <>
      <DayFields chosen={comparison} errors={errors} onChange={setDay} />
      {CASE_FACTS.map((fact) => (
        <NativeSelect
          key={fact}
          size="sm"
          label={words.name(fact)}
          error={errors.get(fact)}
          data={optionsOf(words.values(fact), String(stated[fact]))}
          value={stated[fact] ?? ''}
          onChange={({ currentTarget }) => change({ [fact]: currentTarget.value })}
        />
      ))}
      {!isToday && (
        <Button variant="default" size="sm" onClick={() => change({ accessDate: '', intendedUseDate: '' })}>
          {t('informationHub.compare.today')}
        </Button>
      )}
    </>
  )
  const legend = t('informationHub.compare.caseLegend')
  if (!isPhone) {
    return (
      <fieldset className={classes.fields}>
        <legend>{legend}</legend>
        {fields}
      </fieldset>
    )
  }
  return (
    <Details
      className={classes.fold}
      open={isOpen || errors.size > 0 || badDays.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={legend}
    >
      <div className={classes.fields}>{fields}</div>
    </Details>
  )
}

/** Adds an unknown value from the link as an option, so that its validation message stands beside what it is about. */
const optionsOf = (values: readonly [string, string][], stated: string) => [
  ...values.map(([value, label]) => ({ value, label })),
  ...(values.some(([value]) => value === stated) ? [] : [{ value: stated, label: stated }]),
]

type PrintNoteProps = { providers: readonly CountryStats[]; countries: readonly string[] }

/** Print footer: the age of the facts. */
function PrintNote({ providers, countries }: PrintNoteProps) {
  const { t } = useTranslation()
  const chosen = providers.filter(({ iso2 }) => countries.includes(iso2))
  const days = [...new Set((chosen.length > 0 ? chosen : providers).flatMap(({ asOf }) => asOf ?? []))].toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && formatDay(day))
  return (
    <p className={classes.printNote}>
      {first &&
        (first === last ? t('informationHub.asOf', { day: first }) : t('informationHub.asOfDays', { first, last }))}
      {first && '. '}
      {t('informationHub.noAdvice')}
    </p>
  )
}
