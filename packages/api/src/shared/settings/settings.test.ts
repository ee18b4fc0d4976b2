import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings, SETTING_NAMES } from './settings.ts'
import { misspeltSettings } from './variables/misspeltSettings.ts'

test('without any variable the portal listens on loopback with the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    reviewMonths: 12,
  })
})

test('an empty variable counts as unset', () => {
  const settings = { port: 3000, databaseUrl: undefined }
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject(settings)
  expect(readSettings({ PORT: ' ', DATABASE_URL: ' ' })).toMatchObject(settings)
})

test('mails are sent from the host of PUBLIC_URL unless MAIL_FROM is set', () => {
  expect(readSettings({ PUBLIC_URL: 'https://abs.example/' })).toMatchObject({
    mailFrom: '"ABS Portal" <no-reply@abs.example>',
    publicUrl: 'https://abs.example',
  })
  expect(readSettings({ MAIL_FROM: 'Desk <abs@b.example>' }).mailFrom).toBe('Desk <abs@b.example>')
})

test.each([
  ['true', 'loopback, linklocal, uniquelocal'],
  ['false', false],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['fd00::/8', 'fd00::/8'],
  ['172.16.0.0/255.240.0.0', '172.16.0.0/255.240.0.0'],
])('TRUST_PROXY may be %s', (text, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: text })).toMatchObject({ trustProxy })
})

test.each([
  { PORT: 'many' },
  { PORT: '70000' },
  { DATABASE_URL: 'mysql://somewhere' },
  { PUBLIC_URL: 'portal.example' },
  { TAXONOMY_URL: 'file:///etc/passwd' },
  { SMTP_URL: 'mail.example:25' },
  { DATABASE_DIRECT_URL: 'postgres://direct/portal' },
  { DATABASE_READ_URL: 'postgres://standby/portal' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
  { SMTP_URL: 'http://mail.example' },
  { MAIL_FROM: 'portal' },
  { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
  { LOG_LEVEL: 'loud' },
  { LOG_FORMAT: 'xml' },
  { ADMIN_EMAIL: 'nobody' },
  { ADMIN_PASSWORD: 'short' },
  { SECOND_PERSON: 'no' },
  { SECOND_FACTOR: 'always' },
  { PRIVATE_PROVIDERS: 'yes' },
  { REVIEW_MONTHS: '0' },
  { REVIEW_MONTHS: '1.5' },
  { REVIEW_MONTHS: 'twelve' },
  { TRUST_PROXY: 'perhaps' },
  { TRUST_PROXY: '10.0.0.0/40' },
  { TRUST_PROXY: '10.0.0.1,,' },
  { DRAIN_SECONDS: '-1' },
  { REQUESTS_AT_ONCE: '0' },
  { SEARCHES_A_MINUTE: '0' },
  { ANSWER_SECONDS: 'soon' },
  { METRICS_PORT: '-1' },
  { DATABASE_CONNECTIONS: '1' },
  { DISK_WARNING_MB: 'plenty' },
  { DRAIN_SECONDS: 'a while' },
  { PUBLIC_URL: 'https://abs.example/portal' },
  { PUBLIC_URL: 'https://abs.example/?from=mail' },
  { DATABASE_URL: 'postgres://portal:100%@localhost/portal' },
  { SMTP_URL: 'smtp://user:100%@mail.example' },
  { SMTP_URL: 'smtp://' },
  { FILES_S3_URL: 'https://key:100%@s3.example/bucket' },
  { VIRUS_SCAN: 'clamd:scanner:99999' },
  { TRUSTED_SENDERS: 'abc' },
  { PREVIEW_HOST: 'https://preview.example' },
  { METRICS_PORT: '3000' },
  { METRICS_PORT: '4000', PORT: '4000', METRICS_HOST: '0.0.0.0' },
])('an invalid setting stops the start and is named: %o', (environment) => {
  expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0])
})

test.each(['short', 'no spaces!! here', 'lettersonly', '!!!!!!!!'])(
  'the refusal of ADMIN_PASSWORD %s states the whole policy, but not the password',
  (password) => {
    const refused = () => readSettings({ ADMIN_PASSWORD: password })
    expect(refused).toThrow(
      'ADMIN_PASSWORD: must have 8 to 128 characters, at least 6 letters or digits and at least 2 of @#$!_+.?^&=:;*',
    )
    expect(refused).not.toThrow(password)
  },
)

test('one port may serve pages and metrics on two addresses', () => {
  const { metrics } = readSettings({ HOST: '10.0.0.1', METRICS_HOST: '127.0.0.1', METRICS_PORT: '3000' })
  expect(metrics).toEqual({ host: '127.0.0.1', port: 3000 })
})

test('a key file that cannot be read is named with the reason', () => {
  expect(() => readSettings({ PORTAL_KEY_FILE: '/missing/key' })).toThrow(
    'PORTAL_KEY_FILE: /missing/key cannot be read: it does not exist',
  )
  const folder = import.meta.dirname
  expect(() => readSettings({ PORTAL_KEY_FILE: folder })).toThrow(`${folder} cannot be read: it is a folder`)
})

test('a key that signed a hand-over sheet may be named as trusted', () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  expect(readSettings({ TRUSTED_SENDERS: `${key}, ${key}` }).trustedSenders).toEqual([key, key])
})

describe('a variable that is no setting', () => {
  const sentencesOn = (...names: string[]) =>
    misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])), SETTING_NAMES)

  test.each([
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['data_dir', 'DATA_DIR'],
    ['DATABASE_CONNECTION', 'DATABASE_CONNECTIONS'],
    ['SMTP_HSOT', 'SMTP_URL'],
    ['PORTAL_KEYFILE', 'PORTAL_KEY_FILE'],
  ])('%s is named with the nearest one, %s', (name, nearest) => {
    expect(sentencesOn(name)).toEqual([
      `${name}: the portal has no such setting and ignores it; the nearest one is ${nearest}`,
    ])
  })

  test('of the system, npm, Node, Kubernetes or another program is not named', () => {
    const others = ['PATH', 'HOME', 'HOSTNAME', 'TERM', 'SHELL', 'LANG', 'MAIL', 'EDITOR', 'NODE_ENV', 'NODE_OPTIONS']
    const npm = ['npm_config_cache', 'npm_lifecycle_event', 'npm_package_name', 'INIT_CWD', 'npm_execpath']
    const systemd = ['INVOCATION_ID', 'JOURNAL_STREAM', 'SYSTEMD_EXEC_PID', 'STATE_DIRECTORY', 'LOGNAME', 'USER']
    const kubernetes = ['DATABASE_SERVICE_HOST', 'DATABASE_SERVICE_PORT', 'DATABASE_PORT', 'SMTP_PORT_25_TCP_ADDR']
    const proxies = ['http_proxy', 'HTTPS_PROXY', 'no_proxy', 'OTEL_RESOURCE_ATTRIBUTES', 'PGHOST', 'TZ', 'BUILD_URL']
    expect(sentencesOn(...others, ...npm, ...systemd, ...kubernetes, ...proxies, ...SETTING_NAMES)).toEqual([])
  })
})
