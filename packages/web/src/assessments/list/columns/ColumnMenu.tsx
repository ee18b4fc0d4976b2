import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readListSettings, saveListSettings } from '../../../shared/list/listSettings.ts'
import { CHOOSABLE, type ChoosableColumn, headers } from './assessmentColumns.tsx'

type Chosen = readonly ChoosableColumn[] | undefined

/** The columns that the user chose, remembered by the browser; undefined: those that the window has room for. */
export function useChosenColumns(): [Chosen, (chosen: Chosen) => void] {
  const [chosen, setChosen] = useState<Chosen>(readChosen)
  return [
    chosen,
    (next) => {
      saveListSettings('assessments', { columns: next ?? [] })
      setChosen(next)
    },
  ]
}

function readChosen(): Chosen {
  const saved = readListSettings('assessments').columns ?? []
  const chosen = CHOOSABLE.filter((id) => saved.includes(id))
  return chosen.length > 0 ? chosen : undefined
}

type Props = { chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** Chooses the columns of the list; at least one stays. */
export function ColumnMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const header = headers(t)
  const shown = chosen ?? CHOOSABLE
  const toggle = (id: ChoosableColumn) =>
    onChoose(CHOOSABLE.filter((one) => (one === id ? !shown.includes(id) : shown.includes(one))))
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="subtle">
          {t('assessments.list.columnChoice')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOOSABLE.map((id) => (
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
