import type { Law } from '@portal/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './questions.module.css'
import { rulesReading } from './rulesReading.ts'

const SHOWN = 4

/** "Why this question?": the rules that read its answer. */
export function WhyQuestion({ law, questionId }: { law: Law; questionId: string }) {
  const { t } = useTranslation()
  const rules = useMemo(() => rulesReading(law, questionId), [law, questionId])
  return (
    <details className={classes.why}>
      <summary>{t('assessments.form.why')}</summary>
      {rules.length === 0 ? (
        <p>{t('assessments.form.readNone')}</p>
      ) : (
        <>
          <p>{t('assessments.form.read', { count: rules.length })}</p>
          <ul>
            {rules.slice(0, SHOWN).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {rules.length > SHOWN && <li>{t('assessments.form.readMore', { count: rules.length - SHOWN })}</li>}
          </ul>
        </>
      )}
    </details>
  )
}
