import { Button, TextInput } from '@mantine/core'
import { type CountryOfWorkspace, plain } from '@portal/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatDay } from '../../shared/dates/dates.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useBeginDraft } from '../core/legalContent.queries.ts'
import classes from './workspace.module.css'

/** `wanted`: the country that a link asks for. */
type Props = { countries: readonly CountryOfWorkspace[]; wanted: string }

/** All countries, found by name or code; Enter goes to the first one that fits. */
export function WorkspaceCountries({ countries, wanted }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(wanted)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wanted !== '') field.current?.focus()
  }, [wanted])
  const found = countries.filter((country) => fits(country, plain(typed.trim())))
  const { open, isPending, failure } = useOpenCountry()
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = found
    if (!first || typed.trim() === '') return
    // A draft is begun by a button that names its country, never by the key that ends a search.
    if (isBegun(first)) open(first)
    else document.getElementById(buttonOf(first))?.focus()
  }
  return (
    <section aria-labelledby="countries">
      <h2 id="countries">{t('legalContent.countries.title')}</h2>
      <form className={classes.search} onSubmit={openFirst}>
        <TextInput
          ref={field}
          type="search"
          size="md"
          label={t('legalContent.countries.search')}
          placeholder={t('legalContent.countries.searchHint')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status">{t('legalContent.countries.found', { count: found.length })}</p>
      </form>
      <FormFailure message={failure} />
      <ul className={classes.countries}>
        {found.map((country) => (
          <CountryLine key={country.countryId} country={country} isPending={isPending} onBegin={() => open(country)} />
        ))}
      </ul>
      {found.length === 0 && <p>{t('legalContent.countries.none')}</p>}
    </section>
  )
}

const ownDraftOf = ({ drafts }: CountryOfWorkspace) => drafts.find(({ isMine, outdated }) => isMine && !outdated)

/** Whether opening the country makes no draft: the reader has one, or its first step asks before. */
const isBegun = (country: CountryOfWorkspace): boolean => ownDraftOf(country) !== undefined || country.version === null

const buttonOf = ({ countryId }: CountryOfWorkspace): string => `change-${countryId}`

function fits({ name, countryId }: CountryOfWorkspace, typed: string): boolean {
  return typed === '' || plain(name).includes(typed) || plain(countryId) === typed
}

/** Opens the draft of a country that the reader works on, or begins one from the version in force. */
function useOpenCountry() {
  const navigate = useNavigate()
  const begin = useBeginDraft()
  const errorText = useErrorText()
  const open = (country: CountryOfWorkspace) => {
    const { countryId: id, version: from } = country
    const own = ownDraftOf(country)
    if (own) return navigate(paths.legalDraft(id, own.version))
    if (from === null) return navigate(paths.legalBegin(id))
    return begin.mutate({ id, from }, { onSuccess: ({ version }) => navigate(paths.legalDraft(id, version.version)) })
  }
  return { open, isPending: begin.isPending, failure: begin.error ? errorText(begin.error) : undefined }
}

type LineProps = { country: CountryOfWorkspace; isPending: boolean; onBegin: () => void }

function CountryLine({ country, isPending, onBegin }: LineProps) {
  const { t } = useTranslation()
  const { countryId, name, version, mayBeginAnew, overdueSince, waiting } = country
  return (
    <li className={classes.country}>
      <span className={classes.name}>{name}</span>
      <span>{version === null ? t('fromNothing.noLaw') : t('legalContent.countries.version', { version })}</span>
      <span className={classes.state}>
        {waiting !== null && <span>{t('legalContent.countries.shipped', { version: waiting })}</span>}
        {overdueSince && <span>{t('legalContent.countries.overdue', { day: formatDay(overdueSince) })}</span>}
        <DraftLinks country={country} />
      </span>
      <span className={classes.actions}>
        {mayBeginAnew && (
          <Button
            component={Link}
            variant="default"
            size="sm"
            to={paths.legalBegin(countryId)}
            aria-label={t('fromNothing.startOf', { country: name })}
          >
            {t('fromNothing.start')}
          </Button>
        )}
        {version !== null && (
          <Button
            id={buttonOf(country)}
            variant="default"
            size="sm"
            disabled={isPending}
            aria-label={t('legalContent.countries.change', { country: name })}
            onClick={onBegin}
          >
            {t('legalContent.countries.changeLaw')}
          </Button>
        )}
      </span>
    </li>
  )
}

function DraftLinks({ country: { countryId, name, drafts } }: Pick<LineProps, 'country'>) {
  const { t } = useTranslation()
  return drafts.map(({ version }) => (
    <Button
      key={version}
      component={Link}
      variant="subtle"
      size="compact-sm"
      to={paths.legalDraft(countryId, version)}
      aria-label={t('legalContent.countries.openOf', { version, country: name })}
    >
      {t('legalContent.countries.open', { version })}
    </Button>
  ))
}
