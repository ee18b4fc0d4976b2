import type { Decision, ExplainedObligation, Explanation } from '@portal/rules'
import { OPEN_SHOWN, openText } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { DraftLink } from './DraftLink.tsx'
import classes from './result.module.css'
import { useProcedures } from './useProcedures.ts'

type Props = {
  open: Explanation['open']
  decision: Decision
  provider: string | null
  /** Of the letters that are offered; left out: none are. */
  assessmentId?: string
}

/** The open obligations of an amber result, each with the authority that can settle it and drafts of letters to it. */
export function StillOpen({ open = [], decision, provider, assessmentId }: Props) {
  const { t } = useTranslation()
  const { proceduresOf } = useProcedures(provider, decision)
  if (open.length === 0) return null
  const lawOf = ({ text, authority }: ExplainedObligation) => [text, ...(authority ? [authority] : [])]
  return (
    <div className={classes.small}>
      <p>{t('assessments.result.stillOpen')}</p>
      <ul>
        {open.slice(0, OPEN_SHOWN).map((one) => (
          <li key={one.id}>
            <WithLaw text={openText(t, one)} law={lawOf(one)} />
            {assessmentId &&
              proceduresOf(one.id).map((procedure) => (
                <DraftLink key={procedure.id} assessmentId={assessmentId} procedure={procedure} />
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
