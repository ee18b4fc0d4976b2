import { editDistance } from '@portal/contract'

/** First words by which the portal's variables are recognised: one that begins like these is meant for the portal. */
const FIRST_WORDS = ['ADMIN_', 'AUDIT_', 'DATABASE_', 'FILES_', 'MAIL_', 'METRICS_', 'PORTAL_', 'SMTP_']
/** Shorter settings, such as HOST, have too many neighbours among the variables of other programs. */
const LEAST_LENGTH = 6
/** How many letters may be wrong. */
const MOST_WRONG = 2
/** Variables that Kubernetes sets for each service beside the portal, such as DATABASE_PORT_5432_TCP. */
const OF_KUBERNETES = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP).*)?$/

/**
 * A sentence for each variable that is probably meant for the portal although it has no such setting: it is at most two
 * letters away from a setting, whatever its case, or begins like some settings.
 */
export function misspeltSettings(environment: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(environment)
    .filter((name) => !known.includes(name) && !OF_KUBERNETES.test(name))
    .flatMap((name) => {
      const { nearest, wrong } = nearestOf(name.toUpperCase(), known)
      const isMeant = (wrong <= MOST_WRONG && nearest.length >= LEAST_LENGTH) || startsLikeSetting(name)
      return isMeant ? [`${name}: the portal has no such setting and ignores it; the nearest one is ${nearest}`] : []
    })
}

const startsLikeSetting = (name: string): boolean => FIRST_WORDS.some((word) => name.startsWith(word))

function nearestOf(name: string, known: readonly string[]): { nearest: string; wrong: number } {
  const all = known.map((setting) => ({ nearest: setting, wrong: editDistance(name, setting) }))
  return all.reduce((best, one) => (one.wrong < best.wrong ? one : best))
}
