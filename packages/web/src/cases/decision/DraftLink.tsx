import { Anchor } from '@mantine/core'
import { type CountryProcedure, letterKindOf } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './result.module.css'

type Props = { assessmentId: string; procedure: CountryProcedure }

/** Beside the steps of a procedure: to the draft of what they need. */
export function DraftLink({ assessmentId, procedure }: Props) {
  const { t } = useTranslation()
  const kind = letterKindOf(procedure)
  if (kind === 'out_of_scope') return null
  return (
    <p className={classes.draft}>
      <Anchor component={Link} to={paths.letter(assessmentId, procedure.id)}>
        {t(`assessments.letters.draft.${kind}`)}
      </Anchor>
    </p>
  )
}
