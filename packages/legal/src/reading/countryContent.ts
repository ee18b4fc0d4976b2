import { CountryFile } from '@portal/contract'
import type { Dimension, LawPart, Matrix, Row } from '@portal/rules'
import { checkCountry } from '../checks/checkCountry.ts'
import { checkConditions, checkMatrices } from '../checks/checkMatrices.ts'
import { checkUnused } from '../checks/checkUnused.ts'
import type { Checked } from '../checks/problem.ts'
import { vocabularyOf } from '../checks/vocabulary.ts'
import { contentRef } from './contentRef.ts'
import { legalDocument } from './legalDocument.ts'
import { parseYaml } from './parseYaml.ts'
import type { Protocol } from './protocol.ts'
import { factsConfidence, providerMeasures } from './tables.ts'

/** A country's law together with the information shown about it. */
export type CountryContent = Omit<CountryFile, 'matrices' | 'obligations' | 'locks'> & {
  readonly file: string
  readonly sha256: string
  /** The file as its author wrote it, with every shorthand expanded. */
  readonly source: CountryFile
  readonly law: LawPart
}

/** Reads and checks one file of `countries/` against the treaty level. */
export function readCountry(name: string, text: string, protocol: Protocol): Checked<CountryContent> {
  const file = `countries/${name}.yaml`
  const { value, problems } = parseYaml(file, text, CountryFile)
  return value ? checkedCountry(file, value, protocol) : { problems }
}

/** Builds a country's law from its file, with all problems found. */
export function checkedCountry(
  file: string,
  value: CountryFile,
  protocol: Pick<Protocol, 'dimensions' | 'providers' | 'layers'>,
): Required<Checked<CountryContent>> {
  const dimensions = dimensionsOf(value)
  const vocabulary = vocabularyOf({
    dimensions: [...protocol.dimensions.filter(({ id }) => id !== 'region'), ...dimensions],
    obligations: [...value.obligations, ...protocol.layers.scope.obligations],
    locks: value.locks,
    documents: [...value.documents, ...protocol.layers.scope.documents],
  })
  const problems = [
    ...checkCountry(file, value, vocabulary, protocol.providers),
    ...checkMatrices(file, 'provider', value.matrices, vocabulary),
    ...checkConditions(file, value.obligations, vocabulary),
    ...checkUnused(file, value),
  ]
  return { value: contentOf(file, value, dimensions), problems }
}

function dimensionsOf({ country, regions, conditions }: CountryFile): Dimension[] {
  const codes = regions.map(({ code }) => code)
  return [
    { id: 'provider', values: [country], changeable: false },
    { id: 'region', values: codes.length > 0 ? codes : ['whole'], changeable: false },
    ...conditions.map(({ id, changeable }): Dimension => ({ id, values: ['yes', 'no'], changeable, usual: 'no' })),
  ]
}

function contentOf(file: string, country: CountryFile, dimensions: readonly Dimension[]): CountryContent {
  const { matrices, obligations, locks, ...shown } = country
  const content = contentRef(country.country, country.version, country)
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
