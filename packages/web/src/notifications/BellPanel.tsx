import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../shared/feedback/notify.ts'
import classes from './Bell.module.css'
import { BellButton } from './BellButton.tsx'
import { mergeNews } from './mergeNews.ts'
import { NewsList } from './NewsList.tsx'
import type { Served } from './notifications.queries.ts'

type Props = { opened: boolean; unread: number; served: Served; onChange: (opened: boolean) => void }

/** The list under the bell. */
export function BellPanel({ opened, unread, served, onChange }: Props) {
  const { t } = useTranslation()
  const { list } = useMessages()
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
        <NewsList news={mergeNews(list, served.rows)} served={served.query} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
