import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ScenarioBoard } from './scenarios/useScenarios.ts'
import classes from './whatIf.module.css'

/** That a link could not be read, or that it brought other scenarios than were here before. */
export function LinkNotices({ board }: { board: ScenarioBoard }) {
  const { t } = useTranslation()
  return (
    <>
      {board.isUnreadable && (
        <Alert color="red" role="alert" mb="md" title={t('assessments.whatIf.unreadable')}>
          <p className={classes.waiting}>{t('assessments.whatIf.unreadableText')}</p>
          <Button variant="default" size="sm" onClick={board.dismissUnreadable}>
            {t('assessments.whatIf.understood')}
          </Button>
        </Alert>
      )}
      {board.hasOthers && (
        <Alert color="petrol" role="status" mb="md" title={t('assessments.whatIf.fromLink')}>
          <p className={classes.waiting}>{t('assessments.whatIf.fromLinkText')}</p>
          <div className={classes.choices}>
            <Button size="sm" onClick={board.keepThese}>
              {t('assessments.whatIf.keepThese')}
            </Button>
            <Button variant="default" size="sm" onClick={board.takeOthers}>
              {t('assessments.whatIf.takeOthers')}
            </Button>
          </div>
        </Alert>
      )}
    </>
  )
}
