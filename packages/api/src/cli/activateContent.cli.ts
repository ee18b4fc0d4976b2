import { loadContent } from '@portal/legal'
import { type LawStore, openLawStore, shippedContent } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { COMMAND_LINE } from '../db/schema.ts'
import { EVERYBODY } from '../events/index.ts'
import { createLogger } from '../http/server/logger.ts'
import { activateAs, examineActivation, readActivation, reevaluate } from '../law-changes/index.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

const USAGE = 'npm run content:activate -- <country> <version> [--preview]'
/** The command line is exempt from the four-eyes principle; the audit log records it as the actor. */
const BY_COMMAND_LINE = { accountId: EVERYBODY, userId: null, personId: COMMAND_LINE }

type VersionReference = { id: string; version: number }

/**
 * Activates a version of a country, or an earlier one of the treaty level (`protocol`), and re-evaluates its
 * assessments; `--preview` only prints what would change. May run beside the portal, which sends the mails.
 */
async function main(args: readonly string[]): Promise<number> {
  const reference = referenceOf(args)
  if (!reference) {
    console.error(USAGE)
    return 2
  }
  const settings = readSettings(process.env)
  await withDatabase(async (connection) => {
    await migrate(connection)
    const law = await openLawStore(connection.db, shippedContent(loadContent()), settings.reviewMonths)
    await (args.includes('--preview') ? preview : activate)(connection.db, law, reference)
  })
  return 0
}

function referenceOf(args: readonly string[]): VersionReference | undefined {
  const [id = '', version = ''] = args.filter((arg) => !arg.startsWith('--'))
  const known = id === 'protocol' || /^[a-zA-Z]{2}$/.test(id)
  if (!known || !/^[1-9]\d{0,5}$/.test(version)) return undefined
  return { id: id === 'protocol' ? id : id.toUpperCase(), version: Number(version) }
}

async function preview(db: Db, law: LawStore, reference: VersionReference): Promise<void> {
  const all = { until: Number.POSITIVE_INFINITY, take: async () => undefined }
  const examination = await examineActivation({ db, law }, reference, all)
  const { total, examined, failed, changed, reopened, newDuties, shifts } = examination
  console.log(`${total} assessments use another version; ${examined} re-evaluated, ${changed} would change`)
  for (const { before, after, count } of shifts) console.log(`  ${before} -> ${after ?? 'none'}: ${count}`)
  if (reopened > 0) console.log(`  ${reopened} completed ones would have to be completed again`)
  if (newDuties > 0) console.log(`  ${newDuties} completed ones would get new duties`)
  if (failed > 0) console.log(`  ${failed} cannot be decided`)
}

async function activate(db: Db, law: LawStore, reference: VersionReference): Promise<void> {
  const { activationId } = await activateAs({ db, law }, BY_COMMAND_LINE, reference)
  console.log(`${reference.id} version ${reference.version} is active`)
  const log = createLogger('warn')
  await reevaluate({ db, law, log }, { activationId }, async () => {
    const { done, total, changed } = await readActivation(db, activationId)
    console.log(`  ${done} of ${total} decided again, ${changed} changed`)
  })
  const { total, done, changed, failed } = await readActivation(db, activationId)
  console.log(`${done} of ${total} assessments decided again, ${changed} changed, ${failed} failed`)
}

await runCommand(main)
