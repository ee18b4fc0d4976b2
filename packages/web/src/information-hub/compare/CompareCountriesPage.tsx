import { bestCountry, type CountryNames, type CountryStats, matchCountries } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { useOwnMaterial } from '../countries/useOwnMaterial.ts'
import { Hero } from '../Hero.tsx'
import { hubQueries } from '../hub.queries.ts'
import { ComparisonView } from './ComparisonView.tsx'
import classes from './compare.module.css'
import { useComparison } from './useComparison.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect, type OptionsFilter } from '@mantine/core'
import { useState } from 'react'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { useCountryNames } from '../../shared/countries/countryNames.ts'
import manyValues from '../../shared/forms/manyValues.module.css'

/**
 * Compares countries use by use on two dates. The selected countries wrap over several lines, so the results below are
 * rendered only once the names are loaded, to avoid a layout shift.
 */
export function CompareCountriesPage() {
  const { t } = useTranslation()
  const stats = useQuery({ ...hubQueries.stats, select: providersOf })
  const comparison = useComparison(useProposedCountries(stats.data))
  return (
    <div className={classes.sheet}>
      <Hero title={t('informationHub.compare.title')} lead={t('informationHub.compare.lead')}>
        {stats.isPending && <Loading lines={2} />}
        {stats.data && (
          <CountryChoice
            rows={stats.data}
            chosen={comparison.countries}
            onChoose={(countries) => comparison.change({ countries: countries.join(',') })}
          />
        )}
      </Hero>
      <div className={classes.content}>
        {stats.isError && <ContentFailure onRetry={() => stats.refetch()} />}
        {stats.data && <ComparisonView providers={stats.data} comparison={comparison} />}
      </div>
    </div>
  )
}

const MAX_PROPOSED = 4

/** The countries from which most of one's own material comes. */
function useProposedCountries(providers: readonly CountryStats[] = []): readonly string[] {
  const { own } = useOwnMaterial()
  return [...own.keys()]
    .filter((code) => providers.some(({ iso2 }) => iso2 === code))
    .toSorted((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0))
    .slice(0, MAX_PROPOSED)
}

/** Leaves out the European Union, which is a place of use: material is accessed in its member states. */
const providersOf = ({ rows }: { rows: readonly CountryStats[] }) => rows.filter(({ kind }) => kind !== 'union')

type Props = {
  rows: readonly CountryStats[]
  chosen: readonly string[]
  onChoose: (countries: readonly string[]) => void
}

/** Multi-select of countries, searched by any name or code. */
function CountryChoice({ rows, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const names = useCountryNames(search !== '')
  const selectable = rows.filter(({ iso2 }) => !chosen.includes(iso2))
  const best = search.trim() === '' ? undefined : bestCountry(selectable, search, names)
  return (
    <MultiSelect
      size="md"
      label={t('informationHub.compare.countries')}
      {...(chosen.length === 0 && { placeholder: t('informationHub.compare.chooseCountries') })}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      // Tab takes the best match, too.
      onKeyDown={({ key }) => {
        if (key === 'Tab' && best) onChoose([...chosen, best.iso2])
      }}
      // Enter selects the best match; where none is, or without a search text, it selects nothing.
      selectFirstOptionOnChange={best !== undefined}
      classNames={{ input: manyValues.field ?? '', inputField: manyValues.typed ?? '' }}
      clearable
      hidePickedOptions
      data={rows.map(({ iso2, name }) => ({ value: iso2, label: name }))}
      value={[...chosen]}
      onChange={onChoose}
      filter={byAnyName(rows, names, t('informationHub.compare.nothingFound'))}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: false }}
      renderOption={({ option }) =>
        option.disabled ? (
          option.label
        ) : (
          <span className={classes.option}>
            <CountryPicture iso2={option.value} kind="thumbs" /> {option.label}
          </span>
        )
      }
    />
  )
}

/** Filters the options, best match first; an empty listbox is not announced, so a disabled option says that nothing matches. */
const byAnyName =
  (rows: readonly CountryStats[], names: CountryNames | undefined, nothing: string): OptionsFilter =>
  ({ options, search }) => {
    const selectable = matchCountries(rows, search, names).flatMap(
      ({ iso2 }) => options.find((option) => 'value' in option && option.value === iso2) ?? [],
    )
    return selectable.length > 0 ? selectable : [{ value: '', label: nothing, disabled: true }]
  }
