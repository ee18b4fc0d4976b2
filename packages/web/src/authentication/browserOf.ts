/** In this order: most browsers also name those that they descend from. */
const BROWSERS = [
  ['Edge', /\b(Edg|EdgA)\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux|X11/],
] as const

/** Browser and system as their owner would name them; null when the user agent does not tell. */
export function browserOf(userAgent: string | null): { browser: string; system: string } | null {
  const browser = firstIn(BROWSERS, userAgent ?? '')
  const system = firstIn(SYSTEMS, userAgent ?? '')
  return browser && system ? { browser, system } : null
}

const firstIn = (known: readonly (readonly [string, RegExp])[], text: string) =>
  known.find(([, pattern]) => pattern.test(text))?.[0]
