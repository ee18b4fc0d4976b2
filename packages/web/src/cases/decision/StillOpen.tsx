import { Anchor } from '@mantine/core'
import type { Decision, ExplainedObligation, Explanation } from '@portal/rules'
import { isKnownCountry, OPEN_SHOWN, openText } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { paths } from '../../shared/navigation/paths.ts'
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

/** The open obligations of an amber result, each with who can settle it and drafts of letters to them. */
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
      {isKnownCountry(provider) && open.some(({ kind }) => kind === 'ask_first') && (
        <p>
          <Anchor component={Link} to={`${paths.country(provider)}#authorities`}>
            {t('procedures.focalPoint')}
          </Anchor>
        </p>
      )}
    </div>
  )
}
