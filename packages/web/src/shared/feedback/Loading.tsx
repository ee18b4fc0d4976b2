import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Loading.module.css'

const DELAY_MS = 300
/** After this time the wait is said in words. */
const LONG_WAIT_MS = 8000

/** The number of skeletons on the screen, of which only the first one is announced. */
let onScreen = 0

/**
 * A skeleton for content that is loading. It appears after a short delay, but its space is reserved from the start, so
 * that the layout does not shift. A long wait is said in words, by the first one and in the place of its first lines.
 */
export function Loading({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<'silently' | 'announced'>()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    let isShown = false
    const timer = setTimeout(() => {
      isShown = true
      setShown(onScreen === 0 ? 'announced' : 'silently')
      onScreen++
    }, DELAY_MS)
    const longTimer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => {
      clearTimeout(timer)
      clearTimeout(longTimer)
      if (isShown) onScreen--
    }
  }, [])
  return (
    <Stack
      gap="md"
      className={classes.waiting}
      data-waiting={shown ? 'shown' : 'patient'}
      {...(shown === 'announced' && { role: 'status' })}
    >
      {shown && <VisuallyHidden>{t('states.loading')}</VisuallyHidden>}
      {isLong && shown === 'announced' && <p className={classes.long}>{t('states.loadingLong')}</p>}
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line, index) => (
        <Skeleton key={line} animate={false} height={10} my="xs" radius={3} width={index % 3 === 2 ? '60%' : '100%'} />
      ))}
    </Stack>
  )
}
