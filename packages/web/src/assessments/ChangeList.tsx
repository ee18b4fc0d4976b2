import type { Decision } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../shared/TrafficLight.tsx'
import classes from './result.module.css'
import type { Wording } from './wording.ts'

const FIRST = 5

type Props = { changes: Decision['changes']; wording: Wording; all?: boolean }

/** The smallest changes that lead to a better colour, fewest facts first. */
export function ChangeList({ changes, wording, all = false }: Props) {
  const { t } = useTranslation()
  const [unfolded, setUnfolded] = useState(all)
  if (changes.length === 0) return <p className={classes.quiet}>{t('assessments.result.changeNone')}</p>
  const shown = unfolded ? changes : changes.slice(0, FIRST)
  return (
    <>
      <ul className={classes.pairs}>
        {shown.map(({ set, status }) => (
          <li key={JSON.stringify(set)}>
            <span>{wording.box(set)}</span>
            <TrafficLight status={status} />
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <button type="button" className={classes.more} onClick={() => setUnfolded(true)}>
          {t('assessments.result.more', { count: changes.length })}
        </button>
      )}
    </>
  )
}
