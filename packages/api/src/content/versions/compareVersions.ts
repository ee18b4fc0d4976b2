import type { HandlerOutput, versions } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { type Difference, differencesOf } from './differences.ts'
import { fileOf } from './presentVersion.ts'
import { findVersion } from './versions.repo.ts'
import type { ContentDeps } from './versions.service.ts'

type Wanted = {
  from: number
  to: number
  upstream?: number | undefined
  /** Only versions that were active exist for the caller. */
  published: boolean
}

/**
 * What differs between two versions; with `upstream` between the first and that one, too, and what was changed on both
 * sides and not alike. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND.
 */
export async function compareVersions(
  { db, law }: ContentDeps,
  id: string,
  { from, to, upstream, published }: Wanted,
): Promise<HandlerOutput<typeof versions.differences>> {
  const read = async (version: number, path: string) => {
    const row = await findVersion(db, id, version)
    if (!row || (published && !row.activatedAt)) throw law.missing(id)
    return fileOf(row, path)
  }
  const base = await read(from, 'from')
  const ours = differencesOf(base, await read(to, 'to'))
  if (upstream === undefined) return { ours: { from, to, rows: ours }, theirs: null, conflicts: [] }
  const theirs = differencesOf(base, await read(upstream, 'upstream'))
  return {
    ours: { from, to, rows: ours },
    theirs: { from, to: upstream, rows: theirs },
    conflicts: conflictsOf(ours, theirs),
  }
}

function conflictsOf(ours: readonly Difference[], theirs: readonly Difference[]): string[] {
  const changed = new Map(theirs.map((difference) => [nameOf(difference), canonicalJson(difference)]))
  return ours
    .filter((difference) => {
      const other = changed.get(nameOf(difference))
      return other !== undefined && other !== canonicalJson(difference)
    })
    .map(nameOf)
}

const nameOf = ({ kind, id }: Difference): string => `${kind} ${id}`
