import type { AuditEntry } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './AuditDetails.module.css'
import { plainWords } from './plainWords.ts'

/** All that an entry holds, with its code and its seal. */
export function AuditDetails({ entry: { action, subjectId, details, hash } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.details}>
      <Line name={t('audit.code')} value={action} isCode />
      {subjectId !== '' && <Line name={t('audit.subjectId')} value={subjectId} isCode />}
      {Object.entries(details).map(([name, value]) => (
        <Line key={name} name={plainWords(name)} value={typeof value === 'string' ? value : JSON.stringify(value)} />
      ))}
      <Line name={t('audit.hash')} value={hash} isCode />
    </dl>
  )
}

function Line({ name, value, isCode = false }: { name: string; value: string; isCode?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isCode ? <code>{value}</code> : value}</dd>
    </div>
  )
}
