import { VisuallyHidden } from '@mantine/core'
import type { AuditEntry } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates.ts'
import classes from './AuditDetails.module.css'

/** All that an entry holds, with its seal, folded away until somebody asks. */
export function AuditDetails({ entry: { action, at, subjectId, details, hash } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const lines = Object.entries({ id: subjectId, ...details })
  return (
    <details className={classes.details}>
      <summary>
        <span aria-hidden="true">{t('audit.details')}</span>
        <VisuallyHidden>{t('audit.detailsOf', { action, at: formatInstant(at) })}</VisuallyHidden>
      </summary>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('audit.hash')}</dt>
          <dd>
            <code>{hash}</code>
          </dd>
        </div>
      </dl>
    </details>
  )
}
