import type { VersionEffect } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates.ts'
import { Loading } from '../../shared/Loading.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import type { Days } from '../chosenDays.ts'
import { hubQueries } from '../hub.queries.ts'
import { Change } from './Change.tsx'
import classes from './differences.module.css'

type Props = { id: string; from: number; to: number; days: Days | undefined }

/** Which uses get another colour in the reference case, and why. */
export function Effect({ id, from, to, days }: Props) {
  const effect = useQuery(hubQueries.effect(id, { from, to, ...days }))
  if (effect.data) return <Told effect={effect.data} />
  return effect.isError ? <ContentFailure onRetry={() => effect.refetch()} /> : <Loading />
}

function Told({ effect: { changed, unchanged, accessDate, intendedUseDate } }: { effect: VersionEffect }) {
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

/** Uses with the same colours for the same reasons are told together. */
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
