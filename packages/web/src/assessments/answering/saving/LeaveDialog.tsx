import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { onStay: () => void; onLeave: () => void }

/** Asks whether to leave answers behind that could not be saved. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onStay} title={t('assessments.form.leave')} centered withCloseButton={false}>
      <p>{t('assessments.form.leaveText')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {t('assessments.form.leaveGo')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('assessments.form.leaveStay')}
        </Button>
      </Group>
    </Modal>
  )
}
