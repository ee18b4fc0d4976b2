import { useTranslation } from 'react-i18next'
import classes from './importing.module.css'

export const STEPS = ['choose', 'columns', 'words', 'rows', 'run'] as const
export type Step = (typeof STEPS)[number]

/** The steps of an import, those done with a tick. */
export function ImportSteps({ at }: { at: Step }) {
  const { t } = useTranslation()
  const present = STEPS.indexOf(at)
  return (
    <ol className={classes.steps} aria-label={t('assessments.importing.steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === present ? 'step' : undefined}>
          <span aria-hidden="true">{index < present ? '✓' : index + 1}</span> {t(`assessments.importing.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
