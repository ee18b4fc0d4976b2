import { useTranslation } from 'react-i18next'
import classes from './palette.module.css'

type Props = { isSettled: boolean; isFailed: boolean; count: number }

/** Live region with the state of the search, and keyboard hints. */
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
