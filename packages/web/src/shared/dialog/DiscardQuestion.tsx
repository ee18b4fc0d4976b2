import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { onKeep: () => void; onDiscard: () => void }

/** Asks before something typed is lost; the focus is on keeping it. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const { t } = useTranslation()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
  }, [])
  return (
    <Alert color="petrol" role="alert">
      <Text mb="sm">{t('administration.unsaved')}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onDiscard}>
          {t('administration.discard')}
        </Button>
        <Button size="md" onClick={onKeep} ref={keep}>
          {t('administration.keepEditing')}
        </Button>
      </Group>
    </Alert>
  )
}
