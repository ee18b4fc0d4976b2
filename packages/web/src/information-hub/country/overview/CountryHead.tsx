import { Button } from '@mantine/core'
import type { Answers, Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session.ts'
import { useCreateAssessment } from '../../../cases/index.ts'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Fact } from '../../../shared/layout/Fact.tsx'
import { CountryReviewed } from '../../../shared/reviews/RecordReview.tsx'
import { InactiveReason, LawStatusText, PartyText } from '../../countries/CountryFacts.tsx'
import classes from '../country.module.css'

/** Key facts of the country with confidence and age, and the button that starts an assessment. */
export function CountryHead({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <div className={classes.head}>
      <div>
        <dl className={classes.facts}>
          <Fact name={t('informationHub.country.nagoya')}>
            <PartyText row={country} />
          </Fact>
          {country.kind !== 'union' && <LawFacts country={country} />}
        </dl>
        {!country.lawOf && <InactiveReason row={country} />}
      </div>
      {country.kind !== 'union' && <StartButton country={country} />}
      <span className={classes.locator}>
        <CountryPicture iso2={country.iso2} kind="headers" isFirst />
      </span>
    </div>
  )
}

/** Facts of the country's own law; not shown for the EU, which grants no access. */
function LawFacts({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <>
      <Fact name={t('informationHub.country.law')}>
        <LawStatusText row={country} />
      </Fact>
      <Fact name={t('informationHub.country.age')}>
        {country.asOf ? formatDay(country.asOf) : t('informationHub.country.noFacts')}
      </Fact>
      <Fact name={t('informationHub.country.confidence')}>
        {country.confidence ? t(`informationHub.country.confidences.${country.confidence}`) : '–'}
      </Fact>
      {country.review && (
        <Fact name={t('reviews.reviewed')}>
          <CountryReviewed country={country} review={country.review} />
        </Fact>
      )}
    </>
  )
}

function StartButton({ country }: { country: Country }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const create = useCreateAssessment()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Button loading={create.isPending} onClick={() => create.mutate({ answers: originAnswers(country) })}>
      {t('informationHub.country.start', { name: country.name })}
    </Button>
  )
}

/**
 * The answers that state the origin of the material. The high seas are not a country, and a territory under its parent
 * state's law is a region of that state.
 */
function originAnswers({ iso2, lawOf }: Country): Answers {
  if (iso2 === 'XZ') return { placeType: 'high_seas_or_seabed' }
  if (iso2 === 'AQ') return { placeType: 'antarctica' }
  if (lawOf) return { placeType: 'national', providerCountry: lawOf.iso2, providerRegion: lawOf.region }
  return { placeType: 'national', providerCountry: iso2 }
}
