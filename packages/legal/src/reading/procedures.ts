import {
  type CountryProcedure,
  LETTER_LANGUAGES,
  type LinkKindOf,
  type Procedure,
  ProcedureFile,
  WEB_ADDRESS,
} from '@portal/contract'
import type { Checked, Problem } from '../checks/problem.ts'
import { parseYaml } from './parseYaml.ts'
import { readText, yamlFiles } from './readFolder.ts'

/**
 * The names that procedures may use: those available to all, and for a country's procedures also its own obligations
 * and documents.
 */
type Nameable = {
  readonly countries: ReadonlySet<string>
  readonly ofAll: Declared
  readonly ofCountry: (code: string) => Declared | undefined
  readonly linkKindOf: LinkKindOf
}
type Declared = {
  readonly obligations: readonly { id: string }[]
  readonly documents: readonly { id: string; kind: string; language: readonly string[] }[]
}

const FOLDER = 'procedures'
/** The file of the procedures that belong to no country. */
const INSTRUMENTS = 'instruments'

/** Reads `procedures/` and checks it against the rest of the content. `only` restricts it to files of these names. */
export function readProcedures(
  folder: string,
  nameable: Nameable,
  only?: readonly string[],
): Checked<readonly CountryProcedure[]> {
  const names = yamlFiles(folder, FOLDER).filter((name) => !only || only.includes(name))
  const files = names.map((name) => readFile(folder, name, nameable))
  const value = files.flatMap((file) => file.value ?? [])
  return { value, problems: [...files.flatMap(({ problems }) => problems), ...repeated(value)] }
}

function readFile(folder: string, name: string, nameable: Nameable): Checked<readonly CountryProcedure[]> {
  const file = `${FOLDER}/${name}.yaml`
  const { value, problems } = parseYaml(file, readText(folder, file), ProcedureFile)
  if (!value) return { problems }
  const read = checkedProcedures(file, value, nameable)
  return { value: read.value, problems: [...checkCountry(file, name, value, nameable), ...read.problems] }
}

type Procedures = Pick<ProcedureFile, 'country' | 'languages' | 'procedures'>

/** Procedures as they are served, with the names in them that nothing has. */
export function checkedProcedures(
  file: string,
  { procedures, ...of }: Procedures,
  nameable: Omit<Nameable, 'countries'>,
): Required<Checked<CountryProcedure[]>> {
  const languages = languagesOf(of, nameable)
  const value = procedures.map((procedure) => ({
    ...procedure,
    country: of.country ?? null,
    languages,
    linkKinds: linkKindsOf(procedure, nameable.linkKindOf),
  }))
  const problems = value.flatMap((procedure) =>
    reasonsAgainst(procedure, nameable).map((reason) => ({ file, at: procedure.id, reason })),
  )
  return { value, problems }
}

/** English, and the languages of the country's law; for treaties, all languages. */
function languagesOf(
  { country, languages = [] }: Omit<Procedures, 'procedures'>,
  { ofCountry }: Pick<Nameable, 'ofCountry'>,
) {
  const documents = (country && ofCountry(country)?.documents) || []
  const ofLaw = documents.filter(({ kind }) => kind !== 'treaty').flatMap(({ language }) => language)
  return LETTER_LANGUAGES.filter((one) => one === 'en' || languages.includes(one) || ofLaw.includes(one))
}

/** The kind of each link in a procedure: of its authority, its system, its forms and its source. */
function linkKindsOf({ authority, system, forms = [], source }: Procedure, linkKindOf: LinkKindOf) {
  const ofAuthority = [authority, system, ...forms].flatMap((one) => one?.url ?? [])
  const ofSource = source.split(WEB_ADDRESS).filter((piece) => URL.canParse(piece))
  return Object.fromEntries([
    ...ofSource.map((url) => [url, linkKindOf(url)] as const),
    ...ofAuthority.map((url) => [url, linkKindOf(url, 'authority')] as const),
  ])
}

function checkCountry(file: string, name: string, { country }: ProcedureFile, { countries }: Nameable): Problem[] {
  if (!country) {
    return name === INSTRUMENTS ? [] : [{ file, reason: `names no country: only ${INSTRUMENTS}.yaml has none` }]
  }
  const named = `${FOLDER}/${country.toLowerCase()}.yaml`
  return [
    ...(file === named ? [] : [{ file, reason: `is the file of ${country}: name it ${named}` }]),
    ...(countries.has(country) ? [] : [{ file, reason: `country ${country} is not in protocol/treaties.csv` }]),
  ]
}

function reasonsAgainst(
  { id, country, for: concerned, basis = [] }: CountryProcedure,
  nameable: Pick<Nameable, 'ofAll' | 'ofCountry'>,
): string[] {
  const own = country === null ? undefined : nameable.ofCountry(country)
  const prefix = country === null ? '' : `${country.toLowerCase()}-`
  const cited = basis.flatMap((one) => ('document' in one ? [one.document] : []))
  return [
    ...(id.startsWith(prefix) ? [] : [`has a name that must begin with “${prefix}”`]),
    ...unknown('duties', concerned.obligations, [...nameable.ofAll.obligations, ...(own?.obligations ?? [])]),
    ...unknown('documents', cited, [...nameable.ofAll.documents, ...(own?.documents ?? [])]),
  ]
}

const unknown = (kind: 'duties' | 'documents', names: readonly string[], declared: readonly { id: string }[]) =>
  names
    .filter((name) => !declared.some(({ id }) => id === name))
    .map((name) => `names “${name}”, which is not among the ${kind}`)

const repeated = (procedures: readonly CountryProcedure[]): Problem[] =>
  procedures
    .filter(({ id }, index) => procedures.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => ({ file: FOLDER, at: id, reason: 'stands there twice' }))
