import { Anchor, Button } from '@mantine/core'
import type { Assessment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AssessmentMenu } from '../details/AssessmentMenu.tsx'
import { CopyLink } from '../details/CopyLink.tsx'
import { StarButton } from '../details/StarButton.tsx'
import { Downloads } from './Downloads.tsx'
import classes from './report.module.css'

type Props = { id: string; asKnownOn: string | undefined; assessment: Assessment | undefined }

/** The ways elsewhere, print, files and what can be done with the assessment; not on paper. */
export function ReportToolbar({ id, asKnownOn, assessment }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.toolbar} aria-label={t('assessments.report.tools')}>
      <div className={classes.ways}>
        <Anchor component={Link} to={paths.assessment(id)}>
          {t('assessments.report.back')}
        </Anchor>
        <Anchor component={Link} to={paths.history(id)}>
          {t('assessments.report.history')}
        </Anchor>
        {asKnownOn && (
          <Anchor component={Link} to={paths.report(id)}>
            {t('assessments.report.present')}
          </Anchor>
        )}
      </div>
      <div className={classes.ways}>
        <Button size="sm" onClick={() => window.print()}>
          {t('assessments.report.print')}
        </Button>
        <Downloads id={id} asKnownOn={asKnownOn} />
        <CopyLink />
        {assessment && !asKnownOn && (
          <>
            <StarButton assessment={assessment} />
            <AssessmentMenu assessment={assessment} />
          </>
        )}
      </div>
    </nav>
  )
}
