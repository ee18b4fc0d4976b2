import { useTranslation } from 'react-i18next'
import classes from './filters.module.css'

type FilterChip = { readonly key: string; readonly text: string; readonly onRemove: () => void }
type Props = {
  chips: readonly FilterChip[]
  onClear: () => void
  /** Moves the focus after the focused chip was removed. */
  onRemoved: () => void
}

/** The active filters of a list as removable chips. */
export function FilterChips({ chips, onClear, onRemoved }: Props) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  const andThen = (remove: () => void) => () => {
    remove()
    onRemoved()
  }
  return (
    <ul className={classes.chips} aria-label={t('list.filters.active')}>
      {chips.map(({ key, text, onRemove }) => (
        <li key={key}>
          <button type="button" onClick={andThen(onRemove)} aria-label={t('list.filters.remove', { filter: text })}>
            <span>{text}</span>
            <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-quiet onClick={andThen(onClear)}>
          {t('list.filters.clear')}
        </button>
      </li>
    </ul>
  )
}
