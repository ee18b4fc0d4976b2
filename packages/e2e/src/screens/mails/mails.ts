import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DEMO_ADMIN,
  DEMO_OPERATOR,
  DEMO_SCIENTIST,
  demoDataFolder,
  startPortal,
  teardown,
} from '../../testing/portal.ts'
import { type Clock, createClock } from '../../torture/clock.ts'
import { causeAccessMails } from './accessMails.ts'
import { type Call, callerOf, signedIn } from './caller.ts'
import { causeCaseMails, endOn } from './caseMails.ts'
import { replaceAddress, signInElsewhere, startIdentityProvider } from './identityProvider.ts'
import { awaitMails, extremesOf, KINDS, type Kind, missingOf, type ReadMail } from './readMails.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const
const ROLES = [
  'guest-user',
  'dpt-user',
  'dpt-power-user',
  'dpt-legal-user',
  'dpt-admin',
  'dpt-legal-admin',
  'acc-admin',
]
const READERS = [...ROLES.map((role) => `${role}@demo.example`), DEMO_OPERATOR.email]

/** The kinds that are sent on a day, and those that need an identity provider or a directory. */
const ON_A_DAY: readonly Kind[] = ['duties-reminder', 'duties-week', 'papers', 'audit-anchor']
const BY_THE_PROVIDER: readonly Kind[] = ['sign-in-elsewhere', 'provider-changed', 'address-replaced']
const AT_ONCE = KINDS.filter((kind) => !BY_THE_PROVIDER.includes(kind) && !ON_A_DAY.includes(kind))

type Run = { readonly portal: string; readonly issuer: string; readonly days: Days }

/**
 * Every kind of mail in every language. Each has a demo portal of its own, whose law changes once: the version before no
 * longer holds what is tried on the version in force, so it does not change back. `report` is told what was not sent.
 */
export async function* collectMails(report: (fault: string) => void): AsyncGenerator<ReadMail> {
  for (const language of LANGUAGES) {
    const ofLanguage = await mailsIn(language)
    for (const kind of missingOf(ofLanguage, KINDS)) report(`mail-${language}-${kind}: was not sent`)
    yield* extremesOf(ofLanguage)
  }
}

/** From a portal whose clock can be set, since some mails are only sent on the day before a duty, or on Mondays. */
async function mailsIn(language: string): Promise<ReadMail[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clock-'))
  const clock = createClock(join(folder, 'clock'))
  const provider = await startIdentityProvider()
  try {
    const portal = await startPortal(['--demo'], {
      ...clock.settings,
      AUDIT_ANCHOR_MAIL: DEMO_ADMIN.email,
      PRIVATE_PROVIDERS: 'on',
      SECOND_PERSON: 'off',
    })
    return await causeIn({ portal, issuer: provider.issuer, days: createDays(clock) }, language)
  } finally {
    await teardown()
    provider.close()
    rmSync(folder, { recursive: true })
  }
}

/** Causes all mails in a language, which takes until the Monday after the present day of the portal. */
async function causeIn({ portal, issuer, days }: Run, language: string): Promise<ReadMail[]> {
  const signIn = (user = DEMO_ADMIN) => signedIn(portal, language, user)
  const users = { admin: await signIn(), operator: await signIn(DEMO_OPERATOR) }
  for (const email of READERS) await chooseLanguage(await signIn({ ...DEMO_ADMIN, email }), language)
  const away = await causeAccessMails({ portal, now: days.now, language, ...users })
  await causeCaseMails(users.admin, users.operator)
  await awaitMails(demoDataFolder(), language, AT_ONCE)

  await endOn(days.afterNextMonday(), users.admin)
  const undo = await signInElsewhere(users.admin, users.operator, issuer)
  await replaceAddress(portal, users.admin)
  await callerOf(portal, language)('POST', '/authentication/reset-password', {
    email: DEMO_SCIENTIST.email,
    oldPassword: '',
  })
  await awaitMails(demoDataFolder(), language, BY_THE_PROVIDER)
  await undo()
  await users.admin('PUT', `/users/${away}`, { status: 'ACTIVE' })

  days.goToMonday()
  return awaitMails(demoDataFolder(), language, KINDS)
}

const chooseLanguage = (call: Call, language: string) => call('PUT', '/users/me', { preferences: { language } })

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MONDAY = 1
const WEEK = 7

type Days = ReturnType<typeof createDays>

/** The days of a portal whose clock is set ahead, from Monday to Monday. */
function createDays(clock: Clock) {
  let aheadMs = 0
  const nextMonday = () => {
    const now = new Date(Date.now() + aheadMs)
    const daysOn = (MONDAY - now.getUTCDay() + WEEK) % WEEK || WEEK
    return Math.floor(now.getTime() / DAY_MS) * DAY_MS + daysOn * DAY_MS
  }
  return {
    now: () => Date.now() + aheadMs,
    /** The day a week after next Monday, of which owners are reminded on that Monday. */
    afterNextMonday: () => new Date(nextMonday() + WEEK * DAY_MS).toISOString().slice(0, 10),
    /** Goes to the last minute before nine on next Monday: what the portal does every hour follows within a minute. */
    goToMonday: () => {
      const secondsOfMinute = Date.now() % 60_000
      aheadMs = nextMonday() + 9 * HOUR_MS - 60_000 + secondsOfMinute - Date.now()
      clock.set(`+${Math.round(aheadMs / 1000)}`)
    },
  }
}
