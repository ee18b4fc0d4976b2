import { Anchor } from '@mantine/core'
import { assessmentNumber, type LawChange } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { AssessmentLink } from './AssessmentLink.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import classes from './LawChange.module.css'

/** One assessment: its colour before and now, and what is to be done otherwise. */
export function LawChangeRow({ change }: { change: LawChange }) {
  const { t } = useTranslation()
  const { obligations, locks, step } = change
  const named = ({ type, text }: LawChange['locks']['added'][number]) =>
    `${t(`dashboard.myTurn.lock.${type}`)}: ${text}`
  const isSame = [obligations, locks].every(({ added, removed }) => added.length + removed.length === 0)
  return (
    <li className={classes.change}>
      <h2 className={classes.name}>
        <AssessmentLink assessment={change} />
      </h2>
      <BeforeAndAfter before={change.before} after={change.after} />
      {step && <p className={classes.step}>{t(`dashboard.lawChange.step.${step}`)}</p>}
      {isSame && <p className={classes.same}>{t('dashboard.lawChange.same')}</p>}
      <div className={classes.parts}>
        <Texts title={t('dashboard.lawChange.obligations.added')} texts={obligations.added} />
        <Texts title={t('dashboard.lawChange.obligations.removed')} texts={obligations.removed} />
        <Texts title={t('dashboard.lawChange.locks.added')} texts={locks.added.map(named)} />
        <Texts title={t('dashboard.lawChange.locks.removed')} texts={locks.removed.map(named)} />
      </div>
      <Anchor
        component={Link}
        to={paths.comparedInHistory(change.assessmentId, change.decisionId)}
        aria-label={t('dashboard.lawChange.compareOf', { number: assessmentNumber(change.id) })}
      >
        {t('dashboard.lawChange.compare')}
      </Anchor>
    </li>
  )
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <section>
      <h3 className={classes.what}>{title}</h3>
      <ul className={classes.texts}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
