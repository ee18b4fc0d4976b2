import type { DutyRow } from '@portal/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Paging } from '../../shared/list/table/Paging.tsx'
import type { ListState } from '../../shared/list/useListState.ts'
import { DueDuties } from './DueDuties.tsx'
import classes from './due.module.css'
import type { DueAnswer } from './due.queries.ts'
import { mondayOf } from './weeks.ts'

type Props = { query: UseQueryResult<DueAnswer>; state: ListState; onChange: (duty: DutyRow) => void }

/** The duties of a page by week, the overdue ones before all others. */
export function DueCalendar({ query, state, onChange }: Props) {
  const { t } = useTranslation()
  const titleOf = (key: string) => {
    if (key === OVERDUE) return t('assessments.due.views.overdue')
    return key === NO_DAY ? t('assessments.due.noDay') : t('assessments.due.weekOf', { day: formatDay(key) })
  }
  return (
    <Loaded query={query} lines={8}>
      {({ rows, total }) => (
        <div className={classes.weeks}>
          {groupsOf(rows).map(([key, members]) => (
            <section key={key} aria-label={titleOf(key)}>
              <h2>{titleOf(key)}</h2>
              <DueDuties rows={members} onChange={onChange} />
            </section>
          ))}
          <Paging total={total} state={state} />
        </div>
      )}
    </Loaded>
  )
}

const OVERDUE = 'overdue'
const NO_DAY = 'none'

function groupsOf(rows: readonly DutyRow[]): [string, DutyRow[]][] {
  const groups = new Map<string, DutyRow[]>()
  for (const duty of rows) {
    const key = duty.overdue ? OVERDUE : duty.dueDay === null ? NO_DAY : mondayOf(duty.dueDay)
    groups.set(key, [...(groups.get(key) ?? []), duty])
  }
  return [...groups]
}
