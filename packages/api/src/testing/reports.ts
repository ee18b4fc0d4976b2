import { type Answers, cases, reports } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { assessmentReports } from '../db/schema.ts'
import { BRAZIL_CONFIRMED } from './brazil.ts'
import type { Person, startApi } from './startApi.ts'

/** Every question is answered, and nothing confirmed. */
const { confirm: _, ...ANSWERED } = BRAZIL_CONFIRMED

export { ANSWERED }

/** Assessments with all answers, and their reports in each format. */
export function reportsFrom(api: ReturnType<typeof startApi>) {
  async function start(person: Person, answers: Answers = ANSWERED, internalReference: string | null = null) {
    const { status, body } = await person.call(cases.create, { body: { answers, internalReference } })
    expect(status).toBe(200)
    return body.assessment.assessmentId
  }
  async function linksOf(person: Person, id: string, query = {}) {
    const { status, body } = await person.call(reports.downloadLinks, { params: { id }, query })
    expect([status, body.code]).toEqual([200, undefined])
    return body
  }
  const follow = (url: string) => api.app.inject(url)
  return {
    start,
    answer: (person: Person, id: string, body: Answers) =>
      person.call(cases.addAnswer, { params: { id }, query: {}, body }),
    linksOf,
    follow,
    download: async (person: Person, id: string, format: 'pdf' | 'json' | 'xlsx' = 'pdf') => {
      const reply = await follow((await linksOf(person, id))[format])
      expect(reply.statusCode).toBe(200)
      return reply.rawPayload
    },
    filesOf: (id: string) => api.db.select().from(assessmentReports).where(eq(assessmentReports.assessmentId, id)),
  }
}
