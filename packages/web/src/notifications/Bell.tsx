import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markMessagesRead, useMessages } from '../shared/notify.ts'
import classes from './Bell.module.css'
import { mergeNews } from './mergeNews.ts'
import { NewsList } from './NewsList.tsx'
import { notificationsQuery, useMarkRead } from './notifications.queries.ts'

/** What was said lately, by this page and by the server. Closing the list marks what it showed as read. */
export function Bell() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const { list } = useMessages()
  const served = useQuery(notificationsQuery)
  const markRead = useMarkRead()
  const unread = (served.data?.count ?? 0) + list.filter(({ read }) => !read).length

  const change = (open: boolean) => {
    setOpened(open)
    if (open) return
    markMessagesRead()
    if (served.data?.count) markRead.mutate()
  }

  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-end"
      width={360}
      shadow="lg"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.bell}
          aria-label={t('notifications.bell', { count: unread })}
          onClick={() => change(!opened)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={classes.icon}>
            <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
          </svg>
          {unread > 0 && <span className={classes.count}>{unread}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('notifications.title')}>
        <NewsList news={mergeNews(list, served.data?.rows ?? [])} served={served} onLeave={() => change(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
