import { type Compiled, type CompiledLaw, internalsOf } from '../../diagram/compile.ts'
import type { DimensionId, Facts } from '../../law/model.ts'
import { type AllowedClasses, allowedClasses } from '../facts.ts'
import { orTooLarge } from '../tooLarge.ts'
import { changesDuties } from './changesDuties.ts'
import { positionsOfColour } from './positionsOfColour.ts'

/**
 * Whether the answer on a dimension can still change the result: whether two points of the facts, with this dimension
 * unrestricted, differ in nothing else and have different colours, obligations or locks. False if no diagram reads the
 * dimension; true if it would take more nodes than the limit to find out.
 */
export function canChange(law: CompiledLaw, facts: Facts, dimension: DimensionId): boolean {
  const compiled = internalsOf(law)
  const position = readPosition(compiled, dimension)
  if (position === undefined) return false
  return facts.boxes.some((box) => {
    const allowed = allowedClasses(compiled, box, dimension)
    return allowed !== undefined && changesAt(compiled, cachedEntry(compiled, allowed), position)
  })
}

/** Whether any diagram reads the dimension. */
export const isRead = (law: CompiledLaw, dimension: DimensionId): boolean =>
  readPosition(internalsOf(law), dimension) !== undefined

function readPosition({ positions, readPositions }: Compiled, dimension: DimensionId): number | undefined {
  const position = positions.ofDimension.get(dimension)
  return position !== undefined && readPositions.includes(position) ? position : undefined
}

/** `changes`: by position, what was found out about it. */
type Entry = {
  readonly allowed: AllowedClasses
  readonly ofColour: readonly number[]
  readonly changes: Map<number, boolean>
}

function changesAt(law: Compiled, { allowed, ofColour, changes }: Entry, position: number): boolean {
  const isChange =
    changes.get(position) ??
    (ofColour.includes(position) ||
      orTooLarge(
        law,
        () => changesDuties(law, allowed, position),
        () => true,
      ))
  changes.set(position, isChange)
  return isChange
}

/** The number of facts boxes cached for each law. */
const MAX_ENTRIES = 16

const entriesByLaw = new WeakMap<CompiledLaw, readonly Entry[]>()

/**
 * A cache, the most recently used entry first: one diagram of the colour answers for all open facts, and a questionnaire
 * asks about one after the other on the same facts, again with each answer that leaves them unchanged.
 */
function cachedEntry(law: Compiled, allowed: AllowedClasses): Entry {
  const entries = entriesByLaw.get(law) ?? []
  const entry = entries.find((one) => isSame(one.allowed, allowed)) ?? {
    allowed,
    ofColour: findPositions(law, allowed),
    changes: new Map(),
  }
  entriesByLaw.set(law, [entry, ...entries.filter((one) => one !== entry)].slice(0, MAX_ENTRIES))
  return entry
}

const findPositions = (law: Compiled, allowed: AllowedClasses) =>
  orTooLarge(
    law,
    () => positionsOfColour(law, allowed),
    () => law.readPositions,
  )

const isSame = (one: AllowedClasses, other: AllowedClasses) =>
  one.classes.every((own, position) => areEqual(own, other.classes[position] ?? [])) &&
  areEqual(one.days?.firstUse ?? [], other.days?.firstUse ?? [])

/** Most lists of classes are shared by all facts (`Position`), so that they need not be compared. */
const areEqual = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  one === other || (one.length === other.length && Array.prototype.every.call(one, (item, i) => item === other[i]))
