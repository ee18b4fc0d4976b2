import { paths } from '../../shared/navigation/paths.ts'

/** The article of the guide about a screen, by the beginning of its address; the longest that fits counts. */
const ARTICLES: readonly (readonly [path: string, article: string, part?: string])[] = [
  [paths.dashboard, 'dashboard'],
  [paths.myTurn, 'locks', 'several'],
  [paths.due, 'duties'],
  [paths.papers, 'evidence', 'account'],
  ['/law-changes', 'lawChanges'],
  [paths.assessments, 'list'],
  [`${paths.assessments}/`, 'record'],
  [paths.importList, 'importing'],
  [paths.settings, 'account'],
  [paths.informationHub, 'countries'],
  [paths.documentSearch, 'search', 'documents'],
  [paths.compareCountries, 'search', 'compare'],
  [paths.sequences, 'search', 'sequences'],
  [paths.glossary, 'papers', 'kinds'],
  [paths.news, 'lawChanges'],
  [paths.userManagement, 'people'],
  [paths.userGroups, 'roles', 'groups'],
  [paths.accounts, 'roles'],
  [paths.account, 'security'],
  [paths.auditLog, 'audit'],
  [paths.legalContent, 'law'],
  [paths.houseRules, 'law'],
  [paths.addFactor, 'account', 'passkeys'],
  [paths.compareAssessments, 'list', 'several'],
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

/** The address of the help about a screen, or about the `open` part of it; a page of the guide is its own. */
export function helpFor(pathname: string, open?: string): string {
  if (pathname.startsWith(paths.help())) return pathname
  const [part] = pathname.split('/').flatMap((name) => PARTS[name] ?? [])
  if (open ?? part) return paths.help(open ?? part)
  const [, article, section] = ARTICLES.filter(([path]) => pathname.startsWith(path)).toSorted(
    ([one], [other]) => other.length - one.length,
  )[0] ?? [undefined, 'record']
  return paths.help(article) + (section ? `#${section}` : '')
}
