import { Button } from '@mantine/core'
import type { Assessment, AssessmentLock } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Clearance } from './Clearance.tsx'
import { CloseLockDialog } from './CloseLockDialog.tsx'
import { LockList } from './LockList.tsx'
import classes from './lock.module.css'
import { lockTypes } from './lockTypes.ts'
import { OpenLockDialog } from './OpenLockDialog.tsx'

type Props = { assessment: Assessment; planned: Explanation['locks'] }

/** The locks of an assessment, with what the reader may do: open those of the right type, and close others by hand. */
export function LockSection({ assessment, planned }: Props) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'close' | AssessmentLock | null>(null)
  const types = lockTypes(assessment)
  const close = () => setDialog(null)
  return (
    <div className={classes.section}>
      <Clearance assessment={assessment} />
      {!assessment.cleared && <p className={classes.blocks}>{t(`assessments.locks.blocks.${assessment.status}`)}</p>}
      <LockList
        planned={planned}
        placed={assessment.locks}
        status={assessment.status}
        action={(lock) =>
          types.includes(lock.type) && (
            <Button size="sm" variant="default" onClick={() => setDialog(lock)}>
              {t('assessments.locks.open')}
            </Button>
          )
        }
      />
      {types.length > 0 && (
        <Button size="sm" variant="default" onClick={() => setDialog('close')}>
          {t('assessments.locks.add')}
        </Button>
      )}
      {dialog === 'close' && <CloseLockDialog assessment={assessment} onClose={close} />}
      {dialog && dialog !== 'close' && <OpenLockDialog assessment={assessment} lock={dialog} onClose={close} />}
    </div>
  )
}
