import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../shared/notify.ts'
import classes from './Bell.module.css'
import { BellButton } from './BellButton.tsx'
import { mergeNews } from './mergeNews.ts'
import { NewsList } from './NewsList.tsx'
import { notificationsQuery } from './notifications.queries.ts'

type Props = { opened: boolean; unread: number; onChange: (opened: boolean) => void }

/** The list under the bell. */
export function BellPanel({ opened, unread, onChange }: Props) {
  const { t } = useTranslation()
  const { list } = useMessages()
  const served = useQuery(notificationsQuery)
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={360}
      shadow="lg"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton unread={unread} onClick={() => onChange(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('notifications.title')}>
        <NewsList news={mergeNews(list, served.data?.rows ?? [])} served={served} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
