import { resolve } from 'node:path'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, NewPassword, NO_BUILD } from '@portal/contract'
import { z } from 'zod'
import { FILE_ENDINGS } from '../fileKinds.ts'
import { SettingsError } from './settingsError.ts'
import {
  S3_URL_FORMAT,
  type S3Settings,
  type Scanner,
  s3Settings,
  VIRUS_SCAN_FORMAT,
  virusScanSetting,
} from './variables/fileSettings.ts'
import { isSenderKey, PORTAL_KEY_LENGTH, portalKey } from './variables/keySettings.ts'
import { isNetwork, trustProxy } from './variables/trustProxy.ts'
import { Lookups, lookupSettings, PublicUrl, Url, withoutSlash } from './variables/urlSettings.ts'

const LOG_FORMATS = ['text', 'json'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PASSWORD_POLICY = `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters, at least 6 letters or digits and at least 2 of @#$!_+.?^&=:;*, and none of < > ' " % \\ or spaces`

function WholeNumber(least: number, most: number, unit: string) {
  const range = `must be a whole number ${unit}, ${least} to ${most}`
  return z.coerce.number(range).int(range).min(least, range).max(most, range)
}

const isFileEnding = (text: string): boolean => FILE_ENDINGS.some((ending) => ending === text.trim())

/** An empty or blank variable counts as unset, because most service and compose files leave variables empty. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: Url(['postgres', 'postgresql']).optional(),
  DATABASE_DIRECT_URL: Url(['postgres', 'postgresql']).optional(),
  DATABASE_READ_URL: Url(['postgres', 'postgresql']).optional(),
  SMTP_URL: Url(['smtp', 'smtps'])
    .refine((text) => new URL(text).hostname !== '', 'must name a host')
    .optional(),
  MAIL_FROM: z
    .string()
    .max(400)
    .regex(/^([^<>\r\n]*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/, 'must be an e-mail address, or a name and <address>')
    .optional(),
  PUBLIC_URL: PublicUrl.optional(),
  TAXONOMY_URL: Url(['http', 'https']).optional(),
  ...Lookups,
  PORTAL_NAME: z.string().max(100).default('ABS Portal'),
  PREVIEW_HOST: z
    .string()
    .max(253)
    .regex(/^[\w.-]+$/, 'must be the name of a host, such as preview.example.org')
    .optional(),
  BUILD_NUMBER: z.string().max(100).default(NO_BUILD),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  LOG_FORMAT: z.enum(LOG_FORMATS, { error: 'must be text or json' }).default('text'),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => ['true', 'false'].includes(text) || text.split(',').every(isNetwork),
      'must be true, false, or a list of addresses and networks such as 10.0.0.0/8, loopback',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Url(['http', 'https']).optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('abs-portal'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  ANSWER_SECONDS: WholeNumber(1, 600, 'of seconds').default(10),
  REQUESTS_AT_ONCE: WholeNumber(1, 10_000, 'of requests').default(100),
  SEARCHES_A_MINUTE: WholeNumber(10, 1_000_000, 'of searches').default(300),
  DATABASE_CONNECTIONS: WholeNumber(2, 500, 'of connections').default(10),
  DISK_WARNING_MB: WholeNumber(0, 1_000_000_000, 'of megabytes').default(1024),
  DRAIN_SECONDS: WholeNumber(0, 300, 'of seconds').default(0),
  ADMIN_EMAIL: z
    .string()
    .regex(/^.+@.+$/, 'must be an e-mail address')
    .default('admin@localhost'),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => NewPassword.safeParse(text).success, PASSWORD_POLICY)
    .optional(),
  PORTAL_KEY: z.string().min(32, PORTAL_KEY_LENGTH).optional(),
  PORTAL_KEY_FILE: z.string().optional(),
  AUDIT_ANCHOR_FILE: z.string().optional(),
  AUDIT_ANCHOR_MAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .optional(),
  SECOND_PERSON: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PRIVATE_PROVIDERS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  SECOND_FACTOR: z
    .enum(['optional', 'administrators'], { error: 'must be optional or administrators' })
    .default('optional'),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  WEBHOOK_PORTS: z
    .string()
    .regex(/^\d{1,5}(\s*,\s*\d{1,5})*$/, 'must be ports, separated by commas')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  TRUSTED_SENDERS: z
    .string()
    .max(10_000)
    .default('')
    .transform((keys) => keys.split(/[\s,]+/).filter(Boolean))
    .refine((keys) => keys.every(isSenderKey), 'must be public keys of portals, as their hand-over sheets name them'),
  REVIEW_MONTHS: WholeNumber(1, 1200, 'of months').default(12),
  FILE_MAX_MB: WholeNumber(1, 2_000, 'of megabytes').default(25),
  FILE_ENDINGS: z
    .string()
    .refine((text) => text.split(',').every(isFileEnding), `must be a list of these: ${FILE_ENDINGS.join(', ')}`)
    .default(FILE_ENDINGS.join(',')),
  FILES_S3_URL: z
    .string()
    .refine((text) => s3Settings(text, '') !== undefined, S3_URL_FORMAT)
    .optional(),
  FILES_S3_REGION: z.string().max(100).default('us-east-1'),
  VIRUS_SCAN: z
    .string()
    .refine((text) => virusScanSetting(text) !== undefined, VIRUS_SCAN_FORMAT)
    .optional(),
})

/** The names of all variables that the portal reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

export type Settings = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The same database without a pooler; if set, `databaseUrl` goes through a pooler. */
  databaseDirectUrl: string | undefined
  /** A standby for reads that may lag. */
  databaseReadUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
  taxonomyUrl: string | undefined
  /** The services that are asked for the record of a number; undefined for those that are not. */
  lookups: ReturnType<typeof lookupSettings>
  portalName: string
  previewHost: string | undefined
  buildNumber: string
  logLevel: (typeof LOG_LEVELS)[number]
  logFormat: (typeof LOG_FORMATS)[number]
  trustProxy: boolean | string
  /** Where metrics are served for Prometheus; undefined for nowhere. */
  metrics: { host: string; port: number } | undefined
  /** The OpenTelemetry collector for spans; undefined to record none. */
  tracing: { endpoint: string; serviceName: string } | undefined
  /** The time limit of a response, after which the caller gets 503. Files have longer. */
  answerSeconds: number
  /** The most requests at once; more are refused with 503. */
  requestsAtOnce: number
  /** The rate limit per user and process; a tenth of it applies to previews and to files. */
  searchesAMinute: number
  /** The connections for requests; jobs and health checks have their own. */
  databaseConnections: number
  /** The operator is warned when less space is left. */
  diskWarningMb: number
  /** How long a stopping portal keeps serving requests after it has reported that it is not ready. */
  drainSeconds: number
  adminEmail: string
  adminPassword: string | undefined
  /** The key that encrypts secrets in the database; undefined to store them in plain text. */
  portalKey: string | undefined
  /** The file to which the heads of the audit log are written each day; undefined for a file in the data folder. */
  auditAnchorFile: string | undefined
  /** The mail address that receives these heads. */
  auditAnchorMail: string | undefined
  /** Whether a version of the law must be activated by a person who did not write in it. */
  secondPerson: boolean
  /** Whether identity providers may be in a private network and be called without TLS. */
  privateProviders: boolean
  /** Who must have a second factor whatever their account requires: no one, or everyone from DPT_ADMIN up. */
  secondFactor: 'optional' | 'administrators'
  /** Whether webhooks may use loopback and private addresses, and plain HTTP. */
  webhookPrivateAddresses: boolean
  /** The ports to which webhooks may go; undefined for any. */
  webhookPorts: readonly number[] | undefined
  /** Public keys, in base64, of the portals whose hand-over sheets are trusted. */
  trustedSenders: readonly string[]
  /** For how many months a review of a country's law is valid. */
  reviewMonths: number
  /** Uploaded files: their size limit, allowed kinds, storage and virus scanner. */
  files: {
    maxBytes: number
    endings: readonly string[]
    /** The S3 bucket; undefined for the folder `files` in the data folder. */
    s3: S3Settings | undefined
    virusScan: Scanner | undefined
  }
}

/**
 * Reads the settings from the environment, once at start-up. Throws a SettingsError that names every invalid variable.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const env = readEnvironment(environment)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? defaultSender(env.PORTAL_NAME, publicUrl),
    publicUrl,
    taxonomyUrl: withoutSlash(env.TAXONOMY_URL),
    lookups: lookupSettings(env),
    portalName: env.PORTAL_NAME,
    previewHost: env.PREVIEW_HOST,
    buildNumber: env.BUILD_NUMBER,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    trustProxy: trustProxy(env.TRUST_PROXY),
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
      : undefined,
    answerSeconds: env.ANSWER_SECONDS,
    requestsAtOnce: env.REQUESTS_AT_ONCE,
    searchesAMinute: env.SEARCHES_A_MINUTE,
    databaseConnections: env.DATABASE_CONNECTIONS,
    diskWarningMb: env.DISK_WARNING_MB,
    drainSeconds: env.DRAIN_SECONDS,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    portalKey: portalKey(env),
    auditAnchorFile: env.AUDIT_ANCHOR_FILE && resolve(env.AUDIT_ANCHOR_FILE),
    auditAnchorMail: env.AUDIT_ANCHOR_MAIL,
    secondPerson: env.SECOND_PERSON === 'on',
    privateProviders: env.PRIVATE_PROVIDERS === 'on',
    secondFactor: env.SECOND_FACTOR,
    webhookPrivateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES === 'on',
    webhookPorts: env.WEBHOOK_PORTS ?? (env.WEBHOOK_PRIVATE_ADDRESSES === 'on' ? undefined : [443, 8443]),
    trustedSenders: env.TRUSTED_SENDERS,
    reviewMonths: env.REVIEW_MONTHS,
    files: fileSettings(env),
  }
}

type Variables = z.infer<typeof Environment>

/** The variables in their types, those that contradict each other refused. */
function readEnvironment(environment: Record<string, string | undefined>): Variables {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const read = Environment.safeParse(nonEmpty)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  refuseWithoutDatabaseUrl(read.data)
  refuseSharedPort(read.data)
  return read.data
}

/** The settings of evidence files: their limits, where they are stored, and the virus scanner. */
function fileSettings(env: Variables): Settings['files'] {
  return {
    maxBytes: env.FILE_MAX_MB * 1024 * 1024,
    endings: env.FILE_ENDINGS.split(',').map((ending) => ending.trim()),
    s3: env.FILES_S3_URL === undefined ? undefined : s3Settings(env.FILES_S3_URL, env.FILES_S3_REGION),
    virusScan: env.VIRUS_SCAN === undefined ? undefined : virusScanSetting(env.VIRUS_SCAN),
  }
}

/** Refuses the other database URLs without DATABASE_URL, to whose database they belong. */
function refuseWithoutDatabaseUrl(env: Variables): void {
  if (env.DATABASE_URL) return
  if (env.DATABASE_READ_URL) {
    throw new SettingsError('DATABASE_READ_URL: needs DATABASE_URL, whose server the standby follows')
  }
  if (env.DATABASE_DIRECT_URL) {
    throw new SettingsError(
      'DATABASE_DIRECT_URL: needs DATABASE_URL, which leads to the same database through a pooler',
    )
  }
}

/** Refuses one port for pages and metrics, before the long part of the start. */
function refuseSharedPort({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Variables): void {
  const isShared = HOST === METRICS_HOST || [HOST, METRICS_HOST].some((host) => EVERY_ADDRESS.includes(host))
  if (PORT === METRICS_PORT && PORT !== 0 && isShared) {
    throw new SettingsError(`METRICS_PORT: must differ from PORT, which is ${PORT}, too`)
  }
}

const EVERY_ADDRESS = ['0.0.0.0', '::']

function defaultSender(portalName: string, publicUrl: string): string {
  return `"${portalName.replace(/["\\]/g, '')}" <no-reply@${new URL(publicUrl).hostname}>`
}
