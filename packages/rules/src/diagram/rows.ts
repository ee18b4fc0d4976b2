import type { Space } from '../boxes/space.ts'
import { itemAt, numberAt } from '../itemAt.ts'
import {
  EVIDENCE,
  type Evidence,
  type Law,
  type LayerId,
  type Matrix,
  type Obligation,
  type ObligationId,
  type Outcome,
  type Row,
  STATUSES,
  type Status,
} from '../law/model.ts'
import type { ListedBox } from './firstFit.ts'
import { bitOf, classesMeeting, type Positions, type Test, testsOf, UndeclaredName } from './positions.ts'

/** A colour as a number: none 0, GREEN 1, AMBER 2, RED 3. The worse of two is the greater. */
export type Level = 0 | 1 | 2 | 3
export const AMBER: Level = 2
export const RED: Level = 3

export const levelOf = (status: Status | undefined): Level =>
  status === undefined ? 0 : ((STATUSES.indexOf(status) + 1) as Level)
/** The colour of a level. Level 0 (no colour) is AMBER, because a lack of information must never be GREEN. */
export const statusOfLevel = (level: number): Status => STATUSES[level - 1] ?? 'AMBER'

/** An obligation of a row, with the evidence that meets it as bits; 0 if no paper does. */
export type Duty = { readonly id: ObligationId; readonly metBy: number }

/**
 * `number`: the index in the matrix, from 1. `boxes`: the conditions of the row, each intersected with the matrix's
 * cover.
 */
export type CompiledRow = {
  readonly id: Row['id']
  readonly number: number
  readonly level: Level
  readonly onUse: boolean
  readonly duties: readonly Duty[]
  /** The obligations of the row that are left out of `duties`, because they do not apply to a part of its facts. */
  readonly excluded: readonly ObligationId[]
  /** All evidence that meets or helps to meet one of the duties, as bits. */
  readonly usefulEvidence: number
  /** The evidence that the row, of a scope matrix, accepts as given, as bits, and above them the proven part of it. */
  readonly givenEvidence: number
  readonly closes: ReadonlySet<string>
  readonly outcome: Outcome
  readonly boxes: readonly ListedBox[]
}

export type CompiledMatrix = {
  readonly id: Matrix['id']
  readonly layer: LayerId
  readonly rows: readonly CompiledRow[]
  /** The cover as the last entry of the first-hit list, so that it catches the gaps. */
  readonly cover: readonly ListedBox[]
  /** Main matrices give everything they cover a colour; the others only add to it. */
  readonly isMain: boolean
}

/** A table and the position that it derives. The `leaf` of a box is the class of the value that it gives, plus 1. */
export type CompiledTable = { readonly position: number; readonly boxes: readonly ListedBox[] }

type Tested = { readonly boxes: readonly (readonly Test[])[] }

/** The constraints of all boxes of a law in terms of values and days, from which the classes are then computed. */
type LawTests = {
  readonly rows: ReadonlyMap<Row, Tested>
  readonly obligations: ReadonlyMap<ObligationId, Tested>
  readonly covers: ReadonlyMap<Matrix, readonly Test[]>
  readonly tables: readonly { readonly axis: number; readonly rows: readonly (Tested & { readonly bit: number })[] }[]
}

/** Throws if a box or table names a dimension or value that the law does not declare. */
export function readTests(law: Law, space: Space): LawTests {
  const matrices = Object.values(law.layers).flat()
  const boxesOf = ({ when }: Pick<Row, 'when'>, where: string) => ({
    boxes: when.map((box) => testsOf(space, box, where)),
  })
  const obligations = law.obligations.flatMap(({ id, when }) =>
    when ? [[id, boxesOf({ when }, `Obligation ${id}`)] as const] : [],
  )
  const rows = matrices.flatMap((matrix) => matrix.rows.map((row) => [row, boxesOf(row, `Row ${row.id}`)] as const))
  const covers = matrices.map((matrix) => [matrix, testsOf(space, matrix.covers ?? {}, `Matrix ${matrix.id}`)] as const)
  const tables = law.tables.map(({ gives, rows: own }) => {
    const axis = space.axisOf.get(gives)
    if (axis === undefined)
      throw new UndeclaredName(`A table names the dimension ${gives}, which the law does not declare`)
    const where = `The table of ${gives}`
    const read = own.map((row) => ({ ...boxesOf(row, where), bit: bitOf(space, axis, row.value, where) }))
    return { axis, rows: withTableEffects(axis, read) }
  })
  return { rows: new Map(rows), obligations: new Map(obligations), covers: new Map(covers), tables }
}

type TableRow = Tested & { readonly bit: number }

/** Sets `tableEffect` on the constraints on dimensions that every box of the table constrains. */
function withTableEffects(axis: number, rows: readonly TableRow[]): TableRow[] {
  const boxes = rows.flatMap((row) => row.boxes)
  const shared = new Set(boxes[0]?.map((test) => test.axis))
  for (const box of boxes) for (const read of shared) if (!box.some((test) => test.axis === read)) shared.delete(read)
  const named = (box: readonly Test[], test: Test, bit: number): Test => {
    if (!test.bits || !shared.has(test.axis)) return test
    const others = box.filter((other) => other !== test)
    return { ...test, tableEffect: `${axis} ${bit} ${others.map(textOf).join(' ')}` }
  }
  return rows.map(({ bit, boxes: own }) => ({ bit, boxes: own.map((box) => box.map((test) => named(box, test, bit))) }))
}

/** A constraint as a string that no other constraint has. */
const textOf = ({ axis, bits, first, last }: Test) => `${axis}:${bits?.join() ?? `${first}/${last}`}`

/** The constraints of all boxes, and one for each value that a table gives. */
export function* allTests({ rows, obligations, covers, tables }: LawTests): Iterable<Test> {
  for (const { boxes } of [...rows.values(), ...obligations.values()]) for (const box of boxes) yield* box
  for (const cover of covers.values()) yield* cover
  for (const { axis, rows: own } of tables)
    for (const { boxes, bit } of own) {
      yield { axis, bits: [bit], first: 0, last: 0 }
      for (const box of boxes) yield* box
    }
}

type Context = {
  readonly positions: Positions
  readonly tests: LawTests
  readonly obligations: ReadonlyMap<ObligationId, Obligation>
}

/** Throws if a row names an obligation that the law does not declare. */
export function compileMatrix(matrix: Matrix, layer: LayerId, context: Context): CompiledMatrix {
  const cover = context.tests.covers.get(matrix) ?? []
  const { positions } = context
  return {
    id: matrix.id,
    layer,
    rows: matrix.rows.map((row, i) => compileRow(row, i + 1, cover, context)),
    cover: listBoxes(positions, [cover], matrix.rows.length + 1),
    isMain: matrix.rows.at(-1)?.then.status !== undefined,
  }
}

function compileRow(row: Row, number: number, cover: readonly Test[], context: Context): CompiledRow {
  const { id, trigger, then: outcome } = row
  const duties = outcome.obligations.map((ref) =>
    compileDuty(context.obligations.get(ref), `Row ${id} names the obligation ${ref}`),
  )
  const boxes = context.tests.rows.get(row)?.boxes ?? []
  return {
    id,
    number,
    level: levelOf(outcome.status),
    onUse: trigger === 'use',
    duties,
    excluded: [],
    usefulEvidence: usefulEvidenceOf(duties),
    givenEvidence: givenBits(outcome),
    closes: new Set(outcome.closes),
    outcome,
    boxes: listBoxes(
      context.positions,
      boxes.map((box) => [...cover, ...box]),
      number,
    ),
  }
}

export const usefulEvidenceOf = (duties: readonly Duty[]): number => duties.reduce((bits, { metBy }) => bits | metBy, 0)

function compileDuty(obligation: Obligation | undefined, where: string): Duty {
  if (!obligation) throw new UndeclaredName(`${where}, which the law does not declare`)
  return { id: obligation.id, metBy: evidenceBits(obligation.metBy) }
}

const evidenceBits = (evidence: readonly Evidence[]) =>
  evidence.reduce((bits, kind) => bits | (1 << EVIDENCE.indexOf(kind)), 0)

function givenBits({ proves = [], claims = [] }: Outcome): number {
  const proven = evidenceBits(proves)
  return evidenceBits(claims) | proven | (proven << EVIDENCE.length)
}

/** The proven part of given evidence. */
export const provenBits = (given: number): number => given >> EVIDENCE.length

export const compileTables = ({ positions, tests }: Omit<Context, 'obligations'>): CompiledTable[] =>
  tests.tables.map(({ axis, rows }) => {
    const position = itemAt(positions.ofAxis, axis)
    const { classOf } = itemAt(positions.all, position)
    return { position, boxes: rows.flatMap(({ boxes, bit }) => listBoxes(positions, boxes, (classOf?.[bit] ?? 0) + 1)) }
  })

/** Where each obligation that has conditions of its own applies. */
export type ObligationBoxes = ReadonlyMap<ObligationId, readonly ListedBox[]>

export const compileObligations = ({ positions, tests }: Omit<Context, 'obligations'>): ObligationBoxes =>
  new Map([...tests.obligations].map(([id, { boxes }]) => [id, listBoxes(positions, boxes, 1)]))

/** The boxes in terms of classes; boxes that are empty are left out. */
function listBoxes(positions: Positions, boxes: readonly (readonly Test[])[], leaf: number): ListedBox[] {
  const listed: ListedBox[] = []
  for (const box of boxes) {
    const tests = classTests(positions, box)
    if (tests) listed.push({ tests, leaf })
  }
  return listed
}

function classTests(positions: Positions, box: readonly Test[]): Map<number, Uint8Array> | undefined {
  const tests = new Map<number, Uint8Array>()
  for (const test of box) {
    const position = itemAt(positions.ofAxis, test.axis)
    const hit = classesMeeting(itemAt(positions.all, position), test)
    if (hit === null) return undefined
    if (!hit) continue
    const before = tests.get(position)
    const both = before ? hit.map((allowed, cls) => allowed & numberAt(before, cls)) : hit
    if (before && !both.includes(1)) return undefined
    tests.set(position, both)
  }
  return tests
}
