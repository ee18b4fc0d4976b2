import { Alert } from '@mantine/core'
import type { Country } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatDays } from '../../shared/dates/dates.ts'
import { LawLanguage } from '../../shared/law/LawLanguage.tsx'
import { useIsPhone } from '../../shared/layout/useIsPhone.ts'
import { PageContents } from '../../shared/navigation/PageContents.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useScrollToTarget } from '../../shared/navigation/useScrollToTarget.ts'
import { AccessSection } from './access/AccessSection.tsx'
import { CountryFrame } from './CountryFrame.tsx'
import classes from './country.module.css'
import { SourceLinks } from './documents/NoSources.tsx'
import { CountryHead } from './overview/CountryHead.tsx'
import { Authorities, Conditions, OpenQuestions, Regions } from './overview/OverviewSections.tsx'
import { Procedures, procedureSections } from './overview/Procedures.tsx'
import { ReportLaw, ReportLawOf } from './ReportLaw.tsx'
import { Rules } from './rules/Rules.tsx'
import type { SectionId } from './Section.tsx'
import { LawOnDay } from './timeline/LawOnDay.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import { type CountrySelection, useCountrySelection } from './useCountrySelection.ts'
import { Versions } from './versions/Versions.tsx'

/** A country's law in its active or an earlier version. */
export function CountryPage() {
  const chosen = useCountrySelection()
  useScrollToTarget(useLocation().hash.slice(1))
  return (
    <CountryFrame version={chosen.version}>
      {(country) => <CountryContent country={country} chosen={chosen} />}
    </CountryFrame>
  )
}

type Props = { country: Country; chosen: CountrySelection }

/** On a phone the verdict comes before the facts of a country, and before the button that starts an assessment. */
function CountryContent({ country, chosen }: Props) {
  const head = <CountryHead country={country} />
  const isVerdictFirst = useIsPhone() && country.version !== null
  return (
    <>
      <VersionNotice country={country} />
      {!isVerdictFirst && head}
      <LawLanguage of="country" />
      <div className={classes.page}>
        <Parts country={country} chosen={chosen} afterVerdict={isVerdictFirst && head} />
      </div>
      <p className={classes.section}>
        {country.version === null ? <ReportLaw country={country} /> : <ReportLawOf country={country} />}
      </p>
    </>
  )
}

type PartsProps = Props & { afterVerdict: ReactNode }

function Parts({ country, chosen, afterVerdict }: PartsProps) {
  if (country.version !== null) return <Assessed country={country} chosen={chosen} afterVerdict={afterVerdict} />
  return country.kind === 'union' ? (
    <Union country={country} chosen={chosen} />
  ) : (
    <Unassessed country={country} chosen={chosen} />
  )
}

function Assessed({ country, chosen, afterVerdict }: PartsProps) {
  const sections: SectionId[] = ['access', 'lawOnDay', ...procedureSections(country).filter((id) => id !== 'access')]
  return (
    <>
      <Contents
        sections={[
          ...sections,
          'rules',
          'timeline',
          'sources',
          'authorities',
          'regions',
          'conditions',
          'versions',
          'open',
        ]}
      />
      <AccessSection country={country} chosen={chosen} afterVerdict={afterVerdict} />
      <LawOnDay country={country} chosen={chosen} />
      <Procedures country={country} />
      <Rules country={country} chosen={chosen} />
      <Timeline country={country} day={chosen.days.accessDate} />
      <SourceLinks country={country} />
      <Authorities country={country} />
      <Regions country={country} />
      <Conditions country={country} />
      <Versions country={country} chosen={chosen} />
      <OpenQuestions country={country} />
    </>
  )
}

function Union({ country, chosen }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.lead}>{t('informationHub.country.union')}</p>
      <Contents sections={[...procedureSections(country), 'rules', 'timeline', 'sources']} />
      <Procedures country={country} />
      <Rules country={country} chosen={chosen} />
      <Timeline country={country} day={chosen.days.accessDate} />
      <SourceLinks country={country} />
    </>
  )
}

function Unassessed({ country, chosen }: Props) {
  const { t } = useTranslation()
  const { lawOf, name, kind, parent, territories } = country
  const hasPlaces = parent !== null || territories.length > 0
  return (
    <>
      {lawOf ? (
        <LawElsewhere name={name} lawOf={lawOf} />
      ) : (
        <p className={classes.lead}>
          {t(kind === 'area' ? 'informationHub.country.unassessedArea' : 'informationHub.country.unassessed')}
        </p>
      )}
      <Contents sections={[...procedureSections(country), 'timeline', ...(hasPlaces ? (['regions'] as const) : [])]} />
      <Procedures country={country} />
      <Timeline country={country} day={chosen.days.accessDate} />
      {hasPlaces && <Regions country={country} />}
    </>
  )
}

/** Warns that this is not the active version and links to it. */
function VersionNotice({ country: { iso2, version, activeVersion } }: { country: Country }) {
  const { t } = useTranslation()
  if (version === null || activeVersion === null || version === activeVersion) return null
  return (
    <Alert my="md" title={t('informationHub.country.notActive', { version })}>
      <Link to={paths.country(iso2)}>{t('informationHub.country.toActive', { version: activeVersion })}</Link>
    </Alert>
  )
}

/** Table of contents, sticky on wide screens. */
function Contents({ sections }: { sections: readonly SectionId[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <PageContents label={t('informationHub.country.contents')} beside="end">
      {sections.map((id) => (
        <Link key={id} to={{ search, hash: id }}>
          {t(`informationHub.country.sections.${id}`)}
        </Link>
      ))}
    </PageContents>
  )
}

/** Notice on a territory that is under its parent state's law, with a link to those rules. */
function LawElsewhere({ name, lawOf }: { name: string; lawOf: NonNullable<Country['lawOf']> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.section}>
      <p>{t('informationHub.country.lawElsewhere', { name, country: lawOf.name, region: lawOf.regionName })}</p>
      {lawOf.note && <p>{formatDays(lawOf.note)}</p>}
      <p>
        <Link to={`${paths.country(lawOf.iso2)}#rules`}>
          {t('informationHub.country.toRulesOf', { country: lawOf.name })}
        </Link>
      </p>
    </div>
  )
}
