import { paths } from '../paths.ts'

/** The article of the guide about a screen, by the beginning of its address; the longest that fits counts. */
const ARTICLES: readonly (readonly [string, string])[] = [
  [paths.dashboard, 'record'],
  [paths.myTurn, 'locks'],
  [paths.due, 'duties'],
  [paths.papers, 'evidence'],
  ['/law-changes', 'lawChanges'],
  [paths.assessments, 'list'],
  [`${paths.assessments}/`, 'record'],
  [paths.importList, 'importing'],
  [paths.settings, 'account'],
  [paths.informationHub, 'countries'],
  [paths.documentSearch, 'search'],
  [paths.compareCountries, 'search'],
  [paths.glossary, 'papers'],
  [paths.news, 'lawChanges'],
  [paths.userManagement, 'people'],
  [paths.userGroups, 'roles'],
  [paths.accounts, 'roles'],
  [paths.security, 'security'],
  [paths.auditLog, 'audit'],
  [paths.addFactor, 'account'],
]

/** The article about a part of a case or of a country, by its name in the address. */
const PARTS: { readonly [part: string]: string | undefined } = {
  'what-if': 'whatIf',
  letters: 'letters',
  report: 'report',
  history: 'lawChanges',
  'legal-documents': 'sources',
  'legal-references': 'sources',
}

/** The address of the help about a screen; a page of the guide is its own. */
export function helpFor(pathname: string): string {
  if (pathname.startsWith(paths.help())) return pathname
  const [part] = pathname.split('/').flatMap((name) => PARTS[name] ?? [])
  if (part) return paths.help(part)
  const [, article] = ARTICLES.filter(([path]) => pathname.startsWith(path)).toSorted(
    ([one], [other]) => other.length - one.length,
  )[0] ?? [undefined, 'record']
  return paths.help(article)
}
