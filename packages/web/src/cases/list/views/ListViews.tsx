import type { Status } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../shared/list/useListState.ts'
import { keysOf } from '../../../shared/objects/records.ts'
import { LightShape } from '../../../shared/status/TrafficLight.tsx'
import type { ListRequest } from '../filters/assessmentFilters.ts'
import list from '../list.module.css'
import classes from './views.module.css'

type Props = { state: ListState; request: ListRequest; counts: Readonly<Record<string, number>> | undefined }

/** As the server counts them: a colour counts completed assessments only. */
const STATES = {
  all: { status: [], result: [] },
  inProgress: { status: ['IN_PROGRESS'], result: [] },
  GREEN: { status: ['COMPLETED'], result: ['GREEN'] },
  AMBER: { status: ['COMPLETED'], result: ['AMBER'] },
  RED: { status: ['COMPLETED'], result: ['RED'] },
} as const
type State = keyof typeof STATES

const ONLY = ['locked', 'favorite'] as const
type Only = (typeof ONLY)[number]

const ICONS: Record<Only, string> = {
  locked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  favorite: 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z',
}

/** The list by status and colour with how many there are of each, and within that only what is locked or starred. */
export function ListViews({ state, request: { filters = {} }, counts }: Props) {
  const { t } = useTranslation()
  // Where there is nothing, a row of zeros says no more than the empty list.
  const shown = counts?.all === 0 ? undefined : counts
  const isOnly = (name: Only) => filters[name]?.join() === 'true'
  return (
    <>
      <fieldset className={classes.viewGroup}>
        <legend>{t('assessments.list.tabs.status')}</legend>
        {keysOf(STATES).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={isState(key, filters)}
            onClick={() => state.setFilters(STATES[key])}
          >
            {isLight(key) && <LightShape status={key} size={13} />}
            {t(`assessments.list.counts.${key}`)}
            <span className={classes.count}>{shown?.[key]}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className={classes.viewGroup}>
        <legend>{t('assessments.list.tabs.only')}</legend>
        {ONLY.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={isOnly(key)}
            onClick={() => state.setFilter(key, isOnly(key) ? [] : ['true'])}
          >
            <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" className={list.icon}>
              <path d={ICONS[key]} />
            </svg>
            {t(`assessments.list.counts.${key}`)}
            <span className={classes.count}>{shown?.[key]}</span>
          </button>
        ))}
      </fieldset>
    </>
  )
}

const isLight = (key: State): key is State & Status => key === 'GREEN' || key === 'AMBER' || key === 'RED'

function isState(key: State, { status = [], result = [] }: NonNullable<ListRequest['filters']>) {
  return status.join() === STATES[key].status.join() && result.join() === STATES[key].result.join()
}
