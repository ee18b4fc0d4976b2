const KEY = 'abs-portal.comparison'

type Values = Readonly<Record<string, string>>

/** What was compared last in this browser, by name. */
export function keptComparison(names: readonly string[]): Values {
  const kept = read()
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = kept[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

export const keepComparison = (values: Values): void => localStorage.setItem(KEY, JSON.stringify(values))

/** What somebody else wrote there counts as nothing. */
function read(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null) ?? {}
  } catch {
    return {}
  }
}
