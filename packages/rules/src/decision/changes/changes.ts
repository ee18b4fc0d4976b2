import { hull } from '../../boxes/boxes.ts'
import { hasBit, partOf, type Words } from '../../boxes/space.ts'
import { apply, type Builder, mapLeaves, maximum } from '../../diagram/builder.ts'
import { allLevels, type Compiled, readsAny } from '../../diagram/compile.ts'
import { copyDiagram, FALSE, leafOf, leafValue, type Node, type RootedDiagram, TRUE } from '../../diagram/diagrams.ts'
import type { Classes, Position } from '../../diagram/positions.ts'
import { type Level, statusOfLevel } from '../../diagram/rows.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { Box, Change, DimensionId, OpenQuestion, Value } from '../../law/model.ts'
import { allowedClasses } from '../facts.ts'
import { worstLeaf } from '../folds/leaves.ts'
import { openScratch, project } from '../folds/scratch.ts'
import type { FactsReading } from '../reading.ts'
import { cachedChanges } from './cachedChanges.ts'
import type { ChangeSearch, FoundChange } from './widening.ts'

/**
 * The smallest sets of known, changeable facts whose change leads to a better colour, for each better colour. All
 * values that changeable facts can become are allowed at once, the worst case over all other facts is taken, and the
 * points with a better colour that are nearest to the present facts are searched for. Open facts are not changed: a
 * change holds for all their values. An open fact without a question, which does not affect the colour as things are,
 * may affect it after the change: then the change is conditional, and `when` holds the values for which it leads to the
 * colour.
 */
export function findChanges(reading: FactsReading, questions: readonly OpenQuestion[], level: Level): Change[] {
  const { law, facts, boxes } = reading
  const isOpen = new Set(facts.open)
  const axes = law.space.axes.flatMap(({ id, values, changeable, changeableIn = {} }, axis) =>
    values && changeable && !isOpen.has(id) && boxes.every(({ box }) => isWithin(box, changeableIn)) ? [axis] : [],
  )
  if (axes.length === 0 || boxes.length === 0 || level < 2) return []
  const asked = new Set(questions.map(({ dimension }) => dimension))
  const conditions = unaskedAxes(law, facts.open, asked)
  const freed = free(reading, axes)
  const isOffered = (change: FoundChange) => change.changed.length === 1 || !change.changed.some(changesAlone(law))
  const unconditional = cachedChanges(law, searchIn(freed, axes, []), { level, unconditional: [] }).filter(isOffered)
  const conditional =
    conditions.length > 0 ? cachedChanges(law, searchIn(freed, axes, conditions), { level, unconditional }) : []
  return [...unconditional, ...conditional.filter(isOffered)].map((change) => write(freed, change))
}

const isWithin = (box: Box, limits: Box) =>
  Object.entries(limits).every(([id, limit]) => {
    const part = box[id]
    return Array.isArray(part) && Array.isArray(limit) && part.every((value) => limit.includes(value))
  })

const changesAlone =
  ({ positions, space }: Compiled) =>
  (position: number): boolean =>
    space.axes[itemAt(positions.all, position).axis]?.changesAlone === true

const unaskedAxes = ({ space }: Compiled, open: readonly DimensionId[], asked: ReadonlySet<DimensionId>) =>
  space.axes.flatMap(({ id, values }, axis) => (values && open.includes(id) && !asked.has(id) ? [axis] : []))

/** Facts in which each changeable dimension allows its present values and all values that it may change to. */
type Freed = FactsReading & {
  readonly present: Words
  readonly reachable: ReadonlyMap<number, readonly Value[]>
  readonly freed: readonly Box[]
}

function free(reading: FactsReading, axes: readonly number[]): Freed {
  const { law, boxes } = reading
  const { space } = law
  const present = hull(
    space,
    boxes.map(({ words }) => words),
  )
  const reachable = new Map<number, readonly Value[]>()
  for (const axis of axes) {
    const { values = [], changeable } = itemAt(space.axes, axis)
    const own = itemAt(space.firstWord, axis)
    const isReachable = (value: Value, bit: number) =>
      typeof changeable !== 'object' || changeable.includes(value) || hasBit(present, own, bit)
    reachable.set(axis, values.filter(isReachable))
  }
  const all = Object.fromEntries([...reachable].map(([axis, values]) => [space.axes[axis]?.id, values]))
  return { ...reading, present, reachable, freed: boxes.map(({ box }) => ({ ...box, ...all })) }
}

/** Builds the diagram of the worst level over everything except the given axes and conditions. */
function searchIn(freed: Freed, axes: readonly number[], conditions: readonly number[]): ChangeSearch {
  const { law, present } = freed
  const { positions } = law
  const keep = new Uint8Array(positions.all.length)
  const positionsOf = (list: readonly number[]) => list.map((axis) => itemAt(positions.ofAxis, axis))
  for (const position of positionsOf([...axes, ...conditions])) keep[position] = 1
  const builder = openScratch(law)
  let root: Node = FALSE
  for (const box of freed.freed) root = apply(builder, root, worstOver(freed, builder, box, keep), maximum)
  const classes = (values: (axis: number) => readonly Value[]) =>
    positions.all.map((position, at) =>
      keep[at] === 1 && position.classOf ? classesOf(law, position, values(position.axis)) : position.allClasses,
    )
  const stated = classes((axis) => partOf(law.space, axis, present) as readonly Value[])
  const possible = classes(
    (axis) => freed.reachable.get(axis) ?? (partOf(law.space, axis, present) as readonly Value[]),
  )
  const read = { changeable: positionsOf(axes), conditions: positionsOf(conditions) }
  return {
    ...copyDiagram(builder, root),
    worseThan: thresholds(builder, root),
    present: stated,
    possible,
    ...read,
  }
}

/** By level that a change can lead to, the truth function of the points with a worse level, built on first use. */
function thresholds(builder: Builder, root: Node): ChangeSearch['worseThan'] {
  const built = new Map<Level, RootedDiagram>()
  return (target) => {
    const above = () => mapLeaves(builder, root, (leaf) => (leafValue(leaf) > target ? TRUE : FALSE))
    const diagram = built.get(target) ?? copyDiagram(builder, above())
    built.set(target, diagram)
    return diagram
  }
}

function worstOver({ law }: Freed, builder: Builder, box: Box, keep: Uint8Array): Node {
  const allowed = allowedClasses(law, box)
  if (!allowed) return FALSE
  const { graph, levels } = law
  const roots = allLevels(levels)
  const moved = roots.filter((root) => readsAny(graph, root, keep))
  const still = roots.filter((root) => !moved.includes(root))
  const settled = still.reduce((most, root) => worstLeaf(graph, root, allowed, most), 0)
  const projection = { builder, graph, allowed, keep, leaf: (leaf: Node) => leaf }
  return moved
    .filter((root) => numberAt(graph.maxLeaf, root) > settled)
    .reduce<Node>((sum, root) => apply(builder, sum, project(projection, root), maximum), leafOf(settled))
}

function classesOf({ space }: Compiled, { axis, classOf }: Position, values: readonly Value[]): Classes {
  const bits = space.axes[axis]?.bits
  return [...new Set(values.map((value) => classOf?.[bits?.get(value) as number] as number))].sort((a, b) => a - b)
}

function write({ law, reachable, present }: Freed, { facts, changed, conditions, level }: FoundChange): Change {
  const set = writeFacts(law, facts, changed, (axis) => reachable.get(axis) ?? [])
  const when = writeFacts(law, facts, conditions, (axis) => partOf(law.space, axis, present) as readonly Value[])
  return { set, ...(conditions.length > 0 && { when }), status: statusOfLevel(level) }
}

function writeFacts(
  { space, positions }: Compiled,
  facts: readonly Classes[],
  at: readonly number[],
  values: (axis: number) => readonly Value[],
): Box {
  const written: Record<DimensionId, readonly Value[]> = {}
  for (const position of at) {
    const { axis, classOf } = itemAt(positions.all, position)
    const { id, bits } = itemAt(space.axes, axis)
    written[id] = values(axis).filter((value) =>
      facts[position]?.includes(classOf?.[bits.get(value) as number] as number),
    )
  }
  return written
}
