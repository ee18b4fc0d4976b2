import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'

type Props = { onStay: () => void; onLeave: () => void }

/** Asks whether to leave answers behind that could not be saved. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog isQuestion title={t('assessments.form.leave')} onClose={onStay}>
      <p>{t('assessments.form.leaveText')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {t('assessments.form.leaveGo')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('assessments.form.leaveStay')}
        </Button>
      </Group>
    </Dialog>
  )
}
