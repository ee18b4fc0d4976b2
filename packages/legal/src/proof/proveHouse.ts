import type { CountryFile } from '@portal/contract'
import {
  analyseMatrix,
  type ContentRef,
  compile,
  type Finding,
  joinLaw,
  type LawPart,
  type Matrix,
} from '@portal/rules'
import { checkLengths } from '../checks/checkLengths.ts'
import { checkMatrices } from '../checks/checkMatrices.ts'
import { checkObligations } from '../checks/checkObligations.ts'
import { checkUnique } from '../checks/checkUnique.ts'
import { checkUnused } from '../checks/checkUnused.ts'
import type { Checked, Problem } from '../checks/problem.ts'
import { vocabularyOf } from '../checks/vocabulary.ts'
import type { TreatyLevel } from '../law/treatyLevel.ts'

const FILE = 'house rules'

/**
 * Builds the house rules of an account, with everything that keeps them from being used. They may only add to the law:
 * no green row, no light where no rule fits, and none of the powers of scope.
 */
export function provenHouse(house: CountryFile, treaty: TreatyLevel, content: ContentRef): Required<Checked<LawPart>> {
  const { matrices, obligations, locks } = house
  const value: LawPart = {
    content,
    dimensions: [],
    tables: [],
    layers: { house: matrices.filter(({ rows }) => rows.length > 1).map(asHouse) },
    obligations,
    locks,
    documents: [{ id: SOURCE, title: house.name }],
  }
  const vocabulary = vocabularyOf({
    dimensions: treaty.dimensions
      .filter(({ id }) => id !== 'region')
      .map((dimension) => (dimension.id === 'provider' ? { ...dimension, values: treaty.providers } : dimension)),
    obligations: [...obligations, ...treaty.obligations],
    locks,
    documents: [],
  })
  const problems = [
    ...checkForm(house),
    ...checkMatrices(FILE, 'house', matrices, vocabulary),
    ...checkLengths(FILE, house),
    ...checkObligations([{ file: FILE, part: value }]),
    ...checkUnused(FILE, house),
    ...checkUnique([
      { file: 'protocol', part: treaty.part },
      { file: FILE, part: value },
    ]),
  ]
  return { value, problems: problems.length > 0 ? problems : matrices.flatMap((matrix) => deadRows(matrix, treaty)) }
}

/** What a house rule stands on, wherever it is cited: the house rules themselves, and no law. */
const SOURCE = 'zz-house'

const asHouse = (matrix: Matrix): Matrix => ({
  ...matrix,
  rows: matrix.rows.map((row) => ({
    ...row,
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    then: { ...row.then, basis: row.then.status ? [{ document: SOURCE }] : [] },
  })),
})

/** What a country's file has and house rules have not. */
function checkForm({ matrices, obligations, locks, documents, conditions, ...file }: CountryFile): Problem[] {
  const { regions, measures, authorities } = file
  const others = Object.entries({ documents, conditions, regions, measures, authorities })
  const rows = matrices.flatMap((matrix) => matrix.rows)
  const ids = [...matrices, ...rows, ...obligations, ...locks].map(({ id }) => id)
  return [
    ...(matrices.length === 1 ? [] : [{ file: FILE, reason: 'have exactly one table' }]),
    ...others
      .filter(([, list]) => list.length > 0)
      .map(([at]) => ({ file: FILE, at, reason: 'belong to the law of a country, not to house rules' })),
    ...matrices
      .filter(({ covers }) => covers !== undefined)
      .map(({ id: at }) => ({ file: FILE, at, reason: 'says what it is about: house rules say so in their rows' })),
    ...obligations
      .filter(({ when }) => when !== undefined)
      .map(({ id: at }) => ({ file: FILE, at, reason: 'is a duty of a house rule: say in the rows when it applies' })),
    ...ids
      .filter((id) => !id.startsWith('zz-'))
      .map((at) => ({ file: FILE, at, reason: 'has a name that must begin with “zz-”' })),
  ]
}

/** Rows that no facts reach, because those above them take them all. */
function deadRows(matrix: Matrix, { part, providers }: TreatyLevel): Problem[] {
  const dimensions = part.dimensions.map((one) => (one.id === 'provider' ? { ...one, values: providers } : one))
  const law = joinLaw([
    { ...part, dimensions },
    { ...part, ...NOTHING, layers: { house: [withoutDuties(matrix)] } },
  ])
  return analyseMatrix(compile(law), matrix.id, [{}])
    .filter((finding): finding is Extract<Finding, { kind: 'dead' }> => finding.kind === 'dead')
    .map(({ row, shadowedBy }) => ({
      file: FILE,
      at: row,
      reason: `never applies: ${shadowedBy.join(', ')} above it fits first`,
      place: { matrix: matrix.id, row },
    }))
}

const NOTHING = { dimensions: [], tables: [], obligations: [], locks: [], documents: [] }

const withoutDuties = ({ rows, ...matrix }: Matrix): Matrix => ({
  ...matrix,
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  rows: rows.map((row) => ({ ...row, then: { ...row.then, obligations: [], locks: [] } })),
})
