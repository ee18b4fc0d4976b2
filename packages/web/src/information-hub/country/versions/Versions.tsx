import { Button } from '@mantine/core'
import type { ContentVersion, Country } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatInstant } from '../../../shared/dates/dates.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import inOrder from '../../../shared/layout/inOrder.module.css'
import { paths } from '../../../shared/navigation/paths.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { hubQueries } from '../../hub.queries.ts'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'
import { areValid, type CountrySelection } from '../useCountrySelection.ts'
import { Differences } from './Differences.tsx'
import { VersionTools } from './VersionTools.tsx'

type Props = { country: Country; chosen: CountrySelection }

/** Content versions with links, and the changes from the previous one. */
export function Versions({ country, chosen }: Props) {
  const versions = useQuery(hubQueries.versions(country.iso2))
  const rows = versions.data?.rows
  return (
    <Section id="versions">
      {rows && (
        <ul className={`${classes.links} ${inOrder.parts}`}>
          {rows.map((version) => (
            <OneVersion
              key={version.version}
              country={country}
              version={version}
              until={endOf(version, rows)}
              chosen={chosen}
            />
          ))}
        </ul>
      )}
      {!rows && (versions.isError ? <ContentFailure onRetry={() => versions.refetch()} /> : <Loading />)}
    </Section>
  )
}

/** A retired version ended when its successor was activated. */
function endOf({ state, activatedAt }: ContentVersion, rows: readonly ContentVersion[]): string | undefined {
  if (state !== 'retired' || !activatedAt) return undefined
  return rows
    .flatMap((row) => row.activatedAt ?? [])
    .toSorted()
    .find((at) => at > activatedAt)
}

type OneProps = Props & { version: ContentVersion; until: string | undefined }

function OneVersion({ country, version: row, until, chosen }: OneProps) {
  const { t } = useTranslation()
  const { iso2, versions } = country
  const { version, state, origin } = row
  const { step, days } = chosen
  const isPublished = versions.includes(version)
  const before = isPublished ? versions.filter((one) => one < version).at(-1) : baseOf(row, country)
  const from = step.to === version ? (step.from ?? before) : before
  const [isOpen, setOpen] = useState(step.to === version)
  const name = t('informationHub.country.version', { version })
  return (
    <li>
      {isPublished ? (
        <Link to={state === 'active' ? paths.country(iso2) : versionPath(iso2, version)}>{name}</Link>
      ) : (
        <strong>{name}</strong>
      )}
      , {t(`informationHub.country.states.${state}`)}, {t(`informationHub.country.origins.${origin}`)}
      <When row={row} until={until} />
      {from !== undefined && (
        <div>
          <Button variant="subtle" size="compact-sm" px={0} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('informationHub.country.changesSince', { version: from })}
          </Button>
          {isOpen && (
            <Differences
              id={iso2}
              from={from}
              to={version}
              isPublished={isPublished}
              days={areValid(chosen) ? days : undefined}
            />
          )}
        </div>
      )}
      <VersionTools version={row} />
    </li>
  )
}

function When({
  row: { activatedAt, activator: by, state },
  until,
}: {
  row: ContentVersion
  until: string | undefined
}) {
  const { t } = useTranslation()
  if (!activatedAt || !by) return null
  const at = formatInstant(activatedAt)
  if (state === 'active') return ` · ${t('informationHub.country.activated', { at, by })}`
  return until
    ? ` · ${t('informationHub.country.activeFromTo', { at, until: formatInstant(until), by })}`
    : ` · ${t('informationHub.country.wasActivated', { at, by })}`
}

/** Address of the country page in a version other than the active one. */
const versionPath = (iso2: string, version: number): string =>
  `${paths.country(iso2)}?${new URLSearchParams({ version: String(version) })}`

/** A version that was never active is compared with the one that it was made from, or else with the active one. */
const baseOf = ({ basedOn }: ContentVersion, { activeVersion }: Country): number | undefined =>
  basedOn ?? activeVersion ?? undefined
