import { Anchor, Button, Group, VisuallyHidden } from '@mantine/core'
import { type DutyRow, type due, type HandlerInput, MAX_PAGE_SIZE } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { addDays, formatDay, isRealDay, today } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { DueDuties } from './DueDuties.tsx'
import { addMonths, dayByKey, weeksOfMonth } from './days.ts'
import { dueQueries } from './due.queries.ts'
import classes from './month.module.css'

type Props = { request: HandlerInput<typeof due.search>['body']; onChange: (duty: DutyRow) => void }

/** The duties of a month by day: a calendar, and below it the duties of the chosen day. */
export function DueMonth({ request, onChange }: Props) {
  const { t } = useTranslation()
  const [day, setDay] = useDayOfAddress()
  const first = `${day.slice(0, 7)}-01`
  const filters = { ...request.filters, from: first, to: addDays(addMonths(first, 1), -1) }
  const query = useQuery(dueQueries.search({ ...request, filters, from: 0, size: MAX_PAGE_SIZE }))
  return (
    <>
      <Overdue request={request} onChange={onChange} />
      <section aria-label={monthTitle(day)}>
        <Group gap="sm" justify="space-between" mb="sm">
          <h2 className={classes.title} aria-live="polite">
            {monthTitle(day)}
          </h2>
          <Group gap="xs" className={classes.steps}>
            <Button size="sm" variant="default" onClick={() => setDay(addMonths(day, -1))}>
              {t('assessments.due.month.previous')}
            </Button>
            <Button size="sm" variant="default" onClick={() => setDay(today())}>
              {t('assessments.due.month.today')}
            </Button>
            <Button size="sm" variant="default" onClick={() => setDay(addMonths(day, 1))}>
              {t('assessments.due.month.next')}
            </Button>
          </Group>
        </Group>
        <Loaded query={query} lines={8}>
          {({ rows, total }) => (
            <>
              <MonthGrid day={day} rows={rows} onDay={setDay} />
              <DutiesOfDay rows={rows} day={day} onChange={onChange} />
              {total > rows.length && <p>{t('assessments.due.month.more', { count: total - rows.length })}</p>}
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

/** So few that the calendar is still seen below them. */
const PINNED = 3

/** The longest overdue are pinned above every month: they would be looked for in months that have passed. */
function Overdue({ request, onChange }: Props) {
  const { t } = useTranslation()
  const { from: _from, to: _to, ...filters } = request.filters ?? {}
  const { data } = useQuery(dueQueries.search({ ...request, filters, view: 'overdue', from: 0, size: PINNED }))
  const search = useOverdueSearch()
  if (!data || data.total === 0) return null
  return (
    <section className={classes.pinned} aria-label={t('assessments.due.views.overdue')}>
      <h2>
        {t('assessments.due.views.overdue')} ({data.total})
      </h2>
      <DueDuties rows={data.rows} onChange={onChange} />
      {data.total > data.rows.length && (
        <Anchor component={Link} to={{ search }}>
          {t('assessments.due.month.more', { count: data.total - data.rows.length })}
        </Anchor>
      )}
    </section>
  )
}

/** The table of what is overdue, with the other filters as they are. */
function useOverdueSearch(): string {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  for (const name of [DAY, 'layout', 'from', 'to']) search.delete(name)
  search.set('view', 'overdue')
  return search.toString()
}

/** The chosen day in the query string. */
export const DAY = 'day'

/** The chosen day, by default today; moving to another one replaces the address, as the arrow keys do it often. */
function useDayOfAddress() {
  const [params, setParams] = useSearchParams()
  const asked = params.get(DAY) ?? ''
  const setDay = (day: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(DAY, day)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [isRealDay(asked) ? asked : today(), setDay] as const
}

type GridProps = { day: string; rows: readonly DutyRow[]; onDay: (day: string) => void }

/** One tab stop; the arrow keys move the chosen day. */
function MonthGrid({ day, rows, onDay }: GridProps) {
  const { t } = useTranslation()
  const chosen = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day.
  useEffect(() => {
    if (isMoving.current) chosen.current?.focus()
    isMoving.current = false
  }, [day])
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day)
    if (!next) return
    event.preventDefault()
    isMoving.current = true
    onDay(next)
  }
  const weeks = weeksOfMonth(day)
  return (
    <>
      <table className={classes.grid} onKeyDown={move} aria-label={monthTitle(day)}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col">
                {weekday(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} data-other={one.slice(0, 7) !== day.slice(0, 7)}>
                  <DayButton
                    day={one}
                    rows={rows.filter(({ dueDay }) => dueDay === one)}
                    chosen={one === day ? chosen : undefined}
                    onDay={onDay}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.keys}>{t('assessments.due.month.keys')}</p>
    </>
  )
}

const LISTED = 3

type DayProps = {
  day: string
  rows: readonly DutyRow[]
  chosen: RefObject<HTMLButtonElement | null> | undefined
  onDay: (day: string) => void
}

function DayButton({ day, rows, chosen, onDay }: DayProps) {
  const { t } = useTranslation()
  const words = { day: formatDay(day), count: rows.length }
  return (
    <button
      ref={chosen}
      type="button"
      tabIndex={chosen ? 0 : -1}
      aria-pressed={chosen !== undefined}
      aria-current={day === today() ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <VisuallyHidden>
        {rows.length === 0 ? t('assessments.due.month.free', words) : t('assessments.due.month.day', words)}
      </VisuallyHidden>
      <span className={classes.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {rows.slice(0, LISTED).map((duty) => (
        <span
          key={duty.dutyId}
          className={classes.duty}
          data-overdue={duty.overdue}
          data-state={duty.state}
          aria-hidden="true"
        >
          <LawText>{duty.text}</LawText>
        </span>
      ))}
      {rows.length > LISTED && (
        <span className={classes.more} aria-hidden="true">
          +{rows.length - LISTED}
        </span>
      )}
    </button>
  )
}

type ListProps = { rows: readonly DutyRow[]; day: string; onChange: (duty: DutyRow) => void }

function DutiesOfDay({ rows, day, onChange }: ListProps) {
  const { t } = useTranslation()
  const own = rows.filter(({ dueDay }) => dueDay === day)
  return (
    <section className={classes.day} aria-label={formatDay(day)}>
      <h3>{formatDay(day)}</h3>
      {own.length === 0 && <p>{t('assessments.due.month.nothing')}</p>}
      <DueDuties rows={own} onChange={onChange} />
    </section>
  )
}

const monthTitle = (day: string): string => inWords(day, { month: 'long', year: 'numeric' })
const weekday = (day: string): string => inWords(day, { weekday: 'short' })
const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), { ...options, timeZone: 'UTC' }).format(new Date(day))
