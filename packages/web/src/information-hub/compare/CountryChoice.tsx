import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect, type OptionsFilter } from '@mantine/core'
import type { CountryStats } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import manyValues from '../../shared/forms/manyValues.module.css'
import { matchesCountry } from '../countries/matchesCountry.ts'
import classes from './compare.module.css'

type Props = {
  rows: readonly CountryStats[]
  chosen: readonly string[]
  onChoose: (countries: readonly string[]) => void
}

/** Any number of countries, found by name (accents do not matter) or code. */
export function CountryChoice({ rows, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  return (
    <MultiSelect
      size="md"
      label={t('informationHub.compare.countries')}
      {...(chosen.length === 0 && { placeholder: t('informationHub.compare.chooseCountries') })}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      // Enter takes the first that was found; without a search it takes none.
      selectFirstOptionOnChange={search !== ''}
      classNames={{ input: manyValues.field ?? '', inputField: manyValues.typed ?? '' }}
      clearable
      hidePickedOptions
      data={rows.map(({ iso2, name }) => ({ value: iso2, label: name }))}
      value={[...chosen]}
      onChange={onChoose}
      filter={byNameOrCode(rows, t('informationHub.compare.nothingFound'))}
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

/** Without any option a list is not a list to a screen reader: then one says so. */
const byNameOrCode =
  (rows: readonly CountryStats[], nothing: string): OptionsFilter =>
  ({ options, search }) => {
    const found = new Set(rows.flatMap((row) => (matchesCountry(row, search) ? [row.iso2] : [])))
    const left = options.filter((option) => 'value' in option && found.has(option.value))
    return left.length > 0 ? left : [{ value: '', label: nothing, disabled: true }]
  }
