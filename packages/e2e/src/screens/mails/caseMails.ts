import type { Call } from './caller.ts'

type Owner = { readonly userId: string } | null
type OpenDuty = { readonly dutyId: string; readonly assessmentId: string; readonly owner: Owner }

/** Rows of India's law that decide cases of the demo, each with another colour. */
const CHANGED: Readonly<Record<string, string>> = { 'in-8-extracts': 'RED', 'in-10-dsi': 'AMBER' }

/**
 * Causes the mails about cases that do not wait for a day: a colleague reminds owners of duties and asks for the release
 * of locks, and the law changes.
 */
export async function causeCaseMails(admin: Call, lawyer: Call): Promise<void> {
  const { one, several } = await openDuties(admin)
  await admin('POST', '/duties/reminders', { dutyIds: [one, ...several].map(({ dutyId }) => dutyId) })
  const { rows } = await admin<{ rows: { assessmentId: string }[] }>('GET', '/assessments/my-turn')
  const [first, other] = new Set(rows.map(({ assessmentId }) => assessmentId))
  await admin('PUT', `/assessments/ask-release/${first}`, {})
  await admin('PUT', `/assessments/ask-release/${other}`, { message: 'El permiso P-17 llegó ayer.' })
  await changeLaw(lawyer)
}

type Case = { readonly name: string; readonly expect: { readonly rows?: readonly string[] } }
type Row = { readonly id: string; readonly then: object }
type Draft = {
  readonly version: { readonly version: number; readonly revision: number }
  readonly file: { readonly matrices: readonly { readonly rows: readonly Row[] }[] }
}

/** Gives rows of the law another colour: golden cases that no longer hold expect these rows alone, or go. */
async function changeLaw(lawyer: Call): Promise<void> {
  const { version, file } = await lawyer<Draft>('POST', '/countries/IN/versions', { from: 2 })
  const draft = `/countries/IN/versions/${version.version}`
  const operations = file.matrices
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => id in CHANGED)
    .map(({ id, then: before }) => ({
      op: 'set',
      entry: `row ${id}`,
      field: 'then',
      before,
      after: { ...before, status: CHANGED[id] },
    }))
  await lawyer('PATCH', draft, { after: version.revision, operations })
  const { cases } = await lawyer<{ cases: readonly Case[] }>('GET', `${draft}/cases`)
  const { problems } = await lawyer<{ problems: readonly { path: string }[] }>('POST', `${draft}/validate`)
  const failing = new Set(problems.map(({ path }) => path))
  const holding = cases.flatMap((one) => {
    if (!failing.has(one.name)) return [one]
    const rows = one.expect.rows?.filter((row) => row in CHANGED) ?? []
    return rows.length > 0 ? [{ ...one, expect: { rows } }] : []
  })
  await lawyer('PUT', `${draft}/cases`, { cases: holding })
  await lawyer('POST', `${draft}/activate`)
}

/**
 * Makes duties due and papers expire on a day, one for one owner and several for another, so that mails remind of them
 * when the day is near.
 */
export async function endOn(day: string, admin: Call): Promise<void> {
  const { one, several } = await openDuties(admin)
  const dutyIds = [one, ...several].map(({ dutyId }) => dutyId)
  await admin('PUT', '/duties', { dutyIds, change: { dueDay: day } })
  for (const [index, { assessmentId }] of [one, ...several].entries())
    await admin('POST', `/assessments/${assessmentId}/evidence`, {
      target: { part: 'assessment', id: null },
      kind: 'permit',
      number: `EX-${index + 1}`,
      issuer: 'Authority of the provider country (example)',
      validTo: day,
    })
}

/** An open duty, and several of another owner. */
async function openDuties(admin: Call): Promise<{ one: OpenDuty; several: readonly OpenDuty[] }> {
  const { rows } = await admin<{ rows: OpenDuty[] }>('POST', '/duties/search', { view: 'open', size: 100 })
  const ofOwner = (id: string | undefined) => rows.filter(({ owner }) => owner?.userId === id)
  const owners = [...new Set(rows.map(({ owner }) => owner?.userId))]
  const [several = [], ...others] = owners.map(ofOwner).toSorted((a, b) => b.length - a.length)
  const [one] = others.at(-1) ?? []
  if (!one) throw new Error('The demo has no open duties of two owners.')
  return { one, several: several.slice(0, 4) }
}
