import { type Endpoint, endpoints, type Permission, ROLE_TABLE, ROLES, type Role } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts, sessions, userGroups } from '../db/schema.ts'
import { CASE_RULES } from '../testing/access/cases.ts'
import { LAW_RULES } from '../testing/access/law.ts'
import { MATERIAL_RULES } from '../testing/access/material.ts'
import { PEOPLE_RULES } from '../testing/access/people.ts'
import type { Endpoints, Guarded, Input, Outcome, Rule, Rules, Targeted } from '../testing/access/rule.ts'
import { ABROAD, HOME, makeTarget, PLACES, type Place, type Target, TOP } from '../testing/access/targets.ts'
import { type Person, startApi } from '../testing/startApi.ts'

/** The access rule of every endpoint that is not public; a missing one is a type error. */
const RULES: Rules = { ...CASE_RULES, ...MATERIAL_RULES, ...LAW_RULES, ...PEOPLE_RULES }

function reaches(role: Role, permissions: readonly Permission[], place: Place): boolean {
  const reach = permissions.map((permission) => ROLE_TABLE[role][permission]).find(Boolean)
  if (reach === 'all') return true
  if (reach === 'account') return place !== 'other account'
  return reach === 'groups' && place === 'own group'
}

/** The outcome that the permission table requires. */
function expected({ access }: Endpoint, rule: Rule, role: Role, place: Place): Outcome {
  if (Array.isArray(access) && !access.some((permission: Permission) => ROLE_TABLE[role][permission])) return 'refused'
  if ('anything' in rule) return rule.needs && !ROLE_TABLE[role][rule.needs] ? 'refused' : 'allowed'
  if (reaches(role, rule.over, place)) return rule.finds ? 'shown' : 'allowed'
  return rule.finds ? 'absent' : outOfReach(rule, role, place)
}

function outOfReach({ foreign, readable }: Targeted, role: Role, place: Place): Outcome {
  if (readable && reaches(role, [readable], place)) return 'refused'
  return place === 'other account' ? (foreign ?? 'not found') : 'not found'
}

const api = startApi()
const callers = new Map<Role, Person>()

beforeAll(async () => {
  for (const role of ROLES) callers.set(role, await api.signIn({ account: HOME, role, groups: [TOP] }))
  // Legal content is edited in the operator's account.
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, HOME))
  await api.db.insert(accounts).values({ accountId: ABROAD, accountName: ABROAD, accountType: 'COM' })
  await api.db.insert(userGroups).values({ accountId: HOME, userGroupId: TOP, groupName: 'Top' })
})

async function ask({ method, path }: Endpoint, { params = {}, query = {}, body }: Input, token?: string) {
  const named = params as { [name: string]: string }
  return api.app.inject({
    method,
    url: `/api${path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? '')}`,
    query: query as { [name: string]: string },
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
}

async function triedOnAnything(endpoint: Endpoint, input: Input, token?: string): Promise<string> {
  const { statusCode } = await ask(endpoint, input, token)
  return OUTCOMES[statusCode] ?? (statusCode < 500 ? 'allowed' : String(statusCode))
}

async function tried(endpoint: Endpoint, rule: Targeted, target: Target, token?: string): Promise<string> {
  const { statusCode, body } = await ask(endpoint, rule.input(target), token)
  if (statusCode !== 200) return OUTCOMES[statusCode] ?? (statusCode === 404 ? 'not found' : body)
  if (!rule.finds) return 'allowed'
  return body.includes(target[rule.finds]) ? 'shown' : 'absent'
}
/** The target of calls that are refused before any target is looked up. */
const NOTHING: Target = { accountId: HOME, groupId: TOP, userId: TOP, assessmentId: TOP, sessionId: TOP }
const OUTCOMES: { [status: number]: string } = { 401: 'signed out', 403: 'refused' }

const guarded = (Object.keys(RULES) as Guarded[]).map((name) => {
  const [feature = '', call = ''] = name.split('.')
  const calls = endpoints[feature as keyof Endpoints] as { [name: string]: Endpoint }
  return { name, endpoint: calls[call] as Endpoint, rule: RULES[name] }
})

describe.each(guarded)('$name', ({ endpoint, rule }) => {
  // The sessions stay confirmed, however long the previous endpoints have taken.
  beforeAll(() => api.db.update(sessions).set({ confirmedAt: new Date(Date.now() + 60 * 60 * 1000) }))

  const shared = new Map<Place, Target>()
  /** A call that is allowed may change its target, so it gets one of its own; the others must leave theirs as it is. */
  async function targetOf(rule: Targeted, place: Place, outcome: Outcome): Promise<Target> {
    const known = shared.get(place)
    if (known && outcome !== 'allowed') return known
    const target = await makeTarget(api, place)
    await rule.given?.(target, api.db)
    if (outcome !== 'allowed') shared.set(place, target)
    return target
  }

  // One test per role, so that none comes near its time-out on a busy machine.
  test.each(ROLES)('answers %s in each place as the permission table says', async (role) => {
    // A call without a target is the same in each place.
    const places = 'anything' in rule ? PLACES.slice(0, 1) : PLACES
    const answered: { [place: string]: string } = {}
    const required: { [place: string]: Outcome } = {}
    const token = callers.get(role)?.accessToken
    for (const place of places) {
      const outcome = expected(endpoint, rule, role, place)
      required[place] = outcome
      answered[place] =
        'anything' in rule
          ? await triedOnAnything(endpoint, rule.anything(), token)
          : await tried(endpoint, rule, await targetOf(rule, place, outcome), token)
    }
    expect(answered).toEqual(required)
  })

  test('answers 401 without an access token', async () => {
    const reply = await ask(endpoint, 'anything' in rule ? rule.anything() : rule.input(NOTHING))

    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ success: false, code: 'AUTHENTICATION_REQUIRED' })
  })
})

test('every endpoint has an access rule, and only seven features have public ones', () => {
  const all = Object.values(endpoints).flatMap((calls): Endpoint[] => Object.values(calls))
  const open = all.filter(({ access }) => access === 'public').map(({ path }) => path.split('/')[1])

  expect(new Set(open)).toEqual(
    new Set(['assessments', 'authentication', 'duties', 'config', 'counsel', 'health', 'verify']),
  )
  expect(guarded).toHaveLength(all.length - open.length)
})
