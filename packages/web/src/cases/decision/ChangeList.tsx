import { Anchor } from '@mantine/core'
import type { Change, Decision } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { whatIfAddress } from './factsAddress.ts'
import classes from './result.module.css'

const FIRST = 5

type Props = {
  changes: Decision['changes']
  wording: Wording
  /** All at once and without links, for paper. */
  all?: boolean
}

/** The smallest changes that lead to a better colour, fewest facts first; each can be tried in a what-if. */
export function ChangeList({ changes, wording, all = false }: Props) {
  const { t } = useTranslation()
  const { id } = useParams()
  const [unfolded, setUnfolded] = useState(all)
  if (changes.length === 0) return <p className={classes.quiet}>{t('assessments.result.changeNone')}</p>
  const shown = unfolded ? changes : changes.slice(0, FIRST)
  return (
    <>
      <ul className={classes.pairs}>
        {shown.map((change) => (
          <li key={JSON.stringify(change)}>
            <ChangeText change={change} wording={wording} />
            <TrafficLight status={change.status} />
            {id && !all && <TryLink change={change} wording={wording} id={id} />}
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

type OneProps = { change: Change; wording: Wording }

/** The facts to change, and the conditions under which the change leads to the colour. */
function ChangeText({ change: { set, when }, wording }: OneProps) {
  const { t } = useTranslation()
  return (
    <span>
      <WithLaw text={wording.box(set)} law={wording.law} />
      {when && (
        <span className={classes.small}>
          {' '}
          <WithLaw text={t('assessments.whatIf.provided', { when: wording.box(when) })} law={wording.law} />
        </span>
      )}
    </span>
  )
}

function TryLink({ change: { set, when }, wording, id }: OneProps & { id: string }) {
  const { t } = useTranslation()
  return (
    <Anchor
      component={Link}
      className={classes.try}
      to={whatIfAddress(id, { ...set, ...when })}
      size="sm"
      aria-label={t('assessments.whatIf.tryOf', { change: wording.box(set) })}
    >
      {t('assessments.whatIf.tryIt')}
    </Anchor>
  )
}
