/** What was found about one part of a set-up. `fault`: it will not work; `warning`: it works, but not as one may expect. */
export type Finding = { part: string; verdict: 'good' | 'warning' | 'fault'; text: string }

export const good = (part: string, text: string): Finding => ({ part, verdict: 'good', text })
export const warning = (part: string, text: string): Finding => ({ part, verdict: 'warning', text })
export const fault = (part: string, text: string): Finding => ({ part, verdict: 'fault', text })

/** What `check` finds; an error that it throws is a fault, in its own words. */
export async function faultOr(part: string, check: () => Promise<Finding | string>): Promise<Finding> {
  try {
    const found = await check()
    return typeof found === 'string' ? good(part, found) : found
  } catch (error) {
    return fault(part, error instanceof Error ? error.message : String(error))
  }
}
