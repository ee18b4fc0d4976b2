const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The label of a keyboard shortcut on this platform: ⌘ K or Ctrl K. */
export const modKeys = (letter: string) => (isApple() ? `⌘ ${letter}` : `Ctrl ${letter}`)
