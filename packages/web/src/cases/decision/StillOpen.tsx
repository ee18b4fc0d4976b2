import { Anchor } from '@mantine/core'
import type { Decision, ExplainedObligation, Explanation } from '@portal/rules'
import { isKnownCountry, leftOpen, OPEN_SHOWN, openText } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { dutiesOfCase } from '../core/dutiesOfCase.queries.ts'
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

/**
 * The open obligations of an amber result but those settled as duties, each with who can settle it and drafts of letters
 * to them.
 */
export function StillOpen({ open, decision, provider, assessmentId }: Props) {
  const { t } = useTranslation()
  const { proceduresOf } = useProcedures(provider, decision)
  const { data } = useQuery({ ...dutiesOfCase.of(assessmentId ?? ''), enabled: assessmentId !== undefined })
  const left = leftOpen(open, data?.rows)
  if (left.length === 0) return null
  const lawOf = ({ text, authority }: ExplainedObligation) => [text, ...(authority ? [authority] : [])]
  return (
    <div className={classes.small}>
      <p>{t('assessments.result.stillOpen')}</p>
      <ul>
        {left.slice(0, OPEN_SHOWN).map((one) => (
          <li key={one.id}>
            <WithLaw text={openText(t, one)} law={lawOf(one)} />
            {assessmentId &&
              proceduresOf(one.id).map((procedure) => (
                <DraftLink key={procedure.id} assessmentId={assessmentId} procedure={procedure} />
              ))}
          </li>
        ))}
      </ul>
      {isKnownCountry(provider) && left.some(({ kind }) => kind === 'ask_first') && (
        <p>
          <Anchor component={Link} to={`${paths.country(provider)}#authorities`}>
            {t('procedures.focalPoint')}
          </Anchor>
        </p>
      )}
    </div>
  )
}
