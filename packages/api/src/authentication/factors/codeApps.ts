import { generateSecret, generateURI, verifySync } from 'otplib'

/** Codes of the step before and after are taken, too: clocks differ. */
const SKEW_S = 30

export const newSecret = (): string => generateSecret()

/** The address encoded in the QR code that a code app scans. */
export const uriOf = (secret: string, portalName: string, email: string): string =>
  generateURI({ issuer: portalName, label: email, secret })

/** The step of time that a code is of; undefined for a wrong one, and one of a step that was used already. */
export function stepOf(secret: string, code: string, lastStep: number): number | undefined {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(Date.now() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: SKEW_S })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > lastStep ? result.timeStep : undefined
}
