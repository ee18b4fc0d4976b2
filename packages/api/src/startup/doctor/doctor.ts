import { openFileStore, scannerFault } from '../../file-store/index.ts'
import { checkMailServer } from '../../mail/mailer.ts'
import { readSettings, SETTING_NAMES, type Settings } from '../../shared/settings/settings.ts'
import { misspeltSettings } from '../../shared/settings/variables/misspeltSettings.ts'
import { diskSpace } from '../../system/index.ts'
import { checkFolders, checkPort } from '../preconditions.ts'
import { databaseFindings } from './databaseFindings.ts'
import { type Finding, fault, faultOr, good, warning } from './findings.ts'
import { proxyFindings } from './proxyFindings.ts'

type Environment = Record<string, string | undefined>

/** Examines a set-up without changing it: what will not work, and what works otherwise than one may expect. */
export async function examineSetUp(environment: Environment): Promise<Finding[]> {
  const node = good('Node', process.versions.node)
  const misspelt = misspeltSettings(environment, SETTING_NAMES).map((sentence) => warning('Settings', sentence))
  let settings: Settings
  try {
    settings = readSettings(environment)
  } catch (error) {
    return [node, ...misspelt, fault('Settings', (error as Error).message)]
  }
  const found = [
    await faultOr('Port', () => port(settings)),
    await faultOr('Disk', () => disk(settings)),
    ...(await databaseFindings(settings)),
    await faultOr('Mail', () => mail(settings)),
    ...(await fileFindings(settings)),
    ...(await proxyFindings(settings)),
  ]
  return [node, ...misspelt, ...found]
}

async function port(settings: Settings): Promise<string> {
  const { host, port } = settings
  const answer = await fetch(`http://${host}:${port}/api/health/live`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )
  if (answer?.ok) return `the portal listens on port ${port} of ${host}`
  await checkPort(settings)
  return `port ${port} of ${host} is free`
}

const MB = 1024 * 1024

async function disk(settings: Settings): Promise<Finding> {
  await checkFolders(settings)
  const { dataDir, diskWarningMb } = settings
  const free = Math.floor((await diskSpace(dataDir)).free / MB)
  const text = `${free} MB are free where DATA_DIR lies (${dataDir})`
  return free < diskWarningMb ? warning('Disk', `${text}: less than DISK_WARNING_MB`) : good('Disk', text)
}

async function mail(settings: Settings): Promise<Finding> {
  if (settings.smtpUrl === undefined) {
    return warning('Mail', 'SMTP_URL is not set: mails wait in the database, and nobody gets a link')
  }
  await checkMailServer(settings.smtpUrl)
  return good('Mail', `${new URL(settings.smtpUrl).host} accepts mails of the portal`)
}

/** The bucket and the scanner, if there are any. */
async function fileFindings(settings: Settings): Promise<Finding[]> {
  const { s3, virusScan } = settings.files
  const bucket = async () => {
    await openFileStore(settings).list()[Symbol.asyncIterator]().next()
    return 'can be listed'
  }
  const scanner = async () => {
    const reason = virusScan && (await scannerFault(virusScan))
    return reason ? fault('Scanner', `VIRUS_SCAN: ${reason}`) : 'answers'
  }
  return [...(s3 ? [await faultOr('Bucket', bucket)] : []), ...(virusScan ? [await faultOr('Scanner', scanner)] : [])]
}
