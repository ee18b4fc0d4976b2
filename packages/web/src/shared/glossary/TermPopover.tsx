import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { TermText } from './TermText.tsx'
import classes from './terms.module.css'

type Props = { id: string; target: (toggle: () => void) => ReactElement }

/** A term's text beside what was clicked; Escape or a click elsewhere closes it and gives the focus back. */
export function TermPopover({ id, target }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus shadow="md" width="22rem" position="bottom">
      <Popover.Target>{target(() => setOpened(!opened))}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <TermText id={id} onLeave={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
