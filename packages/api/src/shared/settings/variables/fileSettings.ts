import type { NetConnectOpts } from 'node:net'
import { isDecodable } from './urlSettings.ts'

/** An S3 bucket, addressed by path; `prefix` precedes every key. */
export type S3Settings = {
  endpoint: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** A ClamAV daemon by its socket, or a command that gets the path as its last argument. */
export type Scanner = { clamd: NetConnectOpts } | { command: readonly [string, ...string[]] }

/** The error for an address of a bucket that cannot be read. */
export const S3_URL_FORMAT =
  'must be https://<access key>:<secret>@<host>/<bucket>, with a folder behind it if there is one'

/** The settings of an S3 bucket from its URL; special characters of the secret are percent-encoded. */
export function s3Settings(text: string, region: string): S3Settings | undefined {
  if (!URL.canParse(text) || !isDecodable(text)) return undefined
  const { protocol, host, username, password, pathname } = new URL(text)
  const [bucket, ...folders] = pathname.split('/').filter((part) => part !== '')
  if (!/^https?:$/.test(protocol) || !bucket || !username || !password) return undefined
  return {
    endpoint: `${protocol}//${host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region,
  }
}

/** The error for a virus scanner that cannot be read. */
export const VIRUS_SCAN_FORMAT =
  'must be clamd:<path of a socket>, clamd:<host>:<port> or command:<program with its arguments>'

/** The virus scanner of a setting; undefined for a text in another format. */
export function virusScanSetting(text: string): Scanner | undefined {
  const [, kind, where = ''] = /^(clamd|command):(.+)$/.exec(text) ?? []
  if (kind === 'command') {
    const [program, ...args] = where.trim().split(/\s+/)
    return program ? { command: [program, ...args] } : undefined
  }
  const [, host = '', port] = /^([\w.-]+):(\d{1,5})$/.exec(where) ?? []
  if (port) return Number(port) < 65_536 ? { clamd: { host, port: Number(port) } } : undefined
  return where.startsWith('/') ? { clamd: { path: where } } : undefined
}
