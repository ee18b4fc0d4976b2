import { type Country, type CountryProcedure, type CountryResult, proceduresFor } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatDay, formatDays } from '../../../shared/dates/dates.ts'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { LawWithTerms } from '../../../shared/glossary/LawWithTerms.tsx'
import { BasisText } from '../../../shared/law/BasisText.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { SourceLink } from '../../../shared/law/SourceLink.tsx'
import { Procedure } from '../../../shared/procedures/Procedure.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { hubQueries } from '../../hub.queries.ts'
import { Section } from '../Section.tsx'
import { areValid, type CountrySelection, versionParam } from '../useCountrySelection.ts'
import classes from './access.module.css'
import { type AccessCase, CaseChips, useAccessCase } from './CaseChips.tsx'
import { NoProcedure } from './NoProcedure.tsx'
import { ProcedureSteps } from './ProcedureSteps.tsx'

type Props = { country: Country; chosen: CountrySelection }
type SectionProps = Props & { afterVerdict?: ReactNode }

/** Whether material may be used in a case given by four facts, and which authorities to ask in which order. */
export function AccessSection({ country, chosen, afterVerdict }: SectionProps) {
  const { t } = useTranslation()
  const stated = useAccessCase()
  return (
    <Section id="access">
      <div className={classes.parts}>
        <div>
          <CaseChips country={country} chosen={chosen} stated={stated} />
          {areValid(chosen) ? (
            <Answer country={country} chosen={chosen} stated={stated} afterVerdict={afterVerdict} />
          ) : (
            <>
              <p role="alert">{t('informationHub.country.useFirst')}</p>
              {afterVerdict}
            </>
          )}
        </div>
        <WhomElse country={country} />
      </div>
    </Section>
  )
}

function Answer({ country, chosen, stated, afterVerdict }: SectionProps & { stated: AccessCase }) {
  const { use, user, commercialIntent } = stated
  const query = { use, user, commercialIntent, ...chosen.days, ...versionParam(country) }
  const result = useQuery(hubQueries.result(country.iso2, query))
  return (
    <>
      <Loaded query={result} lines={22}>
        {(data) => (
          <>
            <Verdict result={data} />
            {afterVerdict}
            <Steps country={country} result={data} stated={stated} />
          </>
        )}
      </Loaded>
      {result.isError && afterVerdict}
    </>
  )
}

/** The result as a sentence, with the deciding rule, its article and its confidence. */
function Verdict({ result: { status, reasons } }: { result: CountryResult }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const deciding = reasons.find((reason) => reason.status === status) ?? reasons[0]
  return (
    <div className={classes.verdict} aria-live="polite">
      <h3>
        <TrafficLight status={status} size="md" wording="meaning" />
      </h3>
      {deciding && (
        <>
          <p>
            <LawWithTerms text={formatDays(deciding.reason)} />
          </p>
          <div className={classes.basis}>
            <BasisText basis={deciding.basis} />
            <span>{t(`informationHub.confidence.${deciding.confidence}`)}</span>
            <Link to={{ search, hash: 'rules' }}>{t('informationHub.country.allFacts')}</Link>
          </div>
        </>
      )}
    </div>
  )
}

/** The procedures for the duties of this case, most urgent first; those for other cases are collapsed below. */
function Steps({ country, result, stated }: { country: Country; result: CountryResult; stated: AccessCase }) {
  const { t } = useTranslation()
  const own = country.procedures.filter(({ concerns }) => concerns === 'access')
  const inCase = { ...stated, traditionalKnowledge: 'no' }
  const due = new Set(result.obligations.flatMap(({ id }) => proceduresFor(id, own, inCase)))
  const others = own.filter((procedure) => !due.has(procedure))
  if (own.length === 0) return <NoProcedure country={country} />
  return (
    <>
      <h3 className={classes.title}>{t('informationHub.country.steps')}</h3>
      {due.size > 0 ? (
        <ProcedureSteps procedures={[...due]} />
      ) : (
        <p className={classes.quiet}>{t('informationHub.country.noSteps')}</p>
      )}
      <OtherProcedures procedures={others} />
    </>
  )
}

function OtherProcedures({ procedures }: { procedures: readonly CountryProcedure[] }) {
  const { t } = useTranslation()
  const target = useLocation().hash.slice(1)
  if (procedures.length === 0) return null
  return (
    <>
      <h3 className={classes.title}>{t('informationHub.country.otherProcedures')}</h3>
      {procedures.map((procedure) => (
        <div key={procedure.id} id={procedure.id} tabIndex={-1}>
          <Procedure procedure={procedure} unfolded={target === procedure.id} />
        </div>
      ))}
    </>
  )
}

type FocalPointProps = Pick<Country, 'clearingHouse'> & { focalPoint: Country['authorities'][number] | undefined }

function FocalPoint({ focalPoint, clearingHouse }: FocalPointProps) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t('informationHub.country.roles.NFP')}</dt>
      <dd>
        {focalPoint ? <LawText>{focalPoint.name}</LawText> : !clearingHouse && t('procedures.notKnown')}
        {focalPoint?.url && (
          <>
            {' · '}
            <SourceLink url={focalPoint.url} kind={focalPoint.linkKind} />
          </>
        )}
        {clearingHouse && clearingHouse !== focalPoint?.url && (
          <>
            {focalPoint && ' · '}
            <SourceLink url={clearingHouse} kind="clearing_house" />
          </>
        )}
      </dd>
    </div>
  )
}

/** The focal point, what could not be determined, and how old the steps are. */
function WhomElse({ country }: { country: Country }) {
  const { t } = useTranslation()
  const { kind, authorities, openQuestions, procedures, clearingHouse } = country
  const focalPoint = authorities.find(({ role }) => role === 'NFP')
  const read = procedures.map(({ readOn }) => readOn).toSorted()[0]
  return (
    <dl className={classes.whom}>
      {(kind !== 'area' || focalPoint) && <FocalPoint focalPoint={focalPoint} clearingHouse={clearingHouse} />}
      <div>
        <dt>{t('informationHub.country.unknownTitle')}</dt>
        <dd>
          {openQuestions[0] ? <LawText>{formatDays(openQuestions[0])}</LawText> : t('informationHub.country.noOpen')}{' '}
          {openQuestions.length > 1 && (
            <Link to={{ hash: 'open' }}>
              {t('informationHub.country.moreOpen', { count: openQuestions.length - 1 })}
            </Link>
          )}
        </dd>
      </div>
      {read && (
        <div>
          <dt>{t('informationHub.country.ageOfSteps')}</dt>
          <dd>{formatDay(read)}</dd>
        </div>
      )}
    </dl>
  )
}
