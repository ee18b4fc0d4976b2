import {
  Annex1File,
  type ContentDimension,
  DimensionsFile,
  type IntendedUse,
  LayerFile,
  LinkHosts,
  ProtocolFile,
  Survey,
  type Treaty,
  UsesFile,
} from '@portal/contract'
import { checkConditions, checkMatrices } from '../checks/checkMatrices.ts'
import { checkSurvey } from '../checks/checkSurvey.ts'
import type { Checked, Problem } from '../checks/problem.ts'
import { type Vocabulary, vocabularyOf } from '../checks/vocabulary.ts'
import { bbnjParties, EUROPEAN_UNION } from '../law/tables.ts'
import { parseTreaties } from './parseTreaties.ts'
import { parseYaml } from './parseYaml.ts'
import { readText } from './readFolder.ts'

/** The high seas: a provider that is not a state. */
export const HIGH_SEAS = 'XZ'

/** The files of `protocol/` as parsed, before the countries are known. */
export type Protocol = {
  readonly about: ProtocolFile
  readonly dimensions: readonly ContentDimension[]
  readonly treaties: readonly Treaty[]
  readonly providers: readonly string[]
  readonly uses: readonly IntendedUse[]
  readonly annex1: Annex1File
  readonly survey: Survey
  readonly layers: { readonly scope: LayerFile; readonly provider: LayerFile; readonly user: LayerFile }
  readonly hosts: LinkHosts
  readonly vocabulary: Vocabulary
}

const LAYER_FILES = {
  scope: 'protocol/scope.yaml',
  provider: 'protocol/unassessed.yaml',
  user: 'protocol/place-of-use.yaml',
} as const

/** Reads and checks the treaty level. There is no value if a file cannot be read at all. */
export function readProtocol(folder: string): Checked<Protocol> {
  const yaml = <S extends Parameters<typeof parseYaml>[2]>(file: string, schema: S) =>
    parseYaml(file, readText(folder, file), schema)
  const about = yaml('protocol/protocol.yaml', ProtocolFile)
  const declared = yaml('protocol/dimensions.yaml', DimensionsFile)
  const treaties = parseTreaties('protocol/treaties.csv', readText(folder, 'protocol/treaties.csv'))
  const uses = yaml('protocol/uses.yaml', UsesFile)
  const annex1 = yaml('protocol/annex1.yaml', Annex1File)
  const survey = yaml('protocol/survey.yaml', Survey)
  const hosts = yaml('protocol/hosts.yaml', LinkHosts)
  const scope = yaml(LAYER_FILES.scope, LayerFile)
  const provider = yaml(LAYER_FILES.provider, LayerFile)
  const user = yaml(LAYER_FILES.user, LayerFile)
  const read = [about, declared, treaties, uses, annex1, survey, hosts, scope, provider, user]
  const problems = read.flatMap((one) => one.problems)
  if (!about.value || !declared.value || !treaties.value || !uses.value || !annex1.value || !survey.value) {
    return { problems }
  }
  if (!scope.value || !provider.value || !user.value || !hosts.value) return { problems }

  const layers = { scope: scope.value, provider: provider.value, user: user.value }
  const providers = [...treaties.value.map(({ iso2 }) => iso2).filter((iso2) => iso2 !== EUROPEAN_UNION), HIGH_SEAS]
  const users = bbnjParties(treaties.value).map(({ iso2 }) => iso2)
  const dimensions = withStates(declared.value, { provider: providers, userCountry: [...users, 'other'] })
  const vocabulary = vocabularyOf({ dimensions, ...declarations(layers) })
  const protocol = {
    about: about.value,
    dimensions,
    treaties: treaties.value,
    providers,
    uses: uses.value,
    annex1: annex1.value,
    survey: survey.value,
    layers,
    hosts: hosts.value,
    vocabulary,
  }
  return { value: protocol, problems: [...problems, ...checkProtocol(protocol)] }
}

/** The dimensions whose values are states of the treaty table. */
const withStates = (
  dimensions: readonly ContentDimension[],
  states: { readonly [dimension: string]: string[] | undefined },
) => dimensions.map((dimension) => ({ ...dimension, values: states[dimension.id] ?? dimension.values }))

/** The declarations shared by the three layer files. */
export const declarations = ({ scope, provider, user }: Protocol['layers']) => ({
  obligations: [scope, provider, user].flatMap((file) => file.obligations),
  locks: [scope, provider, user].flatMap((file) => file.locks),
  documents: [scope, provider, user].flatMap((file) => file.documents),
})

const checkProtocol = ({ layers, vocabulary, uses, survey, treaties }: Protocol): Problem[] => [
  ...(['scope', 'provider', 'user'] as const).flatMap((layer) =>
    checkMatrices(LAYER_FILES[layer], layer, layers[layer].matrices, vocabulary),
  ),
  ...(['scope', 'provider', 'user'] as const).flatMap((layer) =>
    checkConditions(LAYER_FILES[layer], layers[layer].obligations, vocabulary),
  ),
  ...checkUses('protocol/uses.yaml', uses, vocabulary),
  ...checkSurvey(survey),
  ...checkTreaties(treaties),
]

/** Every use that the law distinguishes is explained, and no other. */
function checkUses(file: string, uses: readonly IntendedUse[], { dimensions }: Vocabulary): Problem[] {
  const values = dimensions.get('use')
  const known = values === 'days' || !values ? new Set<string>() : values
  const explained = new Set(uses.map(({ id }) => id))
  return [
    ...uses.filter(({ id }) => !known.has(id)).map(({ id }) => ({ file, at: id, reason: 'is not a use of the law' })),
    ...[...known].filter((id) => !explained.has(id)).map((id) => ({ file, at: id, reason: 'is not explained' })),
  ]
}

const FILE = 'protocol/treaties.csv'

/** Each code is unique, and each territory belongs to a state of the table that is not a territory itself. */
function checkTreaties(treaties: readonly Treaty[]): Problem[] {
  const byCode = new Map(treaties.map((treaty) => [treaty.iso2, treaty]))
  return treaties.flatMap((treaty) => {
    const { iso2, parent } = treaty
    if (byCode.get(iso2) !== treaty) return [{ file: FILE, at: iso2, reason: 'stands twice' }]
    if (parent === null) return []
    const state = byCode.get(parent)
    if (!state) return [{ file: FILE, at: iso2, reason: `belongs to "${parent}", which is not in the table` }]
    return state.parent === null ? [] : [{ file: FILE, at: iso2, reason: `belongs to ${parent}, which is no state` }]
  })
}
