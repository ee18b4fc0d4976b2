import { currentLanguage } from '@portal/texts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Button, type ComboboxParsedItem, NativeSelect, Select } from '@mantine/core'
import { bestCountry, matchCountries, namedCountry, placeCalled, type SurveyContent } from '@portal/contract'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { useCountryNames } from '../../../shared/countries/countries.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { useSurvey } from '../../../shared/law/useLaw.ts'
import { type AnswerProps, dropdownBelow, scrollFieldIntoView, textOf } from './AnswerProps.ts'
import { PendingField } from './PendingField.tsx'
import classes from './questions.module.css'

const REGION = 'providerRegion'

/** The names of the countries come with the whole survey. */
export function CountryAnswer(props: AnswerProps) {
  const survey = useSurvey()
  return survey ? <CountryField {...props} countries={survey.countries} /> : <PendingField labelId={props.labelId} />
}

type Country = SurveyContent['countries'][number]

/** A country by typing any of its names; each option shows its treaty status and whether it has a law. */
function CountryField(props: AnswerProps & { countries: readonly Country[] }) {
  const { t } = useTranslation()
  const { value, onAnswer, readOnly, invalid, labelId, descriptionId, countries } = props
  const byCode = new Map(countries.map((country) => [country.iso2, country]))
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))
  const chosen = byCode.get(textOf(value))
  const search = useCountrySearch(byName, chosen, onAnswer)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Select
        ref={field}
        className={classes.withList}
        aria-labelledby={labelId}
        aria-describedby={descriptionId}
        size="lg"
        searchable
        clearable
        // Enter on the chosen country keeps it.
        allowDeselect={false}
        readOnly={readOnly}
        error={search.refused === '' ? invalid : refusal(t, search.refused)}
        placeholder={t('assessments.form.chooseCountry')}
        nothingFoundMessage={otherPlace(t, search.field.searchValue) ?? t('assessments.form.noCountry')}
        {...search.field}
        data={byName.map(({ iso2, name }) => ({ value: iso2, label: name }))}
        value={chosen?.iso2 ?? null}
        onChange={(iso2) => onAnswer(iso2)}
        maxDropdownHeight={360}
        comboboxProps={dropdownBelow}
        onDropdownOpen={() => requestAnimationFrame(() => scrollFieldIntoView(field.current))}
        leftSection={chosen && <Flag key={chosen.iso2} iso2={chosen.iso2} />}
        leftSectionWidth={56}
        renderOption={({ option }) => {
          const country = byCode.get(option.value)
          return (
            <span className={classes.country}>
              <Flag iso2={option.value} />
              <span className={classes.countryText}>
                {option.label}
                {country && <CountryFacts country={country} />}
              </span>
            </span>
          )
        }}
      />
      <p className={classes.facts}>
        {chosen && <CountryFacts country={chosen} />}
        {chosen?.version === null && !chosen.lawOf && ` · ${t('assessments.form.countryNotAssessed')}`}
      </p>
      {chosen?.lawOf && <LawElsewhere {...props} law={chosen.lawOf} />}
    </>
  )
}

/** What to answer for two places that are often looked for and are not on the list. */
function otherPlace(t: TFunction, text: string): string | undefined {
  if (/^[kq]osov[oaë]$/i.test(text.trim())) return t('assessments.form.kosovo')
  return placeCalled(text) === 'EU' ? t('assessments.form.euIsNoCountry') : undefined
}

const refusal = (t: TFunction, text: string) => otherPlace(t, text) ?? t('assessments.form.countryNotTaken', { text })

/** In shorter texts a code may be the beginning of a name. */
const SHORTEST_NAME = 3

/**
 * Search in the country field. Tab takes the best match as Enter does, leaving the field in another way takes a name that
 * is typed in full, and an emptied field clears the answer. Any other text that is left is reported, because the field
 * then returns to the former country.
 */
function useCountrySearch(byName: readonly Country[], chosen: Country | undefined, onAnswer: AnswerProps['onAnswer']) {
  const [text, setText] = useState(chosen?.name ?? '')
  const [refused, setRefused] = useState('')
  const isTyped = text.trim() !== '' && text !== chosen?.name
  // The field is left before it shows the name of what Tab took.
  const isTaken = useRef(false)
  const names = useCountryNames(isTyped)
  const first = isTyped ? bestCountry(byName, text, names) : undefined
  const namedBy = (typed: string) =>
    typed.trim().length < SHORTEST_NAME ? undefined : namedCountry(byName, typed, names)
  return {
    refused,
    field: {
      searchValue: text,
      onSearchChange: (typed: string) => {
        setText(typed)
        // Once no other country is meant; on leaving the field what stands below it would move under the pointer.
        const named = namedBy(typed)
        const isOnly = named !== chosen && matchCountries(byName, typed, names).length === 1
        if (named && isOnly) onAnswer(named.iso2, 'typing')
      },
      // Enter takes the best match; an unchanged text has nothing to take.
      selectFirstOptionOnChange: first !== undefined || text === chosen?.name,
      filter: ({ options, search }: { options: ComboboxParsedItem[]; search: string }) =>
        matchCountries(byName, search, names).flatMap(
          ({ iso2 }) => options.find((option) => 'value' in option && option.value === iso2) ?? [],
        ),
      onFocus: () => {
        setRefused('')
        isTaken.current = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        // Enter is quicker than the list where it marks no option yet.
        const isUnmarked = !event.currentTarget.hasAttribute('aria-activedescendant')
        const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
        if (event.key === 'Enter' && (isTyped || isOpen) && isUnmarked) event.preventDefault()
        isTaken.current = event.key === 'Tab' && first !== undefined
        if (!first || (event.key !== 'Tab' && !(event.key === 'Enter' && isUnmarked))) return
        setText(first.name)
        onAnswer(first.iso2)
      },
      onBlur: () => {
        if (text === '' && chosen) onAnswer(null)
        if (!isTyped || isTaken.current) return
        const named = namedBy(text)
        if (named) onAnswer(named.iso2)
        else setRefused(text)
      },
    },
  }
}

const Flag = ({ iso2 }: { iso2: string }) => (
  <span className={classes.flag}>
    <CountryPicture iso2={iso2} kind="thumbs" />
  </span>
)

type Elsewhere = Pick<AnswerProps, 'onAnswers' | 'question' | 'readOnly'> & {
  law: NonNullable<Country['lawOf']>
}

/** A territory in which the law of its state holds: the rules know it as a region, so both are to be chosen. */
function LawElsewhere({ law: { iso2, name, region, regionName }, question, onAnswers, readOnly }: Elsewhere) {
  const { t } = useTranslation()
  return (
    <div className={classes.hint} role="status">
      <p>{t('assessments.form.lawElsewhere', { state: name, region: regionName })}</p>
      {!readOnly && (
        <Button variant="default" size="sm" onClick={() => onAnswers({ [question.id]: iso2, [REGION]: region })}>
          {t('assessments.form.chooseState', { state: name, region: regionName })}
        </Button>
      )}
    </div>
  )
}

/** Treaty status with its date, and what is known of the country's law. */
function CountryFacts({ country: { partyStatus, partySince, lawStatus } }: { country: Country }) {
  const { t } = useTranslation()
  const party =
    partyStatus === 'party' && partySince
      ? t('assessments.form.party.party', { since: formatDay(partySince) })
      : t(`assessments.form.party.${partyStatus === 'party' ? 'partyUndated' : partyStatus}`)
  return (
    <span className={classes.countryFacts}>
      {party} · {t(`assessments.form.law.${lawStatus}`)}
    </span>
  )
}

/** A region of the chosen country, once its rules are there. */
export function RegionAnswer({ value, onAnswer, readOnly, invalid, country, labelId, descriptionId }: AnswerProps) {
  const { t } = useTranslation()
  const regions = country?.regions.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <NativeSelect
      aria-labelledby={labelId}
      aria-describedby={descriptionId}
      size="lg"
      disabled={readOnly || !country}
      error={invalid}
      data={[{ value: '', label: t('assessments.form.chooseRegion') }, ...regions]}
      value={textOf(value)}
      // Arrow keys choose each region that they pass.
      onChange={(event) => onAnswer(event.currentTarget.value || null, 'typing')}
    />
  )
}
