import type { VersionEffect } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Change } from './Change.tsx'
import classes from './differences.module.css'

/** Which uses get another colour in the reference case, and why. */
export function Effect({ effect: { changed, unchanged, accessDate, intendedUseDate } }: { effect: VersionEffect }) {
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
