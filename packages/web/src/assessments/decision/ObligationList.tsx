import type { Explanation } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../shared/glossary/WithTerms.tsx'
import classes from './result.module.css'

type Obligation = Explanation['obligations'][number]
type Props = { obligations: readonly Obligation[]; wording: Wording }

/** The obligations as a checklist; those that the papers at hand meet are ticked. */
export function ObligationList({ obligations, wording }: Props) {
  const { t } = useTranslation()
  if (obligations.length === 0) return <p className={classes.quiet}>{t('assessments.result.obligationsNone')}</p>
  const open = obligations.filter(({ met }) => !met)
  const met = obligations.filter((obligation) => obligation.met)
  return (
    <ul className={classes.checklist}>
      {[...open, ...met].map((obligation) => (
        <ObligationItem key={obligation.id} {...{ obligation, wording }} />
      ))}
    </ul>
  )
}

function ObligationItem({ obligation, wording }: { obligation: Obligation; wording: Wording }) {
  const { t } = useTranslation()
  const { text, met, due, authority, only, dependsOn } = obligation
  const details = [
    t(met ? 'assessments.result.met' : 'assessments.result.open'),
    due && `${t('assessments.result.due')}: ${due}`,
    authority && `${t('assessments.result.authority')}: ${authority}`,
    only &&
      t(dependsOn ? 'assessments.result.onlyIf' : 'assessments.result.only', {
        where: only.map(wording.box).join(' · '),
      }),
  ].filter(Boolean)
  return (
    <li data-met={met}>
      <span className={classes.tick} aria-hidden="true">
        {met ? '✓' : ''}
      </span>
      <div>
        <p className={classes.itemText}>
          <WithTerms text={text} />
        </p>
        <p className={classes.small}>{details.join(' · ')}</p>
      </div>
    </li>
  )
}
