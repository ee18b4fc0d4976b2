import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { linkMailedTo } from './mail.ts'

type Reply = { status: number; body: Record<string, unknown> }
type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

/** Calls the API as the user signed in on the page, to prepare a journey. */
export async function callApi(
  page: Page,
  path: string,
  { method = 'GET', body, headers = {} }: Call = {},
): Promise<Reply> {
  const token = await page.evaluate(() => sessionStorage.getItem('abs-portal.token'))
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body !== undefined && { data: body as object }),
  })
  return { status: answer.status(), body: await answer.json() }
}

/** Like `callApi`, but an error response fails the journey. */
export async function ask(page: Page, path: string, call?: Call): Promise<Record<string, unknown>> {
  const { status, body } = await callApi(page, path, call)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Every answer of the soil bacterium from Brazil, confirmed: red, with locks. */
export const BRAZIL = {
  organismGroup: 'bacteria',
  geneticResource: 'Streptomyces sp.',
  materialStatus: 'wild',
  placeType: 'national',
  providerCountry: 'BR',
  sourceType: 'collected',
  landOrWaters: ['private_land'],
  accessDate: '2019-03-10',
  intendedUse: ['screening'],
  intendedUseDate: '2026-12-01',
  utilisationCheck: 'yes',
  useLocation: ['eu'],
  userOrigin: 'foreign',
  commercialIntent: 'commercial',
  externalFunding: false,
  materials: ['living_material'],
  traditionalKnowledge: 'no',
  thirdPartyTransfer: 'no',
  papersHeld: ['none'],
  br_partner: 'no',
  br_borderArea: 'no',
  confirm: true,
}

/** Completes an assessment as the signed-in user; returns its id. */
export async function assess(page: Page, internalReference: string, answers: object = BRAZIL): Promise<string> {
  const body = { internalReference, answers }
  const { assessment } = (await ask(page, '/assessments', { method: 'POST', body })) as {
    assessment: { assessmentId: string }
  }
  return assessment.assessmentId
}

type Credentials = { email: string; password: string }

/**
 * Invites a user into an account, by default that of the administrator on the page, and validates the user with the
 * mailed link. Returns the credentials to sign in with.
 */
export async function invite(page: Page, role: string, accountId?: string): Promise<Credentials> {
  const email = `${role.toLowerCase().replaceAll('_', '-')}-${randomUUID().slice(0, 8)}@journey.example`
  const password = 'thistle-Harbour!!2027'
  const user = (await ask(page, '/users/me')) as { accountId: string }
  const person = {
    email,
    firstName: 'Journey',
    lastName: role,
    role,
    accountId: accountId ?? user.accountId,
    userGroups: [],
  }
  await ask(page, '/users', { method: 'POST', body: person })
  const link = new URL(await linkMailedTo(email, 'validate'), 'http://portal')
  const body = { userId: link.searchParams.get('i'), token: link.searchParams.get('t'), password }
  await ask(page, '/authentication/validate', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } })
  return { email, password }
}
