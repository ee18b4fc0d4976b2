import { UnstyledButton } from '@mantine/core'
import classes from './draft.module.css'
import type { SheetTab } from './useSheets.ts'

type Props = {
  readonly label: string
  readonly tabs: readonly SheetTab[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** The sheets of a draft by name, with the number of their entries. */
export function SheetTabs({ label, tabs, chosen, onChoose }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={classes.tabs}>
        {tabs.map(({ id, title, count }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.tab}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {title} <span className={classes.count}>{count}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
