/** A ref that expands a details element for printing and restores its state afterwards. */
export function expandForPrint(folded: HTMLDetailsElement | null) {
  if (!folded) return
  let wasOpen = folded.open
  const unfold = () => {
    wasOpen = folded.open
    folded.open = true
  }
  const restore = () => {
    folded.open = wasOpen
  }
  window.addEventListener('beforeprint', unfold)
  window.addEventListener('afterprint', restore)
  return () => {
    window.removeEventListener('beforeprint', unfold)
    window.removeEventListener('afterprint', restore)
  }
}
