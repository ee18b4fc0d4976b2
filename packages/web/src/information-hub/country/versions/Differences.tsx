import { VisuallyHidden } from '@mantine/core'
import type { ContentDifference, VersionEffect } from '@portal/contract'
import type { Status } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { ContentFailure } from '../../ContentFailure.tsx'
import type { Days } from '../../days/daySelection.ts'
import { hubQueries } from '../../hub.queries.ts'
import { changesOf } from './changesOf.ts'
import classes from './differences.module.css'
import { useDifferences, type VersionPair } from './useDifferences.ts'
import { differenceName, useFieldText } from './useFieldText.ts'

/** `days` default to today. */
type Props = { id: string; from: number; to: number; days: Days | undefined }

/** Differences between two versions: effect on the reference case, then each change; rendered together to avoid a layout shift. */
export function Differences({ id, from, to, days }: Props) {
  const { t } = useTranslation()
  const { rows, sides, isError, retry } = useDifferences(id, from, to)
  const effect = useQuery(hubQueries.effect(id, { from, to, ...days }))
  if (isError) return <ContentFailure onRetry={retry} />
  if (!rows || !sides || effect.isPending) return <Loading />
  if (rows.length === 0) return <p>{t('informationHub.country.noDifferences')}</p>
  return (
    <div className={classes.differences}>
      {effect.data ? <Effect effect={effect.data} /> : <ContentFailure onRetry={() => effect.refetch()} />}
      <h3>{t('informationHub.differences.title', { count: rows.length })}</h3>
      <ul className={classes.items}>
        {rows.map((row) => (
          <DifferenceItem key={`${row.kind} ${row.matrix} ${row.id}`} difference={row} sides={sides} />
        ))}
      </ul>
    </div>
  )
}

type DifferenceItemProps = { difference: ContentDifference; sides: VersionPair }

/** An added, removed or changed item with its old and new values. */
function DifferenceItem({ difference, sides }: DifferenceItemProps) {
  const { t } = useTranslation()
  const facetText = useFieldText(sides)
  const { kind, change } = difference
  const { colours, fields, reason } = changesOf(difference)
  return (
    <li>
      <p>
        <strong>
          {t(`informationHub.country.changes.${change}`)}:{' '}
          {kind !== 'fact' && `${t(`informationHub.country.things.${kind}`)} `}
          {differenceName(difference, sides)}
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
                  <del>{facetText('before', field, before)}</del>
                </dd>
              )}
              {change !== 'removed' && (
                <dd>
                  <span className={classes.side}>{t('informationHub.differences.after')}</span>{' '}
                  <ins>{facetText('after', field, after)}</ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** Uses whose result changes in the reference case, with the reasons. */
function Effect({ effect: { changed, unchanged, accessDate, intendedUseDate } }: { effect: VersionEffect }) {
  const { t } = useTranslation()
  const days = { accessDate: formatDay(accessDate), intendedUseDate: formatDay(intendedUseDate) }
  return (
    <>
      <h3>{t('informationHub.differences.effect')}</h3>
      <p className={classes.quiet}>{t('informationHub.differences.effectOn', days)}</p>
      {changed.length === 0 && <p>{t('informationHub.differences.noEffect')}</p>}
      <ul className={classes.items}>
        {alike(changed).map(({ titles, before, after, because }) => (
          <li key={titles}>
            <strong>{titles}:</strong> <Change before={before} after={after} />
            {because && <p>{t('informationHub.differences.because', { reasons: because })}</p>}
          </li>
        ))}
      </ul>
      {changed.length > 0 && unchanged > 0 && (
        <p className={classes.quiet}>{t('informationHub.differences.unchanged', { count: unchanged })}</p>
      )}
    </>
  )
}

type Changed = VersionEffect['changed'][number]
type Alike = Pick<Changed, 'before' | 'after'> & { readonly titles: string; readonly because: string }

/** Groups uses that change alike for the same reasons. */
function alike(changed: readonly Changed[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const { title, before, after, reasons } of changed) {
    const because = [...new Set(reasons)].join(' ')
    const key = `${before} ${after} ${because}`
    const known = groups.get(key)
    groups.set(key, { before, after, because, titles: known ? `${known.titles}, ${title}` : title })
  }
  return [...groups.values()]
}

/** Old and new result; null is no result. */
function Change({ before, after }: { before: Status | null; after: Status | null }) {
  const { t } = useTranslation()
  return (
    <span className={classes.change}>
      <TrafficLight status={before} />
      <span aria-hidden="true">→</span>
      <VisuallyHidden>{t('informationHub.differences.becomes')}</VisuallyHidden>
      <TrafficLight status={after} />
    </span>
  )
}
