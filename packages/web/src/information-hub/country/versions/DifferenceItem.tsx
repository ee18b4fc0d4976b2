import type { ContentDifference } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Change } from './Change.tsx'
import { changesOf } from './changesOf.ts'
import classes from './differences.module.css'
import { thingName } from './thingName.ts'
import type { Sides } from './useDifferences.ts'
import { useValueWords } from './useValueWords.ts'

type Props = { difference: ContentDifference; sides: Sides }

/** One thing that was added, removed or changed: by its name, and what of it was and is. */
export function DifferenceItem({ difference, sides }: Props) {
  const { t } = useTranslation()
  const inWords = useValueWords(sides)
  const { kind, change } = difference
  const { colours, fields, reason } = changesOf(difference)
  return (
    <li>
      <p>
        <strong>
          {t(`informationHub.country.changes.${change}`)}:{' '}
          {kind !== 'fact' && `${t(`informationHub.country.things.${kind}`)} `}
          {thingName(difference, sides)}
        </strong>
        {colours && <Change {...colours} />}
      </p>
      {reason && <p>{reason}</p>}
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              {kind !== 'fact' && <dt>{t(`informationHub.differences.fields.${field}`)}</dt>}
              {change !== 'added' && (
                <dd>
                  <span className={classes.side}>{t('informationHub.differences.before')}</span>{' '}
                  <del>{inWords('before', field, before)}</del>
                </dd>
              )}
              {change !== 'removed' && (
                <dd>
                  <span className={classes.side}>{t('informationHub.differences.after')}</span>{' '}
                  <ins>{inWords('after', field, after)}</ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
