import { BRAZIL, BRAZIL_CONFIRMED } from '@portal/api'
import { authentication, cases } from '@portal/contract'
import { type Caller, send } from './send.ts'

/** A user with an assessment that is being answered and one that is completed. */
export type Person = Caller & { email: string; password: string; open: string; completed: string }

/** Users of the made accounts sign in and start their assessments: the first `count`, of one account after the other. */
export async function preparePeople(
  address: string,
  accounts: readonly string[],
  { count, password }: { count: number; password: string },
): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index++) {
    const account = accounts[index % accounts.length]
    const email = `user${1 + Math.floor(index / accounts.length)}@${account}.example`
    const person = { email, password, token: '', known: new Map<string, string>(), open: '', completed: '' }
    const status = await signIn(address, person)
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
    person.open = await start(address, person, BRAZIL)
    person.completed = await start(address, person, BRAZIL_CONFIRMED)
    people.push(person)
  }
  return people
}

/** Renews the person's token; returns the status of the call, which is 503 where the portal sheds load. */
export async function signIn(address: string, person: Person): Promise<number> {
  const { email, password } = person
  const call = { method: 'POST', path: authentication.login.path, body: { email, password } } as const
  const { status, text } = await send(address, call, { token: '', known: new Map() })
  if (status === 200) person.token = JSON.parse(text()).accessToken
  return status
}

async function start(address: string, person: Person, answers: object): Promise<string> {
  const { status, text } = await send(address, { method: 'POST', path: cases.create.path, body: { answers } }, person)
  if (status !== 200) throw new Error(`An assessment was not started: ${status} ${text()}`)
  return JSON.parse(text()).assessment.assessmentId
}
