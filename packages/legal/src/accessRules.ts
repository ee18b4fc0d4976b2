import { CountryFile } from '@portal/contract'
import { parseTreaties } from './reading/parseTreaties.ts'
import { parseYaml } from './reading/parseYaml.ts'
import { partyFrom } from './reading/partyStatus.ts'
import { HIGH_SEAS } from './reading/protocol.ts'
import { readText, SHIPPED, yamlFiles } from './reading/readFolder.ts'

/** Since when access rules have applied in the whole of a country, and since when it has been a Party to the Protocol. */
export type AccessRules = {
  readonly iso2: string
  readonly name: string
  readonly from: string
  readonly party: string | null
}

const HAS_MEASURES = /^measures:/m

/** The countries with access rules, earliest first. The files are not checked, so that a build need not wait for it. */
export function readAccessRules(): AccessRules[] {
  const treaties = parseTreaties('protocol/treaties.csv', readText(SHIPPED, 'protocol/treaties.csv')).value ?? []
  const parties = new Map(treaties.map((treaty) => [treaty.iso2, partyFrom(treaty)]))
  const rules = yamlFiles(SHIPPED, 'countries').flatMap((name): AccessRules[] => {
    const file = `countries/${name}.yaml`
    const text = readText(SHIPPED, file)
    const country = HAS_MEASURES.test(text) ? parseYaml(file, text, CountryFile).value : undefined
    const from = country && firstDay(country)
    if (!from || !country.lawStatus.startsWith('abs_law') || country.country === HIGH_SEAS) return []
    return [{ iso2: country.country, name: country.name, from, party: parties.get(country.country) ?? null }]
  })
  return rules.toSorted((a, b) => a.from.localeCompare(b.from) || a.name.localeCompare(b.name))
}

const firstDay = ({ measures }: CountryFile): string | undefined =>
  measures
    .filter(({ regions }) => regions === undefined)
    .map(({ from }) => from)
    .toSorted()[0]
