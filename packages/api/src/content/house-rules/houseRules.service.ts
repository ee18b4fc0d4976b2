import { type ContentVersionFile, emptyHouse, type HandlerOutput, type houseRules } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Actor } from '../../http/actor.ts'
import { today } from '../../shared/days.ts'
import { houseOf } from '../bundles.ts'
import { fileOf, presentFile, presentVersion } from '../stored/presentVersion.ts'
import {
  findUnchangedDraft,
  findVersion,
  listActive,
  listVersions,
  serializeNumbering,
} from '../stored/versions.repo.ts'
import { insertDraft, type VersionStoreDeps } from '../versions/versions.service.ts'

/** The house rules of the actor's account, whose version in force is proven by the law as it is now. */
export async function readHouseRules(
  { db, law }: VersionStoreDeps,
  { accountId }: Actor,
): Promise<HandlerOutput<typeof houseRules.read>> {
  const id = houseOf(accountId)
  const rows = await listVersions(db, id, false)
  const [ref] = await listActive(db, [id])
  const active = ref && (await findVersion(db, id, ref.version))
  return { versions: rows.map(presentVersion), active: active ? presentFile(law, active, true) : null }
}

/** A draft from the version in force, or the first one; the actor’s own that was just begun, if there is one. */
export function beginHouseRules({ db, law }: VersionStoreDeps, actor: Actor): Promise<ContentVersionFile> {
  const contentId = houseOf(actor.accountId)
  return db.transaction(async (tx) => {
    await serializeNumbering(tx)
    const [ref] = await listActive(tx, [contentId])
    const begun = await findUnchangedDraft(tx, contentId, { by: actor.userId, basedOn: ref?.version ?? null })
    if (begun) return presentFile(law, begun, false)
    const base = ref && (await findVersion(tx, contentId, ref.version))
    const file = base ? fileOf(base) : emptyHouse(today(), translate('replies.houseRules', { returnObjects: true }))
    const beside = { cases: null, casesSha256: null, procedures: null }
    const row = await insertDraft(tx, law, actor, {
      contentId,
      base,
      text: { file, beside },
      activeWhenBegun: ref?.version ?? null,
    })
    return presentFile(law, row, false)
  })
}
