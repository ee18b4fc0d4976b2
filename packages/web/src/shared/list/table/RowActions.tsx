import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './DataTable.module.css'

export type RowAction = {
  readonly key: string
  readonly label: string
  readonly onChoose: () => void
  /** Disabled, but still readable together with the note that says why. */
  readonly isRefused?: boolean
}
type Props = {
  /** The name of the row's object. */
  name: string
  actions: readonly RowAction[]
  /** Why some actions are disabled. */
  note?: string | undefined
}

/** The menu of actions on a row. */
export function RowActions({ name, actions, note }: Props) {
  const { t } = useTranslation()
  const noteId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  /**
   * Focuses the button first, because a dialog returns the focus to the active element, and the menu will be gone by
   * then.
   */
  const choose = (onChoose: () => void) => {
    opener.current?.focus()
    onChoose()
  }
  return (
    <Menu
      position="bottom-end"
      width={280}
      shadow="lg"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <ActionIcon
          ref={opener}
          variant="subtle"
          color="gray"
          size={28}
          className={classes.opener}
          aria-label={t('administration.actionsOf', { name })}
        >
          <Dots />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, onChoose, isRefused = false }) => (
          <Menu.Item
            key={key}
            {...(isRefused
              ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': noteId, closeMenuOnClick: false }
              : { onClick: () => choose(onChoose) })}
          >
            {label}
          </Menu.Item>
        ))}
        {note && <Menu.Label id={noteId}>{note}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  )
}

const Dots = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
    <circle cx="5" cy="12" r="2" />
    <circle cx="12" cy="12" r="2" />
    <circle cx="19" cy="12" r="2" />
  </svg>
)
