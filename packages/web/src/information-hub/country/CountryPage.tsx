import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { useTarget } from '../../shared/navigation/useTarget.ts'
import { Contents } from './Contents.tsx'
import { CountryFrame } from './CountryFrame.tsx'
import classes from './country.module.css'
import { SourceLinks } from './documents/SourceLinks.tsx'
import { Authorities } from './overview/Authorities.tsx'
import { Conditions } from './overview/Conditions.tsx'
import { CountryHead } from './overview/CountryHead.tsx'
import { LawElsewhere } from './overview/LawElsewhere.tsx'
import { OpenQuestions } from './overview/OpenQuestions.tsx'
import { Regions } from './overview/Regions.tsx'
import { Rules } from './rules/Rules.tsx'
import { LawOnDay } from './timeline/LawOnDay.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import { type Chosen, useChosen } from './useChosen.ts'
import { VersionNotice } from './VersionNotice.tsx'
import { Versions } from './versions/Versions.tsx'

/** All that is known of one country's law, now or in an earlier version. */
export function CountryPage() {
  const chosen = useChosen()
  useTarget(useLocation().hash.slice(1))
  return (
    <CountryFrame version={chosen.version}>
      {(country) => (
        <>
          <CountryPicture iso2={country.iso2} kind="headers" isFirst />
          <VersionNotice country={country} />
          <CountryHead country={country} />
          <Parts country={country} chosen={chosen} />
        </>
      )}
    </CountryFrame>
  )
}

type Props = { country: Country; chosen: Chosen }

function Parts({ country, chosen }: Props) {
  if (country.version !== null) return <Assessed country={country} chosen={chosen} />
  return country.kind === 'union' ? (
    <Union country={country} chosen={chosen} />
  ) : (
    <Unassessed country={country} chosen={chosen} />
  )
}

const Assessed = ({ country, chosen }: Props) => (
  <>
    <Contents
      sections={[
        'lawOnDay',
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
    <LawOnDay country={country} chosen={chosen} />
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

function Union({ country, chosen }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.lead}>{t('informationHub.country.union')}</p>
      <Contents sections={['rules', 'timeline', 'sources']} />
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
      <Contents sections={hasPlaces ? ['timeline', 'regions'] : ['timeline']} />
      <Timeline country={country} day={chosen.days.accessDate} />
      {hasPlaces && <Regions country={country} />}
    </>
  )
}
