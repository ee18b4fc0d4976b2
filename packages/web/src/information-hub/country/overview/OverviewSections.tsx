import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDays } from '../../../shared/dates/dates.ts'
import { LawWithTerms } from '../../../shared/glossary/LawWithTerms.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { SourceLink } from '../../../shared/law/SourceLink.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { LawStatusText, PartyText } from '../../countries/CountryFacts.tsx'
import { useCountryName } from '../../hub.queries.ts'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'

/** Regions that the law names, and territories with a status of their own. */
export function Regions({ country }: { country: Country }) {
  const { t } = useTranslation()
  const { regionNotes, territories, parent, version } = country
  const isKnownToHaveNone = version !== null && regionNotes.length + territories.length === 0
  return (
    <Section id="regions">
      {parent && <BelongsTo parent={parent} />}
      {isKnownToHaveNone && <p>{t('informationHub.country.noRegions')}</p>}
      {regionNotes.length > 0 && (
        <>
          <h3>{t('informationHub.country.regionsTitle')}</h3>
          <ul className={classes.links}>
            {regionNotes.map(({ code, name, note }) => (
              <li key={code}>
                <strong>
                  <LawText>{name}</LawText>
                </strong>{' '}
                ({code})
                {note && (
                  <p>
                    <LawText>{formatDays(note)}</LawText>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {territories.length > 0 && (
        <>
          <h3>{t('informationHub.country.territoriesTitle')}</h3>
          <ul className={classes.links}>
            {territories.map((territory) => (
              <OneTerritory key={territory.iso2} territory={territory} parent={country} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function BelongsTo({ parent }: { parent: string }) {
  const { t } = useTranslation()
  return (
    <p>
      {t('informationHub.country.belongsTo')} <Link to={paths.country(parent)}>{useCountryName(parent)}</Link>
    </p>
  )
}

function OneTerritory({ territory, parent }: { territory: Country['territories'][number]; parent: Country }) {
  const { t } = useTranslation()
  const { iso2, name, region } = territory
  const row = { ...territory, kind: 'territory' as const }
  const asRegion = parent.regionNotes.find(({ code }) => code === region)?.name ?? region
  return (
    <li>
      <Link to={paths.country(iso2)}>{name}</Link>
      {t('list.labelled', { label: '', value: '' })}
      <PartyText row={row} />
      {t('assessments.join.and')}
      {asRegion ? (
        t('informationHub.country.lawOfParent', { parent: parent.name, region: asRegion })
      ) : (
        <LawStatusText row={row} />
      )}
    </li>
  )
}

/** Competent authorities and focal points. */
export function Authorities({ country: { authorities } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="authorities">
      {authorities.length === 0 ? (
        <p>{t('informationHub.country.noAuthorities')}</p>
      ) : (
        <ul className={classes.links}>
          {authorities.map(({ name, role, url, linkKind }) => (
            <li key={`${role} ${name}`}>
              <strong>
                <LawText>{name}</LawText>
              </strong>
              <br />
              {t(`informationHub.country.roles.${role}`)}
              {url && (
                <>
                  {' · '}
                  <SourceLink url={url} kind={linkKind} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Conditions that only this country's rules ask about. */
export function Conditions({ country: { conditions } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="conditions" lead={t('informationHub.country.conditionsLead')}>
      {conditions.length === 0 ? (
        <p>{t('informationHub.country.noConditions')}</p>
      ) : (
        <dl className={classes.conditions}>
          {conditions.map(({ id, question, help }) => (
            <div key={id}>
              <dt>
                <LawText>{question}</LawText>
              </dt>
              <dd>
                <LawWithTerms text={help} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

/** Open questions of the country's research. */
export function OpenQuestions({ country: { openQuestions } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="open" lead={t('informationHub.country.openLead')}>
      {openQuestions.length === 0 ? (
        <p>{t('informationHub.country.noOpen')}</p>
      ) : (
        <ul>
          {openQuestions.map((question) => (
            <li key={question}>
              <LawText>{formatDays(question)}</LawText>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
