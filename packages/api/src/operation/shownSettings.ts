import type { ShownSetting } from '@portal/contract'
import type { Settings } from '../shared/settings/settings.ts'

type Value = string | number | boolean | undefined

/** The settings in force by the names of their variables. Of secrets and addresses with a password, never the value. */
export const shownSettings = (settings: Settings): ShownSetting[] =>
  Object.entries({ ...placesOf(settings), ...rulesOf(settings), ...limitsOf(settings) })
    .map(([name, value]) => ({ name, value: wordOf(value), isSecret: false }))
    .concat(secretsOf(settings).map(([name, secret]) => ({ name, value: secret ? SET : null, isSecret: true })))
    .sort((one, other) => one.name.localeCompare(other.name))

const SET = 'set'

const secretsOf = ({ adminPassword, portalKey }: Settings): [string, Value][] => [
  ['ADMIN_PASSWORD', adminPassword],
  ['PORTAL_KEY', portalKey],
]

/** Where things are. Addresses may hold a name and a password: only host and database are shown. */
const placesOf = (settings: Settings): { [name: string]: Value } => ({
  HOST: settings.host,
  PORT: settings.port,
  PUBLIC_URL: settings.publicUrl,
  PREVIEW_HOST: settings.previewHost,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: placeOf(settings.databaseUrl),
  DATABASE_DIRECT_URL: placeOf(settings.databaseDirectUrl),
  DATABASE_READ_URL: placeOf(settings.databaseReadUrl),
  SMTP_URL: placeOf(settings.smtpUrl),
  MAIL_FROM: settings.mailFrom,
  TAXONOMY_URL: hostOf(settings.taxonomyUrl),
  LOOKUPS_BACDIVE_URL: hostOf(settings.lookups.bacdive),
  LOOKUPS_CLEARING_HOUSE_URL: hostOf(settings.lookups.clearingHouse),
  LOOKUPS_ENA_URL: hostOf(settings.lookups.ena),
  LOOKUPS_GBIF_URL: hostOf(settings.lookups.gbif),
  LOOKUPS_GENESYS_URL: hostOf(settings.lookups.genesys),
  LOOKUPS_NCBI_URL: hostOf(settings.lookups.ncbi),
  LOOKUPS_STRAININFO_URL: hostOf(settings.lookups.straininfo),
  LOOKUPS_WORMS_URL: hostOf(settings.lookups.worms),
  OTEL_EXPORTER_OTLP_ENDPOINT: hostOf(settings.tracing?.endpoint),
  OTEL_SERVICE_NAME: settings.tracing?.serviceName,
  METRICS_HOST: settings.metrics?.host,
  METRICS_PORT: settings.metrics?.port,
  AUDIT_ANCHOR_FILE: settings.auditAnchorFile,
  AUDIT_ANCHOR_MAIL: settings.auditAnchorMail,
  FILES_S3_URL: settings.files.s3 && `${hostOf(settings.files.s3.endpoint)}/${settings.files.s3.bucket}`,
  FILES_S3_REGION: settings.files.s3?.region,
  VIRUS_SCAN: settings.files.virusScan && SET,
})

const rulesOf = (settings: Settings): { [name: string]: Value } => ({
  PORTAL_NAME: settings.portalName,
  BUILD_NUMBER: settings.buildNumber,
  ADMIN_EMAIL: settings.adminEmail,
  LOG_LEVEL: settings.logLevel,
  LOG_FORMAT: settings.logFormat,
  TRUST_PROXY: settings.trustProxy,
  SECOND_PERSON: settings.secondPerson,
  SECOND_FACTOR: settings.secondFactor,
  PRIVATE_PROVIDERS: settings.privateProviders,
  WEBHOOK_PRIVATE_ADDRESSES: settings.webhookPrivateAddresses,
  WEBHOOK_PORTS: settings.webhookPorts?.join(', '),
  TRUSTED_SENDERS: settings.trustedSenders.join(', '),
})

const limitsOf = (settings: Settings): { [name: string]: Value } => ({
  ANSWER_SECONDS: settings.answerSeconds,
  REQUESTS_AT_ONCE: settings.requestsAtOnce,
  SEARCHES_A_MINUTE: settings.searchesAMinute,
  DATABASE_CONNECTIONS: settings.databaseConnections,
  DISK_WARNING_MB: settings.diskWarningMb,
  DRAIN_SECONDS: settings.drainSeconds,
  REVIEW_MONTHS: settings.reviewMonths,
  FILE_MAX_MB: settings.files.maxBytes / MB,
  FILE_ENDINGS: settings.files.endings.join(', '),
})

const MB = 1024 * 1024

/** A switch in the words of the settings; null for what is not set. */
function wordOf(value: Value): string | null {
  if (value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).host

function placeOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`.replace(/\/$/, '')
}
