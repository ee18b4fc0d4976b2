import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { LIST_COLUMNS, type ListColumn } from '@portal/contract'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TABLE_WIDTHS } from '../../../shared/list/table/Column.ts'
import { usePreferences } from '../../../shared/preferences/usePreferences.ts'
import list from '../list.module.css'
import { GIVES_WAY, headers } from './assessmentColumns.tsx'

type ColumnChoice = readonly ListColumn[] | undefined

/** The columns that the user chose, saved with the user; undefined: those that the window has room for. */
export function useChosenColumns(): [ColumnChoice, (chosen: ColumnChoice) => void] {
  const { preferences, choose } = usePreferences()
  const chosen = LIST_COLUMNS.filter((id) => preferences.listColumns?.includes(id))
  return [chosen.length > 0 ? chosen : undefined, (next) => choose({ listColumns: [...(next ?? [])] })]
}

type Props = { chosen: ColumnChoice; onChoose: (chosen: ColumnChoice) => void }

/** Chooses the columns of the list; at least one stays. */
export function ColumnMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const header = headers(t)
  const [opened, setOpened] = useState(false)
  const [fitting, setFitting] = useState<readonly ListColumn[]>(LIST_COLUMNS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice changes which columns are in the table.
  useLayoutEffect(() => {
    if (opened) setFitting(columnsInSight())
  }, [opened, chosen])
  const shown = chosen ?? fitting
  const toggle = (id: ListColumn) =>
    onChoose(LIST_COLUMNS.filter((one) => (one === id ? !shown.includes(id) : shown.includes(one))))
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      closeOnItemClick={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button size="xs" variant="subtle" className={list.columnChoice}>
          {t('assessments.list.columnChoice')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LIST_COLUMNS.map((id) => (
          <Menu.CheckboxItem
            key={id}
            checked={shown.includes(id)}
            disabled={shown.length === 1 && shown.includes(id)}
            onChange={() => toggle(id)}
          >
            {header(id)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose(undefined)}>{t('assessments.list.columnsByWindow')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The columns that the window has room for, as the style sheet of the table decides it. */
function columnsInSight(): readonly ListColumn[] {
  const hidden = TABLE_WIDTHS.filter((step) => {
    const cell = document.querySelector(`th[data-shown-from="${step}"]`)
    return cell !== null && getComputedStyle(cell).display === 'none'
  })
  return LIST_COLUMNS.filter((id) => !hidden.some((step) => step === GIVES_WAY[id]))
}
