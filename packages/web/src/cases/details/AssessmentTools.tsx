import { Anchor, Button } from '@mantine/core'
import type { Assessment } from '@portal/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatInstant } from '../../shared/dates/dates.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { CommentsButton, useCommentsAside } from '../comments/CommentsButton.tsx'
import { AssessmentMenu } from './AssessmentMenu.tsx'
import { StarButton } from './StarButton.tsx'
import classes from './tools.module.css'

/** Beside the number of an assessment: its other screens, its comments, and what can be done with it. */
export function AssessmentTools({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const { assessmentId } = assessment
  const hasAside = useCommentsAside()
  return (
    <div className={classes.tools}>
      <span className={classes.links}>
        <Anchor component={Link} to={paths.whatIf(assessmentId)}>
          {t('assessments.manage.whatIf')}
        </Anchor>
        <Anchor component={Link} to={paths.letters(assessmentId)}>
          {t('assessments.letters.link')}
        </Anchor>
        <Anchor component={Link} to={paths.history(assessmentId)}>
          {t('assessments.manage.history')}
        </Anchor>
      </span>
      {!hasAside && <CommentsButton assessment={assessment} />}
      <StarButton assessment={assessment} />
      <AssessmentMenu assessment={assessment} />
      <Button component={Link} to={paths.report(assessmentId)}>
        {t('assessments.manage.report')}
      </Button>
    </div>
  )
}

/** In the bar of the form: what is needed while answering. */
export const FormTools = memo(function FormTools({ assessment }: { assessment: Assessment }) {
  return (
    <div className={classes.formTools}>
      <span className={classes.wide}>
        <StarButton assessment={assessment} />
        <CommentsButton assessment={assessment} />
      </span>
      <AssessmentMenu assessment={assessment} />
    </div>
  )
})

/** Below the number: what it is called, whose it is, who can see it. */
export function AssessmentLead({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const { internalReference, user, visibility, deletedAt } = assessment
  return (
    <span className={classes.lead}>
      {internalReference && <span className={classes.reference}>{internalReference}</span>}
      <span className={classes.beside}>
        {t('assessments.manage.ownedBy', { name: t('assessments.manage.person', user) })}
      </span>
      <span className={classes.beside}>{t(`assessments.manage.visibilities.${visibility}`)}</span>
      {deletedAt && <strong>{t('assessments.manage.deleted', { at: formatInstant(deletedAt) })}</strong>}
    </span>
  )
}
