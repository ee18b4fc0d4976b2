import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Duty } from './dutiesOf.ts'
import classes from './rules.module.css'
import type { Rule } from './useReadLaw.ts'

type Props = { row: Rule; duties: readonly Duty[]; onFollow: () => void }

/** The numbers of what a rule asks for and stops, each leading to its text, which stands once below the rules. */
export function DutyLinks({ row: { then }, duties, onFollow }: Props) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const kinds = [
    { kind: 'obligation', ids: then.obligations },
    { kind: 'lock', ids: then.locks },
  ] as const
  return kinds
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, ids }) => (
      <p key={kind} className={classes.duties}>
        {t(`informationHub.country.duties.${kind}`)}{' '}
        {duties
          .filter((duty) => duty.kind === kind && ids.includes(duty.id))
          .map(({ id, number, text }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link
                to={{ search, hash: `duty-${id}` }}
                aria-label={`${number}: ${text}`}
                title={text}
                onClick={onFollow}
              >
                {number}
              </Link>
            </span>
          ))}
      </p>
    ))
}
