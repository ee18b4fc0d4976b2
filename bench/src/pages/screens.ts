/** A main screen: how it is called in the report, and where it is. */
export type Screen = { name: string; path: string; isPublic?: boolean }

/** Ids of the demo data that occur in addresses. */
export type Ids = { completed: string; inProgress: string; document: string }

const DAYS = 'accessDate=2019-03-10&intendedUseDate=2026-12-01'
const CHOSEN = `countries=BR,CO,ZA,FR,JP&${DAYS}`

export const screensOf = ({ completed, inProgress, document }: Ids): Screen[] => [
  { name: 'sign-in', path: '/login', isPublic: true },
  { name: 'register', path: '/register', isPublic: true },
  { name: 'verify', path: '/verify', isPublic: true },
  { name: 'dashboard', path: '/' },
  { name: 'countries, cards', path: '/information-hub' },
  { name: 'countries, table', path: '/information-hub?view=table' },
  { name: 'countries, map', path: '/information-hub?view=map' },
  { name: 'countries, map of results', path: `/information-hub?view=map&map=result&${DAYS}` },
  { name: 'country', path: '/information-hub/countries/BR' },
  { name: 'country without law', path: '/information-hub/countries/KZ' },
  { name: 'legal references', path: '/information-hub/countries/BR/legal-references' },
  { name: 'legal documents', path: '/information-hub/countries/BR/legal-documents' },
  { name: 'document', path: `/information-hub/countries/BR/legal-documents/${document}` },
  { name: 'document search', path: '/information-hub/search' },
  { name: 'document search, found', path: '/information-hub/search?q=biodiversity' },
  { name: 'glossary', path: '/information-hub/glossary' },
  { name: 'compare, table', path: `/information-hub/compare-countries?${CHOSEN}` },
  { name: 'compare, map', path: `/information-hub/compare-countries?view=map&${CHOSEN}` },
  { name: 'compare, over time', path: `/information-hub/compare-countries?view=timeline&${CHOSEN}` },
  { name: 'news', path: '/news' },
  { name: 'assessments', path: '/assessment' },
  { name: 'form', path: `/assessment/${inProgress}` },
  { name: 'review and result', path: `/assessment/${completed}` },
  { name: 'report', path: `/assessment/${completed}/report` },
  { name: 'what-if', path: `/assessment/${completed}/what-if` },
  { name: 'history', path: `/assessment/${completed}/history` },
  { name: 'compare assessments', path: `/assessment/compare?a=${completed}&b=${inProgress}` },
  { name: 'users', path: '/user-management' },
  { name: 'user groups', path: '/user-groups' },
  { name: 'accounts', path: '/accounts' },
  { name: 'audit log', path: '/audit-log' },
  { name: 'settings', path: '/settings' },
]
