import type { CountryFile } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { createDraft, isVersion, readVersion, replaceDraft, textOf } from '../content/index.ts'
import { insertPerson } from '../db/people.ts'
import { activeContent, contentVersions } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { activateAs, notifyLawUnlockers, reevaluate } from '../law-changes/index.ts'
import type { DemoDeps } from './demoDeps.ts'
import { ACCOUNT } from './people.ts'

const FIRST = { id: 'IN', version: 1 }
/** The day from which India's regulations of 2025 treat sequence data like material. */
const RULES_OF = '2025-04-30'
/** Named as who made the law active: the story begins before its files were read, at a day that is not theirs. */
const STORY = 'Demo'

/**
 * Dates the shipped content to the present time of the story, with India's law as it was without the regulations of 2025
 * as its first version. Returns the law of today.
 */
export async function startWithEarlierLaw({ db, law }: DemoDeps): Promise<CountryFile> {
  const { file } = await readVersion({ db, law }, FIRST)
  const at = new Date()
  const activatorId = await insertPerson(db, ACCOUNT, STORY)
  const earlier = textOf(law, withoutRulesOf(file, RULES_OF))
  await db.transaction(async (tx) => {
    await tx.update(contentVersions).set({ createdAt: at, editedAt: at, activatedAt: at, activatorId })
    await tx.update(contentVersions).set(earlier).where(isVersion(FIRST.id, FIRST.version))
    await tx.update(activeContent).set({ sha256: earlier.sha256 }).where(eq(activeContent.contentId, FIRST.id))
  })
  return file
}

/**
 * Activates India's law with the regulations of 2025, re-evaluates every assessment concerned, and notifies those who
 * may open the locks that it closed.
 */
export async function updateLaw(deps: DemoDeps, { people, file }: { people: readonly Actor[]; file: CountryFile }) {
  const editor = people.find(({ role }) => role === 'SUPER_ADMIN')
  if (!editor) throw new Error('Nobody of the demo keeps the law.')
  const { version: draft } = await createDraft(deps, editor, FIRST.id, FIRST.version)
  const ref = { id: FIRST.id, version: draft.version }
  await replaceDraft(deps, editor, ref, { ...file, version: draft.version })
  const { accountId } = editor
  const by = { accountId, userId: null, personId: await insertPerson(deps.db, accountId, 'Dina Lima') }
  const { activationId } = await activateAs(deps, by, ref)
  await reevaluate(deps, { activationId })
  for (const { userId } of people) await notifyLawUnlockers(deps, { userId, activationId })
}

/** The file without the rules that begin on a day; rules that end on it continue. */
function withoutRulesOf(file: CountryFile, day: string): CountryFile {
  const begins = (part: unknown) => isSpan(part) && part.from === day
  const ends = (part: unknown) => isSpan(part) && part.before === day
  const matrices = file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows
      .filter(({ when }) => !boxesOf(when).some((box) => Object.values(box).some(begins)))
      .map((row) => ({
        ...row,
        when: boxesOf(row.when).map((box) => Object.fromEntries(Object.entries(box).filter(([, part]) => !ends(part)))),
      })),
  }))
  const used = JSON.stringify(matrices)
  const isUsed = ({ id }: { id: string }) => used.includes(`"${id}"`)
  return {
    ...file,
    matrices,
    obligations: file.obligations.filter(isUsed),
    locks: file.locks.filter(isUsed),
  } as CountryFile
}

type Span = { from?: string; before?: string }
const isSpan = (part: unknown): part is Span => typeof part === 'object' && part !== null && !Array.isArray(part)

const boxesOf = <Box>(when: Box | readonly Box[] | undefined): readonly Box[] =>
  when === undefined ? [] : Array.isArray(when) ? when : [when as Box]
