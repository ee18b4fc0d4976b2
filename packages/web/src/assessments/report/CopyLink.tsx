import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../../shared/FormFailure.tsx'
import classes from './report.module.css'

const SHOWN_MS = 3000

/** Puts the address of this report on the clipboard; where the browser does not allow that, shows it. */
export function CopyLink() {
  const { t } = useTranslation()
  const { copied, error, copy } = useClipboard({ timeout: SHOWN_MS })
  const address = window.location.href
  return (
    <>
      <Button size="sm" variant="default" onClick={() => copy(address)}>
        <span aria-live="polite">{t(copied ? 'assessments.report.copiedLink' : 'assessments.report.copyLink')}</span>
      </Button>
      {error && (
        <div className={classes.failure}>
          <FormFailure message={t('assessments.report.copyFailed', { address })} />
        </div>
      )}
    </>
  )
}
