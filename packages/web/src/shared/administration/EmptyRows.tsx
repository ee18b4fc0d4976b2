import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Empty } from '../feedback/Empty.tsx'
import type { ListFilter } from '../list/useListState.ts'

type Props = {
  chosen: Pick<ListFilter, 'q' | 'filters'>
  /** Why the unfiltered list is empty, and what to do next. */
  title: string
  hint: string
  action?: ReactNode
  /** The query string that shows all rows, without its question mark. */
  all?: string
}

/** The empty state of a list: no rows yet, or none that match the search and filters, with a link that clears them. */
export function EmptyRows({ chosen, title, hint, action, all = '' }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isFiltered = Object.values(chosen.filters).some((values) => values.length > 0)
  if (!chosen.q && !isFiltered) return <Empty title={title} hint={hint} action={action} />
  return (
    <Empty
      title={t('administration.nothing')}
      hint={chosen.q ? t('administration.nothingSearch', { text: chosen.q }) : t('administration.nothingFilter')}
      action={
        <Anchor component={Link} to={{ pathname, search: all }}>
          {t('administration.clear')}
        </Anchor>
      }
    />
  )
}
