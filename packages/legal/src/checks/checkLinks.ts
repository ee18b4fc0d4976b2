import { type CountryFile, type CountryProcedure, kindsOfHost, type LinkHosts } from '@portal/contract'
import type { Problem } from './problem.ts'

/** Finds links of a kind that their host cannot have. */
export function checkLinks(files: readonly { file: string; source: CountryFile }[], hosts: LinkHosts): Problem[] {
  return files.flatMap(({ file, source }) =>
    source.documents
      .filter(({ url, linkKind }) => url && linkKind && !kindsOfHost(hosts, url).includes(linkKind))
      .map(({ id, url, linkKind }) => ({
        file,
        at: id,
        reason: `${url} cannot be ${linkKind}: its host is ${kindsOfHost(hosts, url ?? '').join(' or ')}`,
      })),
  )
}

/** Finds days in the future, on which nothing can have been read or reviewed yet. */
export function checkDays(
  files: readonly { file: string; source: Pick<CountryFile, 'asOf' | 'reviewed'> }[],
  procedures: readonly CountryProcedure[],
  today: string,
): Problem[] {
  const ofFiles = files.flatMap(({ file, source: { asOf, reviewed } }) => [
    ...future(file, 'asOf', asOf, today),
    ...future(file, 'reviewed', reviewed?.on, today),
  ])
  const ofProcedures = procedures.flatMap(({ id, country, readOn }) =>
    future(`procedures/${country?.toLowerCase() ?? 'instruments'}.yaml`, id, readOn, today),
  )
  return [...ofFiles, ...ofProcedures]
}

const future = (file: string, at: string, day: string | undefined, today: string): Problem[] =>
  day !== undefined && day > today ? [{ file, at, reason: `names the day ${day}, which is in the future` }] : []
