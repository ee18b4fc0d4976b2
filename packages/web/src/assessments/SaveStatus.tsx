import type { SurveyContent } from '@portal/contract'
import type { SurveyState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import type { AnswerSaver, SaveState } from './answerSaver.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import classes from './form.module.css'

type Props = { save: SaveState; saver: AnswerSaver; content: SurveyContent; state: SurveyState }

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Where the answers are: saved, on their way, or kept here until the portal can be reached. */
export function SaveStatus({ save, saver, content, state }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.saveStatus} role="status" data-failed={save.unreachable}>
        {useStatusText(save)}
        {save.unreachable && (
          <button type="button" onClick={() => void saver.flush()}>
            {t('assessments.saving.retry')}
          </button>
        )}
      </p>
      {save.conflict && <ConflictNotice {...{ save, saver, content, state }} conflict={save.conflict} />}
    </>
  )
}

function useStatusText({ saving, unreachable, refused, savedAt }: SaveState): string {
  const { t } = useTranslation()
  if (unreachable) return t('assessments.saving.failed')
  if (Object.keys(refused).length > 0) return t('assessments.saving.refused')
  if (saving) return t('assessments.saving.saving')
  if (savedAt) return t('assessments.saving.saved', { time: TIME.format(savedAt) })
  return t('assessments.saving.idle')
}
