import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PATIENCE_MS = 300

/** Grey lines in place of what is on its way, but only when it takes longer than a blink. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <Stack gap="md" role="status">
      <VisuallyHidden>{t('states.loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line, index) => (
        <Skeleton key={line} height={18} radius="sm" width={index % 3 === 2 ? '60%' : '100%'} />
      ))}
    </Stack>
  )
}
