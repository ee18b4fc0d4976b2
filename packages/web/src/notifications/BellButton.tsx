import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Bell.module.css'

type Props = ActionIconProps & ComponentPropsWithRef<'button'> & { unread: number }

/** The largest number on the badge; the accessible name has the exact one. */
const MAX_SHOWN = 99

/** The bell with the number of unread notifications. */
export function BellButton({ unread, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      {...props}
      variant="subtle"
      color="gray"
      size={32}
      className={classes.bell}
      aria-label={t('notifications.bell', { count: unread })}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
        <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
      </svg>
      {unread > 0 && <span className={classes.count}>{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</span>}
    </ActionIcon>
  )
}
