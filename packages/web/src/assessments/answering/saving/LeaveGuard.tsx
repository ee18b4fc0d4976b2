import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { getSession } from '../../../api/session.ts'
import { useWarnBeforeUnload } from '../../../shared/forms/useWarnBeforeUnload.ts'
import type { AnswerSaver, SaveState } from './answerSaver.ts'

/** Where the session has ended nothing holds one back: what is not saved is kept until one is back. */
const isSignedIn = () => getSession().user !== null

/** Leaving saves what is still on its way; only when that fails does it ask. With nothing unsaved the way is free. */
export function LeaveGuard({ save, saver }: { save: SaveState; saver: AnswerSaver }) {
  const { t } = useTranslation()
  const unsaved = Object.keys(save.draft).length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  const [tried, setTried] = useState(false)
  useEffect(() => {
    if (isBlocked) void saver.flush().then(() => setTried(true))
    else setTried(false)
  }, [isBlocked, saver])
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])
  useWarnBeforeUnload(unsaved)
  return (
    <Modal
      opened={isBlocked && tried && !save.saving}
      onClose={() => blocker.reset?.()}
      title={t('assessments.form.leave')}
      centered
      withCloseButton={false}
    >
      <p>{t('assessments.form.leaveText')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => saver.discard()}>
          {t('assessments.form.leaveGo')}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {t('assessments.form.leaveStay')}
        </Button>
      </Group>
    </Modal>
  )
}
