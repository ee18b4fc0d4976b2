import type { CountryFile } from '@portal/contract'
import type { ContentRef, Dimension, LawPart, Matrix, Row } from '@portal/rules'
import { checkCountry } from '../checks/checkCountry.ts'
import { checkLengths } from '../checks/checkLengths.ts'
import { checkConditions, checkMatrices } from '../checks/checkMatrices.ts'
import { checkUnused } from '../checks/checkUnused.ts'
import type { Checked } from '../checks/problem.ts'
import { vocabularyOf } from '../checks/vocabulary.ts'
import { legalDocument } from './legalDocument.ts'
import { factsConfidence, providerMeasures } from './tables.ts'
import type { CountryVocabulary } from './treatyLevel.ts'

/** A country's law together with the information shown about it. */
export type CountryContent = Omit<CountryFile, 'matrices' | 'obligations' | 'locks'> & {
  readonly file: string
  readonly sha256: string
  /** The file as its author wrote it, with every shorthand expanded. */
  readonly source: CountryFile
  readonly law: LawPart
}

/** Builds a country's law from its file, with all problems found. `content`: the reference that decisions name. */
export function checkedCountry(
  file: string,
  value: CountryFile,
  treaty: CountryVocabulary,
  content: ContentRef,
): Required<Checked<CountryContent>> {
  const dimensions = dimensionsOf(value)
  const vocabulary = vocabularyOf({
    dimensions: [...treaty.dimensions.filter(({ id }) => id !== 'region'), ...dimensions],
    obligations: [...value.obligations, ...treaty.obligations],
    locks: value.locks,
    documents: [...value.documents, ...treaty.documents],
  })
  const problems = [
    ...checkCountry(file, value, vocabulary, treaty.providers),
    ...checkMatrices(file, 'provider', value.matrices, vocabulary),
    ...checkConditions(file, value.obligations, vocabulary),
    ...checkUnused(file, value),
    ...checkLengths(file, value),
  ]
  return { value: contentOf(file, value, dimensions, content), problems }
}

function dimensionsOf({ country, regions, conditions }: CountryFile): Dimension[] {
  const codes = regions.map(({ code }) => code)
  return [
    { id: 'provider', values: [country], changeable: false },
    { id: 'region', values: codes.length > 0 ? codes : ['whole'], changeable: false },
    ...conditions
      .filter(({ places }) => !places)
      .map(({ id, changeable }): Dimension => ({ id, values: ['yes', 'no'], changeable, usual: 'no' })),
  ]
}

function contentOf(
  file: string,
  country: CountryFile,
  dimensions: readonly Dimension[],
  content: ContentRef,
): CountryContent {
  const { matrices, obligations, locks, ...shown } = country
  const law = {
    content,
    dimensions,
    tables: [providerMeasures(country), factsConfidence([country.country], country.confidence)],
    layers: { provider: matrices.map((matrix) => ofCountry(country.country, matrix)) },
    obligations,
    locks,
    documents: country.documents.map(legalDocument),
  }
  return { ...shown, file, sha256: content.sha256, source: country, law }
}

/** Restricts a matrix to its country and gives each row without a trigger of its own the default one. */
const ofCountry = (country: string, matrix: Matrix): Matrix => ({
  ...matrix,
  covers: { ...matrix.covers, provider: [country] },
  rows: matrix.rows.map((row) => ({ ...row, trigger: row.trigger ?? triggerOf(row) })),
})

const triggerOf = ({ when }: Row) => (when.some((box) => 'useDate' in box) ? 'use' : 'access')
