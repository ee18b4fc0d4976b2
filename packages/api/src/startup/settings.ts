import { join, resolve } from 'node:path'
import { NewPassword, PASSWORD_MAX, PASSWORD_MIN } from '@portal/contract'
import { z } from 'zod'

const LOG_FORMATS = ['text', 'json'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const WHOLE_MONTHS = 'must be a whole number of months, 1 to 1200'
const PASSWORD_POLICY = `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, at least 6 letters or digits and at least 2 of @#$!_+.?^&=:;*, and none of < > ' " % \\ or spaces`
const Url = (protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`), error: `must be a ${protocols.join(' or ')} address` })

/** An empty variable counts as unset: that is how most service files and compose files leave one out. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: Url(['postgres', 'postgresql']).optional(),
  SMTP_URL: Url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z
    .string()
    .max(400)
    .regex(/^([^<>\r\n]*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/, 'must be an e-mail address, or a name and <address>')
    .optional(),
  PUBLIC_URL: Url(['http', 'https']).optional(),
  TAXONOMY_URL: Url(['http', 'https']).optional(),
  PORTAL_NAME: z.string().max(100).default('ABS Portal'),
  PREVIEW_HOST: z.string().max(253).optional(),
  BUILD_NUMBER: z.string().max(100).default('0'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  LOG_FORMAT: z.enum(LOG_FORMATS, { error: 'must be text or json' }).default('text'),
  TRUST_PROXY: z.string().optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(/^.+@.+$/, 'must be an e-mail address')
    .default('admin@localhost'),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => NewPassword.safeParse(text).success, PASSWORD_POLICY)
    .optional(),
  SECOND_PERSON: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  REVIEW_MONTHS: z.coerce
    .number(WHOLE_MONTHS)
    .int(WHOLE_MONTHS)
    .min(1, WHOLE_MONTHS)
    .max(1200, WHOLE_MONTHS)
    .default(12),
})

export type Settings = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
  taxonomyUrl: string | undefined
  portalName: string
  previewHost: string | undefined
  buildNumber: string
  logLevel: (typeof LOG_LEVELS)[number]
  logFormat: (typeof LOG_FORMATS)[number]
  trustProxy: boolean | string
  adminEmail: string
  adminPassword: string | undefined
  /** Whether a version of the law is made active by somebody else than who edited it last. */
  secondPerson: boolean
  /** How long a review of a country's law holds. */
  reviewMonths: number
}

/** A setting that cannot be used: the message names the variable. */
class SettingsError extends Error {}

/** Reads the settings of the environment once, at start. Throws a SettingsError that names every wrong variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const env = read.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? defaultSender(env.PORTAL_NAME, publicUrl),
    publicUrl,
    taxonomyUrl: env.TAXONOMY_URL?.replace(/\/+$/, ''),
    portalName: env.PORTAL_NAME,
    previewHost: env.PREVIEW_HOST,
    buildNumber: env.BUILD_NUMBER,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    trustProxy: trustProxy(env.TRUST_PROXY),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    secondPerson: env.SECOND_PERSON === 'on',
    reviewMonths: env.REVIEW_MONTHS,
  }
}

function defaultSender(portalName: string, publicUrl: string): string {
  return `"${portalName.replace(/["\\]/g, '')}" <no-reply@${new URL(publicUrl).hostname}>`
}

/** `true` trusts every proxy; otherwise a list of addresses and networks, as Fastify takes it. */
function trustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false
  return value === 'true' ? true : value
}

/** Where the browser's build lies; the server runs without it, for development. */
export const webDist = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
