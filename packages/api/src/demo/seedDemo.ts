import { randomUUID } from 'node:crypto'
import { type Answers, allowedActions, DEFAULT_PREFERENCES, ROLES } from '@portal/contract'
import type { Question } from '@portal/rules'
import { eq } from 'drizzle-orm'
import { addAnswer, createAssessment, standingOf } from '../assessments/index.ts'
import { hashPassword } from '../authentication/index.ts'
import { accounts, memberships, userGroups, users } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import type { Deps } from '../startup/deps.ts'

const ACCOUNT = 'demo'
export const DEMO_PASSWORD = 'Demo-portal!!2026'

/** A demo company with one user per role and some forty assessments, made once through the portal's own services. */
export async function seedDemo(deps: Deps): Promise<void> {
  if ((await deps.db.$count(accounts, eq(accounts.accountId, ACCOUNT))) > 0) return
  const actors = (await makePeople(deps)).filter(({ user }) => user.allowedActions.includes('CREATE_ASSESSMENTS'))
  for (const [index, answers] of DEMO_CASES.entries()) {
    const actor = actors[index % actors.length]
    // Every fifth is left in progress, as on an ordinary day.
    if (actor) await assess(deps, actor, answers, index % 5 !== 4)
  }
}

/** The e-mail of the demo user with a role. */
export const demoEmail = (role: string): string => `${role.toLowerCase().replaceAll('_', '-')}@demo.example`

async function makePeople({ db }: Deps): Promise<Actor[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const userGroupId = randomUUID()
  return db.transaction(async (tx) => {
    await tx.insert(accounts).values({ accountId: ACCOUNT, accountName: 'demo.example', accountType: 'COM' })
    await tx.insert(userGroups).values({ accountId: ACCOUNT, userGroupId, groupName: 'Discovery' })
    const actors = ROLES.map(actorWith)
    for (const { userId, accountId, role, user } of actors) {
      const { email, firstName, lastName, status } = user
      await tx.insert(users).values({ userId, accountId, email, passwordHash, firstName, lastName, role, status })
      await tx.insert(memberships).values({ accountId, userGroupId, userId })
    }
    return actors
  })
}

function actorWith(role: (typeof ROLES)[number]): Actor {
  const userId = randomUUID()
  const words = role.toLowerCase().split('_')
  const user = {
    userId,
    email: demoEmail(role),
    pendingEmail: null,
    firstName: 'Demo',
    lastName: words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(' '),
    role,
    status: 'ACTIVE' as const,
    loginAt: null,
    accountId: ACCOUNT,
    account: 'demo.example',
    userGroups: [],
    allowedActions: allowedActions(role, false),
    preferences: DEFAULT_PREFERENCES,
    mustAddFactor: false,
  }
  return { userId, accountId: ACCOUNT, role, sessionId: '', address: null, groups: [], user }
}

async function assess(deps: Deps, actor: Actor, first: Answers, complete: boolean): Promise<void> {
  const answers = complete ? await answerAll(deps, first) : first
  const { assessment } = await createAssessment(deps, actor, { answers })
  if (!complete) return
  const confirmed = { body: { confirm: true }, ifMatch: undefined, pageNum: undefined }
  await addAnswer(deps, actor, assessment.assessmentId, confirmed)
}

const MOST_ROUNDS = 60

/** Answers what is still asked, page by page as a user would, with what is most often true. */
async function answerAll({ db, law }: Deps, first: Answers): Promise<Answers> {
  let answers: Answers = { placeType: 'national', ...first }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { pages } = (await standingOf(db, law, answers)).state
    const next = pages.flatMap((page) => page.questions).find((one) => one.missing && one.question.id !== 'confirm')
    if (!next) return answers
    answers = { ...answers, [next.question.id]: usualAnswer(next.question) }
  }
  throw new Error('The questionnaire of the demo does not come to an end.')
}

function usualAnswer({ type, options = [] }: Question): Answers[string] {
  if (type === 'boolean') return false
  if (type === 'date') return '2026-12-01'
  const values = options.map(({ value }) => value)
  const usual = ['no', 'foreign', 'non_commercial', 'none'].find((value) => values.includes(value)) ?? values[0]
  if (type === 'multi_choice') return usual === undefined ? 'unknown' : [usual]
  if (type === 'region' || type === 'country') return 'unknown'
  return usual ?? 'Demo record'
}

type Material = Pick<Answers, 'organismGroup' | 'geneticResource' | 'materials'>

const MATERIALS: Material[] = [
  { organismGroup: 'bacteria', geneticResource: 'Bacillus subtilis', materials: ['living_material'] },
  { organismGroup: 'plant', geneticResource: 'Stevia rebaudiana', materials: ['extract'] },
  {
    organismGroup: 'fungus',
    geneticResource: 'Trichoderma harzianum',
    materials: ['living_material', 'sequence_data'],
  },
  { organismGroup: 'plant', geneticResource: 'Zea mays', materials: ['seed_or_propagating_material'] },
  { organismGroup: 'animal', geneticResource: 'Bombyx mori', materials: ['dead_material'] },
  { organismGroup: 'human', geneticResource: 'Homo sapiens', materials: ['nucleic_acid'] },
]
const COUNTRIES = ['BR', 'FR', 'ZA', 'KZ', 'IN', 'MX', 'CH', 'US', 'AU', 'ES']
const ACCESS = ['1989-06-15', '2019-03-10', '2012', 'unknown', '2024-05']
const USES = [
  ['screening'],
  ['identification_and_characterisation'],
  ['breeding'],
  ['biotrade'],
  ['diagnostics', 'ipr'],
]
const SOURCES = ['collected', 'collected', 'public_collection']

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Forty use cases, always the same: materials, countries, periods and uses, each list walked at its own pace. */
const DEMO_CASES: Answers[] = Array.from({ length: 40 }, (_, index) => ({
  ...at(MATERIALS, index),
  materialStatus: 'wild',
  providerCountry: at(COUNTRIES, index),
  accessDate: at(ACCESS, Math.floor(index / 2)),
  intendedUse: at(USES, Math.floor(index / 3)),
  intendedUseDate: '2026-12-01',
  sourceType: at(SOURCES, index),
  useLocation: [at(['eu', 'uk', 'other'], Math.floor(index / 4))],
  papersHeld: [at(['none', 'none', 'permit'], index)],
}))
