import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { CountryPicture } from '../../shared/CountryPicture.tsx'
import { Authorities } from './Authorities.tsx'
import { Conditions } from './Conditions.tsx'
import { CountryFrame } from './CountryFrame.tsx'
import { CountryHead } from './CountryHead.tsx'
import classes from './country.module.css'
import { LawOnDay } from './LawOnDay.tsx'
import { Regions } from './Regions.tsx'
import { Rules } from './Rules.tsx'
import { Section } from './Section.tsx'
import { SourceLinks } from './SourceLinks.tsx'
import { Timeline } from './Timeline.tsx'
import { Versions } from './Versions.tsx'

/** All that is known of one country's law. */
export const CountryPage = () => (
  <CountryFrame>
    {(country) => (
      <>
        <CountryPicture iso2={country.iso2} kind="headers" isFirst />
        <CountryHead country={country} />
        <Contents country={country} />
        {country.version === null ? <Unassessed country={country} /> : <Assessed country={country} />}
      </>
    )}
  </CountryFrame>
)

const ASSESSED = [
  'lawOnDay',
  'rules',
  'timeline',
  'sources',
  'authorities',
  'regions',
  'conditions',
  'versions',
  'open',
] as const
const UNASSESSED = ['timeline', 'regions'] as const

function Contents({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('informationHub.country.contents')} className={classes.contents}>
      {(country.version === null ? UNASSESSED : ASSESSED).map((id) => (
        <a key={id} href={`#${id}`}>
          {t(`informationHub.country.sections.${id}`)}
        </a>
      ))}
    </nav>
  )
}

const Unassessed = ({ country }: { country: Country }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(country.kind === 'union' ? 'informationHub.country.union' : 'informationHub.country.unassessed')}</p>
      <Timeline country={country} />
      <Regions country={country} />
    </>
  )
}

const Assessed = ({ country }: { country: Country }) => (
  <>
    <LawOnDay country={country} />
    <Rules country={country} />
    <Timeline country={country} />
    <SourceLinks country={country} />
    <Authorities country={country} />
    <Regions country={country} />
    <Conditions country={country} />
    <Versions country={country} />
    <OpenQuestions country={country} />
  </>
)

function OpenQuestions({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="open" lead={t('informationHub.country.openLead')}>
      {country.openQuestions.length === 0 ? (
        <p>{t('informationHub.country.noOpen')}</p>
      ) : (
        <ul>
          {country.openQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
