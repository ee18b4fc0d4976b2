import type { CountryProcedure } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDays } from '../../../shared/dates/dates.ts'
import { LawWithTerms } from '../../../shared/glossary/LawWithTerms.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { Details } from '../../../shared/layout/Details.tsx'
import { expandForPrint } from '../../../shared/layout/expandForPrint.ts'
import { ProcedureDetails } from '../../../shared/procedures/Procedure.tsx'
import { ProcedureFacts } from '../../../shared/procedures/ProcedureFacts.tsx'
import classes from './access.module.css'

/** Procedures as numbered steps with six facts each; additional details are collapsed. */
export const ProcedureSteps = ({ procedures }: { procedures: readonly CountryProcedure[] }) => (
  <ol className={classes.steps}>
    {procedures.map((procedure) => (
      <ProcedureStep key={procedure.id} procedure={procedure} />
    ))}
  </ol>
)

function ProcedureStep({ procedure }: { procedure: CountryProcedure }) {
  const { t } = useTranslation()
  const { id, title, titleOriginal, steps, confidence } = procedure
  const isUnconfirmed = confidence === 'low'
  return (
    <li id={id} tabIndex={-1}>
      <div className={classes.stepHead}>
        <h4>
          <LawText>{title}</LawText>
        </h4>
        <span>{t(`informationHub.confidence.${confidence}`)}</span>
      </div>
      {/* Of a language that the procedure does not name, and never that of the screen. */}
      {titleOriginal && (
        <p lang="" className={classes.original}>
          {titleOriginal}
        </p>
      )}
      {isUnconfirmed && <p className={classes.unconfirmed}>{t('procedures.unconfirmed')}</p>}
      <ul className={classes.does}>
        {steps.map((step) => (
          <li key={step}>
            <LawWithTerms text={formatDays(step)} />
          </li>
        ))}
      </ul>
      <ProcedureFacts procedure={procedure} />
      <Details ref={expandForPrint} summary={t('informationHub.country.stepDetails')}>
        <ProcedureDetails procedure={procedure} />
      </Details>
    </li>
  )
}
