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
    return [{ reason: 'is the last row of its table and has a condition: it decides whatever no other row fits' }]
  if (layer === 'house' && last?.then.status !== undefined)
    return [
      {
        field: 'status',
        reason: 'is the last row of house rules and has a colour: leave it empty, because they only add to the law',
      },
    ]
  const main = layer === 'provider' && last?.then.status !== undefined
  if (!main || last?.trigger !== 'use') return []
  return [{ field: 'trigger', reason: 'is the last row of a table with colours and applies to use: choose access' }]
}

function checkRow(layer: LayerId, row: Row, vocabulary: Vocabulary): Defect[] {
  const { obligations, locks, basis } = row.then
  return [
    ...row.when.flatMap((box) => checkBox(box, vocabulary)),
    ...inField('obligations', undeclared('duties', obligations, vocabulary.obligations)),
    ...inField('locks', undeclared('locks', locks, vocabulary.locks)),
    ...inField('basis', undeclared('documents', basis.flatMap(documentOf), vocabulary.documents)),
    ...(layer === 'house' ? [] : checkBasis(row)),
    ...checkPowers(layer, row),
    ...inField('obligations', checkAmber(row, vocabulary)),
  ]
}

/** Whoever reads an amber sentence has to find what is open, and who can close it. */
function checkAmber({ then: { status, obligations } }: Row, vocabulary: Vocabulary): string[] {
  const isClosed = obligations.some((id) => vocabulary.closing.has(id) || !vocabulary.obligations.has(id))
  return status === 'AMBER' && !isClosed
    ? ['is amber, but no duty says what to do about it: name one (“Only if …” alone is not enough)']
    : []
}

const documentOf = (basis: Basis) => ('document' in basis ? [basis.document] : [])
const isPinpoint = (basis: Basis) => 'absence' in basis || basis.article !== undefined

function checkBasis({ then: { status, basis, confidence, reason } }: Row): Defect[] {
  if (status === undefined) return []
  if (basis.length === 0)
    return inField('basis', ['has a colour but no basis: name the article, or the search that found no rule'])
  if (basis.some(isPinpoint)) return []
  const sure = confidence === 'low' ? [] : [`has no article in its basis, so its confidence is low, not ${confidence}`]
  const red =
    status === 'RED' && !reason.includes(WITHOUT_ARTICLE)
      ? [`is red without an article: name one, or write in the reason that it “${WITHOUT_ARTICLE}”`]
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
      : scopeOnly.flatMap((power) => inField(power, [`has “${power}”, which only the rows of a treaty may have`]))),
    ...inField(
      'trigger',
      isTriggered ? ['applies to access or to use, which only the law of a provider country tells apart'] : [],
    ),
    ...inField('status', isRedForUser ? ['is red: the law of a place of use is green or amber'] : []),
    ...inField(
      'status',
      isGreenInHouse ? ['is green: house rules only add to the law, so choose amber, red or no colour'] : [],
    ),
  ]
}

const checkBox = (box: Box, vocabulary: Vocabulary) =>
  Object.entries(box).flatMap(([dimension, part]) => inField(dimension, checkPart(dimension, part, vocabulary)))

function checkPart(dimension: string, part: Part, { dimensions }: Vocabulary): string[] {
  const values = dimensions.get(dimension)
  if (!values) return [`has a condition on “${dimension}”, which is no question`]
  if (isValues(part)) {
    if (values === 'days') return [`has values for ${dimension}, which takes days: “from …”, “before …”`]
    return part
      .filter((value) => !values.has(value))
      .map((value) => `names “${value}”, which is no value of ${dimension}`)
  }
  return values === 'days' ? [] : [`has days for ${dimension}, which takes values`]
}

const isValues = (part: Part): part is readonly string[] => Array.isArray(part)

const undeclared = (kind: 'duties' | 'locks' | 'documents', names: readonly string[], declared: ReadonlySet<string>) =>
  names.filter((name) => !declared.has(name)).map((name) => `names “${name}”, which is not among the ${kind}`)
