/** These options exclude all others: "none" and "I don't know". */
const ALONE: readonly string[] = ['none', 'unknown']

/** The choices after one was ticked or taken back; null when none is left. */
export function toggled(chosen: readonly string[], option: string, checked: boolean): string[] | null {
  const kept = checked ? chosen.filter((other) => !ALONE.includes(other) && !ALONE.includes(option)) : chosen
  const next = checked ? [...kept, option] : kept.filter((other) => other !== option)
  return next.length > 0 ? next : null
}
