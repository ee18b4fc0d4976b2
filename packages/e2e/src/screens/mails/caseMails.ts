import type { Call } from './caller.ts'

type Owner = { readonly userId: string } | null
type OpenDuty = { readonly dutyId: string; readonly assessmentId: string; readonly owner: Owner }

/** Country of which the demo has two versions of the law, under which its cases differ. */
const COUNTRY = 'IN'

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
  const draft = await lawyer<{ version: { version: number } }>('POST', `/countries/${COUNTRY}/versions`, { from: 2 })
  await lawyer('POST', `/countries/${COUNTRY}/versions/${draft.version.version}/activate`)
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
