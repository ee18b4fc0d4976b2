import type { Basis, Box, LayerId, Matrix, Obligation, Part, Row } from '@portal/rules'
import type { Place, Problem } from './problem.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Checks the matrices of one file: undeclared names, rows without a legal basis, and outcomes that only another layer
 * may have.
 */
export function checkMatrices(
  file: string,
  layer: LayerId,
  matrices: readonly Matrix[],
  vocabulary: Vocabulary,
): Problem[] {
  return matrices.flatMap((matrix) => {
    const problem = (place: Place, { reason, field }: Defect): Problem => ({
      file,
      at: place.row ?? place.matrix,
      reason,
      place: { ...place, ...(field && { field }) },
    })
    const last = matrix.rows.at(-1)
    const lastPlace = { matrix: matrix.id, ...(last && { row: last.id }) }
    return [
      ...checkBox(matrix.covers ?? {}, vocabulary).map((defect) => problem({ matrix: matrix.id }, defect)),
      ...checkLast(layer, matrix).map((defect) => problem(lastPlace, defect)),
      ...matrix.rows.flatMap((row) =>
        checkRow(layer, row, vocabulary).map((defect) => problem({ matrix: matrix.id, row: row.id }, defect)),
      ),
    ]
  })
}

/** What is wrong with a matrix or row. `field`: the dimension or the part of the outcome. */
type Defect = { readonly reason: string; readonly field?: string }

const inField = (field: string, reasons: readonly string[]): Defect[] => reasons.map((reason) => ({ field, reason }))

/** Undeclared names in the conditions of obligations. */
export const checkConditions = (
  file: string,
  obligations: readonly Pick<Obligation, 'id' | 'when'>[],
  vocabulary: Vocabulary,
): Problem[] =>
  obligations.flatMap(({ id, when = [] }) =>
    when.flatMap((box) => checkBox(box, vocabulary)).map(({ reason }) => ({ file, at: id, reason })),
  )

function checkLast(layer: LayerId, { rows }: Matrix): Defect[] {
  const last = rows.at(-1)
  const fitsAll = last?.when.some((box) => Object.keys(box).length === 0)
  if (!fitsAll)
    return [{ reason: 'is the last row of its matrix and must fit everything, without a condition ("when: {}")' }]
  if (layer === 'house' && last?.then.status !== undefined)
    return [{ field: 'status', reason: 'is the last row of house rules and has no light: they only add to the law' }]
  const main = layer === 'provider' && last?.then.status !== undefined
  if (!main || last?.trigger !== 'use') return []
  return [{ field: 'trigger', reason: 'is the last row of a main matrix: its trigger is access' }]
}

function checkRow(layer: LayerId, row: Row, vocabulary: Vocabulary): Defect[] {
  const { obligations, locks, basis } = row.then
  return [
    ...row.when.flatMap((box) => checkBox(box, vocabulary)),
    ...inField('obligations', undeclared('obligation', obligations, vocabulary.obligations)),
    ...inField('locks', undeclared('lock', locks, vocabulary.locks)),
    ...inField('basis', undeclared('document', basis.flatMap(documentOf), vocabulary.documents)),
    ...(layer === 'house' ? [] : checkBasis(row)),
    ...checkPowers(layer, row),
    ...inField('obligations', checkAmber(row, vocabulary)),
  ]
}

/** Whoever reads an amber sentence has to find what is open, and who can close it. */
function checkAmber({ then: { status, obligations } }: Row, vocabulary: Vocabulary): string[] {
  const isClosed = obligations.some((id) => vocabulary.closing.has(id) || !vocabulary.obligations.has(id))
  return status === 'AMBER' && !isClosed ? ['is amber without a duty that closes what is open (not an only_if)'] : []
}

const documentOf = (basis: Basis) => ('document' in basis ? [basis.document] : [])
const isPinpoint = (basis: Basis) => 'absence' in basis || basis.article !== undefined

function checkBasis({ then: { status, basis, confidence, reason } }: Row): Defect[] {
  if (status === undefined) return []
  if (basis.length === 0) return inField('basis', ['has a status but no basis'])
  if (basis.some(isPinpoint)) return []
  const sure = confidence === 'low' ? [] : [`has no article in its basis, so its confidence is low, not ${confidence}`]
  const red =
    status === 'RED' && !reason.includes(WITHOUT_ARTICLE)
      ? [`is RED without an article: its reason says that it ${WITHOUT_ARTICLE}`]
      : []
  return [...inField('confidence', sure), ...inField('reason', red)]
}

/** What a reason says of a prohibition for which no article was read. */
const WITHOUT_ARTICLE = 'rests on practice'

function checkPowers(layer: LayerId, { trigger, then }: Row): Defect[] {
  const scopeOnly = (['closes', 'ends', 'proves', 'claims', 'covers', 'heads'] as const).filter(
    (power) => then[power] !== undefined,
  )
  const isTriggered = layer !== 'provider' && trigger !== undefined
  const isRedForUser = layer === 'user' && then.status === 'RED'
  const isGreenInHouse = layer === 'house' && then.status === 'GREEN'
  return [
    ...(layer === 'scope'
      ? []
      : scopeOnly.flatMap((power) => inField(power, [`"${power}" belongs to scope rows only`]))),
    ...inField('trigger', isTriggered ? ['"trigger" belongs to provider rows only'] : []),
    ...inField('status', isRedForUser ? ['a place of use is GREEN or AMBER, never RED'] : []),
    ...inField(
      'status',
      isGreenInHouse ? ['is GREEN: house rules only add to the law, so AMBER, RED or no light'] : [],
    ),
  ]
}

const checkBox = (box: Box, vocabulary: Vocabulary) =>
  Object.entries(box).flatMap(([dimension, part]) => inField(dimension, checkPart(dimension, part, vocabulary)))

function checkPart(dimension: string, part: Part, { dimensions }: Vocabulary): string[] {
  const values = dimensions.get(dimension)
  if (!values) return [`names the unknown dimension "${dimension}"`]
  if (isValues(part)) {
    if (values === 'days') return [`${dimension} takes days: "from" and "before"`]
    return part.filter((value) => !values.has(value)).map((value) => `names the unknown ${dimension} "${value}"`)
  }
  return values === 'days' ? [] : [`${dimension} takes values, not days`]
}

const isValues = (part: Part): part is readonly string[] => Array.isArray(part)

const undeclared = (kind: string, names: readonly string[], declared: ReadonlySet<string>) =>
  names.filter((name) => !declared.has(name)).map((name) => `names the unknown ${kind} "${name}"`)
