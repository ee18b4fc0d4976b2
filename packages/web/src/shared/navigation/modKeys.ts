const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** How this computer writes a letter with its Ctrl or Cmd key. */
export const modKeys = (letter: string) => (isApple() ? `⌘ ${letter}` : `Ctrl ${letter}`)
