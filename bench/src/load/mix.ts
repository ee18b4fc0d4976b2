import { cases, countries, reports } from '@portal/contract'
import { type Person, signIn } from './people.ts'
import { type Request, send } from './send.ts'

/** The kinds of calls of a working day, and how many of forty are of each. */
export const MIX = { 'sign in': 1, list: 8, open: 8, answer: 10, result: 4, report: 1, hub: 8 } as const
export type Kind = keyof typeof MIX

const DAY = Object.entries(MIX).flatMap(([kind, times]) => Array<Kind>(times).fill(kind as Kind))
/** Coprime to forty: every call comes once a round, kinds mixed alike for everybody. */
const STRIDE = 17

export const kindOf = (turn: number): Kind => DAY[(turn * STRIDE) % DAY.length] as Kind

const LISTS = [
  {},
  { filters: { status: ['IN_PROGRESS'] } },
  { sort: { updatedAt: 'desc' } },
  { from: 20 },
  { filters: { result: ['RED'] } },
]
const DAYS = 'accessDate=2019-03-10&intendedUseDate=2026-12-01'
const HUB = [
  countries.stats.path,
  countries.one.path.replace(':id', 'BR'),
  `${countries.result.path.replace(':id', 'BR')}?use=screening&${DAYS}`,
  `${countries.resultMap.path}?${DAYS}`,
]

const at = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item

/** The calls one person makes in a turn. */
function requestOf(kind: Exclude<Kind, 'sign in'>, { open, completed }: Person, turn: number): Request {
  if (kind === 'list') return { method: 'POST', path: cases.search.path, body: at(LISTS, turn) }
  if (kind === 'open') return { path: cases.read.path.replace(':id', open) }
  if (kind === 'result') return { path: cases.read.path.replace(':id', completed) }
  if (kind === 'report') return { path: reports.report.path.replace(':id', completed) }
  if (kind === 'hub') return { path: at(HUB, turn) }
  const path = cases.addAnswer.path.replace(':id', open)
  return { method: 'PUT', path, body: { commercialIntent: turn % 2 ? 'commercial' : 'unknown' } }
}

/** Makes a person's call of this turn at a portal; a token that ran out is replaced on the way. */
export async function callPortal(address: string, person: Person, turn: number): Promise<number> {
  const kind = kindOf(turn)
  if (kind === 'sign in') return signIn(address, person)
  const request = requestOf(kind, person, turn)
  const reply = await send(address, request, person)
  if (reply.status !== 401) return reply.status
  const renewed = await signIn(address, person)
  if (renewed !== 200) return renewed
  return (await send(address, request, person)).status
}
