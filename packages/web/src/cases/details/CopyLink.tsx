import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import classes from './tools.module.css'

const SHOWN_MS = 3000

/** Puts an address on the clipboard, that of the screen unless told otherwise; where that is not allowed, shows it. */
export function CopyLink({ address = () => window.location.href }: { address?: () => string }) {
  const { t } = useTranslation()
  const { copied, error, copy } = useClipboard({ timeout: SHOWN_MS })
  const [asked, setAsked] = useState('')
  const ask = () => {
    const text = address()
    setAsked(text)
    copy(text)
  }
  return (
    <>
      <Button size="sm" variant="default" onClick={ask}>
        <span aria-live="polite">{t(copied ? 'assessments.report.copiedLink' : 'assessments.report.copyLink')}</span>
      </Button>
      {error && (
        <div className={classes.failure}>
          <FormFailure message={t('assessments.report.copyFailed', { address: asked })} />
        </div>
      )}
    </>
  )
}
