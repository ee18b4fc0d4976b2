import { useTranslation } from 'react-i18next'
import classes from './palette.module.css'

type Props = { isSettled: boolean; isFailed: boolean; count: number }

/** How the search stands, said to screen readers too, and how to choose. */
export function PaletteStatus({ isSettled, isFailed, count }: Props) {
  const { t } = useTranslation()
  const isEmpty = isSettled && !isFailed && count === 0
  return (
    <>
      <p role="status" className={isEmpty ? classes.none : classes.status}>
        {!isSettled && t('palette.searching')}
        {isEmpty && t('palette.none')}
        {isSettled && count > 0 && t('palette.found', { count })}
      </p>
      <p className={classes.status}>{isEmpty ? t('palette.noneHint') : t('palette.hint')}</p>
    </>
  )
}
