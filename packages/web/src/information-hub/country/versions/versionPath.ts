import { paths } from '../../../app/paths.ts'

/** The page of a country as a version that is not active has it. */
export const versionPath = (iso2: string, version: number): string =>
  `${paths.country(iso2)}?${new URLSearchParams({ version: String(version) })}`
