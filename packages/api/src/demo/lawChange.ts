import type { CountryFile } from '@portal/contract'
import { reevaluate } from '../assessments/index.ts'
import { activateAs, createDraft, readVersion, replaceDraft } from '../content/index.ts'
import type { Actor } from '../http/actor.ts'
import type { Deps } from '../startup/deps.ts'

const COUNTRY = 'IN'
/** The day from which India's regulations of 2025 treat sequence data like material. */
const RULES_OF = '2025-04-30'

/** Activates India's law without the regulations of 2025. */
export async function startWithEarlierLaw(deps: Deps, lawyer: Actor): Promise<void> {
  const { file } = await readVersion(deps, { id: COUNTRY, version: 1 })
  await publish(deps, lawyer, withoutRulesOf(file, RULES_OF))
}

/** Activates India's law with the regulations of 2025, and re-evaluates every assessment concerned. */
export async function updateLaw(deps: Deps, lawyer: Actor): Promise<void> {
  const { file } = await readVersion(deps, { id: COUNTRY, version: 1 })
  const { activationId } = await publish(deps, lawyer, file)
  await reevaluate(deps, { activationId })
}

async function publish(deps: Deps, lawyer: Actor, file: CountryFile) {
  const { version: draft } = await createDraft(deps, lawyer, COUNTRY, 1)
  const ref = { id: COUNTRY, version: draft.version }
  await replaceDraft(deps, lawyer, ref, { ...file, version: draft.version })
  const by = { accountId: lawyer.accountId, userId: null, name: 'Dina Lima' }
  return activateAs(deps, by, ref)
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
