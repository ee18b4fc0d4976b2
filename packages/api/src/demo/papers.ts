import { readAssessment } from '../cases/index.ts'
import { readDuties } from '../duties/index.ts'
import type { Actor } from '../http/actor.ts'
import { addEvidence, checkEvidence } from '../papers/index.ts'
import { DAY_MS } from './asOf.ts'
import type { DemoDeps } from './demoDeps.ts'

/** In the two years of the demo none has expired yet, and the oldest expires within the next weeks. */
const PERMIT_DAYS = 725

/** The duty to name what states the date of first access, which is what the label of a tube does. */
const DATED = 'prove_date'

/** Adds the collecting permit and the label of a case as its owner; a second person checks the permit. */
export async function addPapers(deps: DemoDeps, people: { owner: Actor; checker: Actor }, id: string): Promise<void> {
  const { owner, checker } = people
  const { assessment } = await readAssessment({ ...deps, actor: owner }, id)
  const { rows } = await readDuties(deps.db, owner, id)
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const permit = await addEvidence(deps, owner, id, {
    target: { part: 'assessment', id: null },
    settles: false,
    kind: 'permit',
    number: `P-${assessment.id}/${day(0).slice(0, 4)}`,
    issuer: 'Authority of the provider country (example)',
    madeOn: day(-30),
    validFrom: day(-30),
    validTo: day(PERMIT_DAYS),
    proves: 'Collecting and export for research',
  })
  if (checker.userId !== owner.userId)
    await checkEvidence(deps, checker, permit.evidenceId, { outcome: 'right', note: 'Number and days agree.' })
  const dated = rows.find(({ state, obligationId }) => state === 'open' && obligationId === DATED)
  await addEvidence(deps, owner, id, {
    target: dated ? { part: 'duty', id: dated.dutyId } : { part: 'assessment', id: null },
    settles: dated !== undefined,
    kind: 'label',
    number: `Tube ${assessment.id}`,
    proves: 'Place and day of the first collection',
  })
}
