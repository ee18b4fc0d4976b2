import type { Box, Decision, Evidence, Facts, Law, LayerId, Light, Matrix, Outcome, Row, Status } from '../law/model.ts'
import { POINTS, type Point } from './smallSpace.ts'

/** A reference implementation that reads the rows of a law point by point and shares no code with the engine. */

export const fits = (box: Box, point: Point): boolean =>
  Object.entries(box).every(([id, part]) => {
    const value = point[id] ?? ''
    if (Array.isArray(part)) return part.includes(value)
    const { from = '', before = '9999' } = part as { from?: string; before?: string }
    return from <= value && value < before
  })
export const fitsAny = (boxes: readonly Box[], point: Point) => boxes.some((box) => fits(box, point))
export const firstFit = (matrix: Matrix, point: Point, rows = matrix.rows) =>
  fits(matrix.covers ?? {}, point) ? rows.find((row) => fitsAny(row.when, point)) : undefined
export const pointsOf = (boxes: readonly Box[]) => POINTS.filter((point) => fitsAny(boxes, point))

type Colour = Status | undefined
const SEVERITY: readonly Colour[] = [undefined, 'GREEN', 'AMBER', 'RED']
export const severity = (colour: Colour) => SEVERITY.indexOf(colour)
export const worst = (colours: readonly Colour[]): Colour =>
  SEVERITY[colours.reduce((most, colour) => Math.max(most, severity(colour)), 0)]

/** `due`: the obligations of the row that apply to the point. */
export type Verdict = {
  layer: LayerId
  row: Row
  status: Colour
  due: readonly string[]
  met: readonly string[]
  toCheck: readonly string[]
}
export type PointRead = { point: Point; verdicts: readonly Verdict[]; closed: ReadonlySet<string>; status: Status }

export function readPoint(law: Law, stated: Point): PointRead {
  const point = withDerived(law, stated)
  const scopeRows = readScope(law, point)
  const closed = new Set<string>(scopeRows.flatMap(({ then }) => then.closes ?? []))
  const proven = scopeRows.flatMap(({ then }) => then.proves ?? [])
  const papers = { proven, given: [...proven, ...scopeRows.flatMap(({ then }) => then.claims ?? [])], point }
  const scope = scopeRows.map((row): Verdict => ({ layer: 'scope', row, ...withPapers(law, row.then, papers) }))
  const readLayer = (layer: LayerId, isRead: (row: Row) => boolean) =>
    law.layers[layer].flatMap((matrix): Verdict[] => {
      const row = firstFit(matrix, point, matrix.rows.filter(isRead))
      return row ? [{ layer, row, ...withPapers(law, row.then, papers) }] : []
    })
  const provider = closed.has('provider')
    ? []
    : readLayer('provider', ({ trigger }) => trigger === 'use' || !closed.has('access'))
  const user = closed.has('user') ? [] : readLayer('user', () => true)
  const ofLaw = [...scope, ...provider, ...user]
  const house = readLayer('house', () => true)
  const colours = ofLaw.map(({ status }) => status)
  const main = law.layers.provider.filter((matrix) => matrix.rows.at(-1)?.then.status !== undefined)
  const isRead = !closed.has('provider') && !closed.has('access') && main.length > 0
  const isLeftOut = isRead && !main.some((matrix) => firstFit(matrix, point)?.then.status !== undefined)
  const status = worst(isLeftOut ? [...colours, 'AMBER'] : colours) ?? 'AMBER'
  const darkened = worst([status, ...house.map((verdict) => verdict.status)]) ?? status
  return { point, verdicts: [...ofLaw, ...house], closed, status: darkened }
}

function withDerived(law: Law, stated: Point): Point {
  const point: Record<string, string> = { ...stated }
  for (const { gives, rows } of law.tables) {
    const row = rows.find(({ when }) => fitsAny(when, point))
    if (row) point[gives] = row.value
  }
  return point
}

function readScope(law: Law, point: Point): Row[] {
  const rows: Row[] = []
  for (const matrix of law.layers.scope) {
    const row = firstFit(matrix, point)
    if (row) rows.push(row)
    if (row?.then.ends) break
  }
  return rows
}

type Papers = { readonly proven: readonly Evidence[]; readonly given: readonly Evidence[]; readonly point: Point }

function withPapers(law: Law, { status, obligations: imposed }: Outcome, { proven, given, point }: Papers) {
  const applies = ({ when }: Law['obligations'][number]) => when === undefined || fitsAny(when, point)
  const obligations = imposed.filter((id) => law.obligations.some((one) => one.id === id && applies(one)))
  const meetable = law.obligations.filter(({ id, metBy }) => obligations.includes(id) && metBy.length > 0)
  const metBy = (papers: readonly Evidence[]) =>
    meetable.filter((duty) => duty.metBy.every((paper) => papers.includes(paper))).map(({ id }) => id)
  const met = metBy(given)
  const toCheck = met.filter((id) => !metBy(proven).includes(id))
  if (status === undefined || met.length === 0 || met.length < meetable.length)
    return { status, due: obligations, met, toCheck }
  const rest: Status = toCheck.length > 0 || obligations.length > met.length ? 'AMBER' : 'GREEN'
  return { status: severity(rest) < severity(status) ? rest : status, due: obligations, met, toCheck }
}

export const worstAmong = (law: Law, points: readonly Point[]): Colour =>
  worst(points.map((point) => readPoint(law, point).status))

export const statusAmong = (law: Law, { boxes }: Facts): Status => worstAmong(law, pointsOf(boxes)) ?? 'AMBER'

export function lightsAmong({ layers }: Law, points: readonly PointRead[]): Decision['lights'] {
  const light = (layer: LayerId): Light => {
    if (points.every(({ closed }) => closed.has(layer))) return 'closed'
    const own = points.flatMap(({ verdicts }) => verdicts.filter((verdict) => verdict.layer === layer))
    return worst(own.map(({ status }) => status)) ?? 'silent'
  }
  return {
    scope: light('scope'),
    provider: light('provider'),
    user: light('user'),
    ...(layers.house.length > 0 && { house: points.length === 0 ? 'closed' : light('house') }),
  }
}
