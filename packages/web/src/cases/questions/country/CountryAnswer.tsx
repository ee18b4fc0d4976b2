import { currentLanguage } from '@portal/texts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Button, NativeSelect, Select } from '@mantine/core'
import type { SurveyContent } from '@portal/contract'
import type { TFunction } from 'i18next'
import { startTransition, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import { useSurvey } from '../../../shared/law/useLaw.ts'
import { type AnswerProps, dropdownBelow, scrollFieldIntoView, textOf } from '../AnswerProps.ts'
import { PendingField } from '../LineField.tsx'
import classes from '../questions.module.css'
import { useCountrySearch } from './useCountrySearch.ts'

const REGION = 'providerRegion'

/** The names of the countries come with the whole survey. */
export function CountryAnswer(props: AnswerProps) {
  const survey = useSurvey()
  return survey ? <CountryField {...props} countries={survey.countries} /> : <PendingField labelId={props.labelId} />
}

type Country = SurveyContent['countries'][number]

/** Its 250 rows are six times as many elements as the rest of the form, and are there only while it is open. */
const LIST = { ...dropdownBelow, keepMounted: false }

/** Enter on the chosen country keeps it. */
const SEARCHED = {
  size: 'lg',
  searchable: true,
  clearable: true,
  allowDeselect: false,
  maxDropdownHeight: 360,
  comboboxProps: LIST,
} as const

/** Those that are seen when the list opens, where the chosen country is scrolled to; the others follow at once. */
const rowsInSight = (chosen: number) => chosen + 16

const listed = (countries: readonly Country[]) => {
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))
  return {
    byName,
    byCode: new Map(countries.map((country) => [country.iso2, country])),
    data: byName.map(({ iso2, name }) => ({ value: iso2, label: name })),
  }
}

/** A country by typing any of its names; for a provider, with its treaty status and whether it has a law. */
function CountryField(props: AnswerProps & { countries: readonly Country[] }) {
  const { t } = useTranslation()
  const { value, onAnswer, readOnly, invalid, labelId, descriptionId, countries } = props
  const { byCode, byName, data } = useMemo(() => listed(countries), [countries])
  const chosen = byCode.get(textOf(value))
  const search = useCountrySearch(byName, chosen, onAnswer)
  const field = useRef<HTMLInputElement>(null)
  const rows = useRows(byName, chosen)
  const isProvider = props.question.id === 'providerCountry'
  return (
    <>
      <Select
        ref={field}
        className={classes.withList}
        aria-labelledby={labelId}
        aria-describedby={descriptionId}
        {...SEARCHED}
        readOnly={readOnly}
        error={search.refusal ?? invalid}
        placeholder={t('assessments.form.chooseCountry')}
        nothingFoundMessage={search.nothingFound}
        {...search.field}
        {...search.list}
        data={data}
        value={chosen?.iso2 ?? null}
        onChange={(iso2) => onAnswer(iso2)}
        limit={rows.limit}
        onDropdownOpen={() => {
          search.list.onDropdownOpen()
          rows.showAll()
          requestAnimationFrame(() => scrollFieldIntoView(field.current))
        }}
        onDropdownClose={() => {
          search.list.onDropdownClose()
          rows.showFew()
        }}
        leftSection={chosen && <Flag key={chosen.iso2} iso2={chosen.iso2} />}
        leftSectionWidth={56}
        renderOption={({ option: { value: iso2, label } }) => (
          <CountryOption iso2={iso2} label={label} country={isProvider ? byCode.get(iso2) : undefined} />
        )}
      />
      {isProvider && <ChosenLaw {...props} chosen={chosen} />}
    </>
  )
}

/** The treaty status and the law of the chosen provider country; for a territory, the State whose law holds there. */
function ChosenLaw({ chosen, ...props }: AnswerProps & { chosen: Country | undefined }) {
  return (
    <>
      <p className={classes.facts}>{chosen && <ChosenFacts country={chosen} />}</p>
      {chosen?.lawOf && <LawElsewhere {...props} law={chosen.lawOf} />}
      <StateOfTerritory chosen={chosen} />
    </>
  )
}

/** The rows in sight first, and all at once behind them. */
function useRows(byName: readonly Country[], chosen: Country | undefined) {
  const [isWhole, setWhole] = useState(false)
  return {
    limit: isWhole ? byName.length : rowsInSight(chosen ? byName.indexOf(chosen) : 0),
    showAll: () => startTransition(() => setWhole(true)),
    showFew: () => setWhole(false),
  }
}

type OptionProps = { iso2: string; label: string; country: Country | undefined }

function CountryOption({ iso2, label, country }: OptionProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.country}>
      <Flag iso2={iso2} />
      <span className={classes.countryText}>
        {label}
        {country && <span className={classes.countryFacts}>{factsOf(t, country)}</span>}
      </span>
    </span>
  )
}

const Flag = ({ iso2 }: { iso2: string }) => (
  <span className={classes.flag}>
    <CountryPicture iso2={iso2} kind="thumbs" />
  </span>
)

function ChosenFacts({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={classes.countryFacts}>{factsOf(t, country)}</span>
      {country.version === null && !country.lawOf && ` · ${t('assessments.form.countryNotAssessed')}`}
    </>
  )
}

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

/** The server takes the State and its region for a territory, which says so once the State is shown in its place. */
function StateOfTerritory({ chosen }: { chosen: Country | undefined }) {
  const { t } = useTranslation()
  const [territory, setTerritory] = useState<Country>()
  if (chosen?.lawOf && chosen !== territory) setTerritory(chosen)
  const law = territory?.lawOf
  if (!law || chosen?.iso2 !== law.iso2) return null
  return (
    <p className={classes.hint} role="status">
      {t('assessments.form.inItsState', { territory: territory.name, state: law.name, region: law.regionName })}
    </p>
  )
}

/** Treaty status with its date, and what is known of the country's law. */
function factsOf(t: TFunction, { partyStatus, partySince, lawStatus }: Country): string {
  const party =
    partyStatus === 'party' && partySince
      ? t('assessments.form.party.party', { since: formatDay(partySince) })
      : t(`assessments.form.party.${partyStatus === 'party' ? 'partyUndated' : partyStatus}`)
  return `${party} · ${t(`assessments.form.law.${lawStatus}`)}`
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
