import { CountryFile, type LinkKindOf, linkKind, withoutSources } from '@portal/contract'
import { joinLaw } from '@portal/rules'
import { checkDays, checkLinks } from './checks/checkLinks.ts'
import { checkClosers, checkObligations } from './checks/checkObligations.ts'
import { checkUnique } from './checks/checkUnique.ts'
import { type Checked, ContentError } from './checks/problem.ts'
import type { Content } from './content.ts'
import { type CountryContent, checkedCountry } from './law/countryContent.ts'
import type { CountryVocabulary, TreatyLevel } from './law/treatyLevel.ts'
import { askingOf, problemsOf } from './proof/prove.ts'
import { problemsOfCases } from './proof/proveCases.ts'
import { provenCountry } from './proof/proveCountry.ts'
import { provenHouse } from './proof/proveHouse.ts'
import { isProven } from './reading/builtLaw.ts'
import { contentRef } from './reading/contentRef.ts'
import { readEditorial } from './reading/editorial.ts'
import { parseYaml } from './reading/parseYaml.ts'
import { statesOf } from './reading/partyStatus.ts'
import { checkedProcedures, readProcedures } from './reading/procedures.ts'
import { declarations, HIGH_SEAS, type Protocol, readProtocol } from './reading/protocol.ts'
import { protocolPart } from './reading/protocolPart.ts'
import { readCases } from './reading/readCases.ts'
import { readText, SHIPPED, yamlFiles } from './reading/readFolder.ts'

/**
 * Reads, checks and proves the content of a folder; the proof of a build is not repeated for the same law. Throws a
 * ContentError that names every file, row and reason.
 */
export function loadContent(folder: string = SHIPPED): Content {
  const { value: content, problems } = readContent(folder)
  if (!content || problems.length > 0) throw new ContentError(problems)

  const law = content.lawFor([...content.countries.keys()])
  if (isProven(law.content)) return content
  const unproven = problemsOf(law, askingOf(content), fileOfMatrix(content))
  if (unproven.length > 0) throw new ContentError(unproven)
  return content
}

/**
 * Reads and checks without proof. `only` restricts it to these country files, so that one can be written while others
 * are broken.
 */
export function readContent(folder: string, only?: readonly string[]): Checked<Content> {
  const read = readProtocol(folder)
  const editorial = readEditorial(folder)
  const protocol = read.value
  if (!protocol || !editorial.value) return { problems: [...read.problems, ...editorial.problems] }

  const vocabulary = vocabularyFor(protocol)
  const names = yamlFiles(folder, 'countries')
  const files = names
    .filter((name) => !only || only.includes(name))
    .map((name) => readCountry(name, readText(folder, `countries/${name}.yaml`), vocabulary))
  const countries = files.flatMap(({ value }) => (value ? [value] : []))
  const assessed = new Set(names.map((name) => name.toUpperCase()))
  const law = contentOf(protocol, countries, assessed)
  const procedures = readProcedures(folder, { ...nameable(protocol, law.countries), linkKindOf: law.linkKindOf }, only)
  const casesOf = (code: string) => readCases(folder, code.toLowerCase()).value ?? []
  const content = { ...law, editorial: editorial.value, procedures: procedures.value ?? [], casesOf }
  const parts = [
    { file: 'protocol', part: content.protocol },
    ...countries.map(({ file, law }) => ({ file, part: law })),
  ]
  return {
    value: content,
    problems: [
      ...read.problems,
      ...editorial.problems,
      ...procedures.problems,
      ...files.flatMap(({ problems }) => problems),
      ...checkUnique(parts),
      ...checkObligations(parts),
      ...checkClosers(parts),
      ...checkLinks(countries, protocol.hosts),
      ...checkDays(countries, content.procedures, new Date().toISOString().slice(0, 10)),
    ],
  }
}

function contentOf(
  protocol: Protocol,
  countries: readonly CountryContent[],
  assessed: ReadonlySet<string>,
): Omit<Content, 'editorial' | 'procedures' | 'casesOf'> {
  const { dimensions, providers, treaties, uses, annex1, survey } = protocol
  const part = protocolPart(protocol, assessed)
  const states = statesOf(treaties)
  const treaty: TreatyLevel = { ...vocabularyFor(protocol), part, survey, uses, annex1, states }
  const byCode = new Map(countries.map((country) => [country.country, country]))
  const linkKindOf: LinkKindOf = (url, of) => linkKind(protocol.hosts, url, of)
  return {
    protocol: part,
    countries: byCode,
    dimensions,
    providers,
    treaties,
    states,
    treatiesAbout: protocol.about.treaties,
    documents: declarations(protocol.layers).documents,
    linkKindOf,
    uses,
    annex1,
    survey,
    lawFor: (codes) => joinLaw([part, ...codes.flatMap((code) => byCode.get(code)?.law ?? [])]),
    treaty,
    proveCountry: (country) => provenCountry(country, treaty, countryRef(country)),
    proveHouse: (house) => provenHouse(house, treaty, countryRef(house)),
    checkProcedures: (file, own) =>
      checkedProcedures(
        file.country,
        { ...own, country: file.country, procedures: own.procedures.map(withoutSources) },
        { ofAll: declarations(protocol.layers), ofCountry: () => file, linkKindOf },
      ),
    proveCases: (country, cases, rows) => problemsOfCases(country, treaty, countryRef(country), { cases, rows }),
  }
}

const nameable = ({ treaties, layers }: Protocol, countries: Content['countries']) => ({
  countries: new Set([...treaties.map(({ iso2 }) => iso2), HIGH_SEAS]),
  ofAll: declarations(layers),
  ofCountry: (code: string) => countries.get(code)?.source,
})

const vocabularyFor = ({ dimensions, providers, layers }: Protocol): CountryVocabulary => ({
  dimensions,
  providers,
  obligations: layers.scope.obligations.map(({ id, kind }) => ({ id, ...(kind && { kind }) })),
  documents: layers.scope.documents.map(({ id }) => ({ id })),
})

/** Maps a matrix to the file that contains it, for the messages of problems. */
export function fileOfMatrix({ countries }: Content): (matrix: string) => string {
  const files = new Map(
    [...countries.values()].flatMap(({ file, law }) =>
      (law.layers.provider ?? []).map((matrix) => [matrix.id, file] as const),
    ),
  )
  return (matrix) => files.get(matrix) ?? 'protocol'
}

/** Reads and checks one file of `countries/` against the treaty level. */
function readCountry(name: string, text: string, treaty: CountryVocabulary): Checked<CountryContent> {
  const file = `countries/${name}.yaml`
  const { value, problems } = parseYaml(file, text, CountryFile)
  return value ? checkedCountry(file, value, treaty, countryRef(value)) : { problems }
}

export const countryRef = (file: CountryFile) => contentRef(file.country, file.version, file)
