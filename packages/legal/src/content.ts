import type {
  Annex1File,
  CountryFile,
  CountryProcedure,
  GoldenCase,
  IntendedUse,
  LayerFile,
  LinkKindOf,
  ProtocolFile,
  Survey,
  Treaty,
  VersionProcedures,
} from '@portal/contract'
import type { Law, LawPart, SurveyContext } from '@portal/rules'
import type { Checked, Problem } from './checks/problem.ts'
import type { CountryContent } from './law/countryContent.ts'
import type { TreatyLevel } from './law/treatyLevel.ts'
import type { Editorial } from './reading/editorial.ts'
import type { Protocol } from './reading/protocol.ts'

/** All shipped law, after its checks. */
export type Content = {
  /** The treaty level: scope, place of use, treaty tables, and the matrix for countries that have not been assessed. */
  readonly protocol: LawPart
  /** By ISO 3166-1 alpha-2 code in capitals; `XZ` is the high seas. */
  readonly countries: ReadonlyMap<string, CountryContent>
  readonly dimensions: Protocol['dimensions']
  /** The kind of a link, derived from its host. */
  readonly linkKindOf: LinkKindOf
  /** Every code that can be chosen as provider, whether assessed or not. */
  readonly providers: readonly string[]
  readonly treaties: readonly Treaty[]
  /** The territories that are under the Nagoya Protocol through their State, with that State. */
  readonly states: NonNullable<SurveyContext['states']>
  /** The metadata of the treaty table, with its date. */
  readonly treatiesAbout: ProtocolFile['treaties']
  readonly uses: readonly IntendedUse[]
  readonly annex1: Annex1File
  readonly survey: Survey
  readonly editorial: Editorial
  /** Treaties and other instruments above the countries. */
  readonly documents: LayerFile['documents']
  /** Procedures before authorities, of all countries and of the instruments above them. */
  readonly procedures: readonly CountryProcedure[]
  /**
   * The law for these providers: the treaty level joined with theirs. A provider without a file counts as not assessed:
   * AMBER.
   */
  readonly lawFor: (providers: readonly string[]) => Law
  /** What the proof of a country's law reads of the treaty level. */
  readonly treaty: TreatyLevel
  /** The law from a country file that is not shipped, with its problems: the same proof that shipped files undergo. */
  readonly proveCountry: (file: CountryFile) => Required<Checked<CountryContent>>
  /** The same for the house rules of an account. */
  readonly proveHouse: (file: CountryFile) => Required<Checked<LawPart>>
  /** The procedures of a version as served, with the names in them that nothing has. */
  readonly checkProcedures: (file: CountryFile, own: VersionProcedures) => Required<Checked<CountryProcedure[]>>
  /** Golden cases that such a law does not decide as expected, and those of these rows that decide in none that holds. */
  readonly proveCases: (file: CountryFile, cases: readonly GoldenCase[], rows: readonly string[]) => Problem[]
  /** The shipped golden cases of a country, read when they are needed. */
  readonly casesOf: (country: string) => GoldenCase[]
}
