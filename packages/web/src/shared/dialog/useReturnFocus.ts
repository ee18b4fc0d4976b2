import { useEffect, useState } from 'react'

/** Returns the focus when a dialog or panel is unmounted while it is open, which Mantine's own handling does not cover. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement)
  const [around] = useState(() => before?.closest('[tabindex="-1"]'))
  useEffect(
    () => () => {
      // The dialog may have removed the button that opened it.
      const target = before?.isConnected ? before : around
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    [before, around],
  )
}
