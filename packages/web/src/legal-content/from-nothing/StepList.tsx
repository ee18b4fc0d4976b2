import { Button } from '@mantine/core'
import type { ContentOperation, EditedFile } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './fromNothing.module.css'
import type { OnUnsaved } from './useUnsaved.ts'

export const STEPS = ['country', 'since', 'authorities', 'questions', 'cases', 'proof'] as const

/** What a step changes, and what it reads. */
export type StepProps = {
  readonly file: EditedFile
  readonly change: (operations: readonly ContentOperation[]) => void
  readonly onUnsaved: OnUnsaved
}

/** All steps by name; the first one is done once there is a draft. */
export function StepList({ step, onGo }: { step: number; onGo?: (to: number) => void }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('fromNothing.allSteps')}>
      <ol className={classes.steps}>
        {STEPS.map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            {onGo && index > 0 ? (
              <Button variant="subtle" size="compact-sm" onClick={() => onGo(index + 1)}>
                {t(`fromNothing.steps.${name}`)}
              </Button>
            ) : (
              <span>{t(`fromNothing.steps.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
