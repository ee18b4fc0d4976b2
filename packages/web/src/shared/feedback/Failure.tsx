import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './states.module.css'
import { useErrorText } from './useErrorText.ts'

type Props = {
  error?: unknown
  /** In words of the place, instead of those for the error. */
  reason?: string
  /** Reassurance, by default that nothing was changed. */
  safe?: string
  onRetry?: () => void
}

/** An error with its reason, a reassurance, and a button to retry. */
export function Failure({ error, reason, safe, onRetry }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <div role="alert" className={classes.failure}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8v.2M12 11.5V16" />
      </svg>
      <div>
        <p className={classes.reason}>{reason ?? errorText(error)}</p>
        <p className={classes.safe}>{safe ?? t('states.safe')}</p>
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('states.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
