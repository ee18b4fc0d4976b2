/** As a `ref`: what is folded on the screen is printed unfolded, and is as it was afterwards. */
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
