import { type CountryProcedure, WEB_ADDRESS } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatDays } from '../dates/dates.ts'
import { LawWithTerms } from '../glossary/LawWithTerms.tsx'
import { LawText } from '../law/LawText.tsx'
import { SourceLink } from '../law/SourceLink.tsx'
import { Details } from '../layout/Details.tsx'
import { expandForPrint } from '../layout/expandForPrint.ts'
import { Fact } from '../layout/Fact.tsx'
import classes from './Procedure.module.css'
import { ProcedureFacts } from './ProcedureFacts.tsx'

type Props = {
  procedure: CountryProcedure
  /** Introduces the title as the way to do what stands above it. */
  isAnswer?: boolean
  unfolded?: boolean
  /** Actions of the portal on the procedure, shown below its steps. */
  action?: ReactNode
}

/** A procedure before an authority, collapsed below its title and printed in full. */
export function Procedure({ procedure, isAnswer = false, unfolded = false, action }: Props) {
  const { t } = useTranslation()
  const isUnconfirmed = procedure.confidence === 'low'
  return (
    <Details
      ref={expandForPrint}
      open={unfolded}
      className={classes.procedure}
      summary={
        <>
          <span className={classes.title}>
            {isAnswer && `${t('procedures.how')} `}
            <LawText>{procedure.title}</LawText>
          </span>{' '}
          <span className={classes.quiet}>
            {t(`assessments.result.confidence.${procedure.confidence}`)}
            {isUnconfirmed && <strong> · {t('procedures.askFirst')}</strong>}
          </span>
        </>
      }
    >
      {isUnconfirmed && <p className={classes.unconfirmed}>{t('procedures.unconfirmed')}</p>}
      <ol className={classes.steps}>
        {procedure.steps.map((step, index) => (
          <li key={step}>
            <LawWithTerms text={formatDays(step)} />
            {procedure.unsureSteps?.includes(index) && <strong> {t('procedures.askFirst')}</strong>}
          </li>
        ))}
      </ol>
      {action}
      <ProcedureFacts procedure={procedure} />
      <ProcedureDetails procedure={procedure} />
    </Details>
  )
}

/** The details that only some procedures have, and their source. */
export function ProcedureDetails({ procedure }: { procedure: CountryProcedure }) {
  const { t } = useTranslation()
  const { when, documents, validity, benefitSharing, afterwards, penalties, source, readOn, linkKinds } = procedure
  return (
    <dl className={classes.details}>
      <Detail name={t('procedures.when')}>
        <LawText>{formatDays(when)}</LawText>
      </Detail>
      <Detail name={t('procedures.documents')}>{documents && <Entries entries={documents} />}</Detail>
      <Detail name={t('procedures.validity')}>{validity && <LawText>{formatDays(validity)}</LawText>}</Detail>
      <Detail name={t('procedures.benefitSharing')}>
        {benefitSharing && <LawText>{formatDays(benefitSharing)}</LawText>}
      </Detail>
      <Detail name={t('procedures.afterwards')}>{afterwards && <Entries entries={afterwards} />}</Detail>
      <Detail name={t('procedures.penalties')}>{penalties && <LawText>{formatDays(penalties)}</LawText>}</Detail>
      <Detail name={t('procedures.source')}>
        <LawText>
          <WithLinks text={source} kinds={linkKinds} />
        </LawText>{' '}
        ({t('procedures.readOn', { day: formatDay(readOn) })})
      </Detail>
    </dl>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return children ? <Fact name={name}>{children}</Fact> : null
}

const Entries = ({ entries }: { entries: readonly string[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry}>
        <LawText>{formatDays(entry)}</LawText>
      </li>
    ))}
  </ul>
)

type WithLinksProps = { text: string; kinds: CountryProcedure['linkKinds'] }

/** A text with its web addresses turned into links. */
const WithLinks = ({ text, kinds }: WithLinksProps) =>
  text.split(WEB_ADDRESS).map((piece) =>
    /^https?:\/\//.test(piece) ? (
      <SourceLink key={piece} url={piece} kind={kinds[piece]}>
        {piece}
      </SourceLink>
    ) : (
      piece
    ),
  )
