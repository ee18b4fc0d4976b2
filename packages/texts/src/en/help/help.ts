import { adminGuide } from './adminGuide.ts'
import { userGuide } from './userGuide.ts'

/** The guides for users and administrators, loaded with the first page of them. */
export const help = {
  contents: 'Contents of the guide',
  search: 'Search the guide',
  searchHint: 'Such as date, lock or PIC',
  onPage: 'On this page',
  none: 'Nothing in the guide has these words.',
  noneHint: 'Fewer words may find more. The glossary explains legal terms.',
  found_one: '{{count}} page has these words',
  found_other: '{{count}} pages have these words',
  toGlossary: 'Glossary of legal terms',
  chapters: {
    assess: 'Assess a use',
    result: 'After the result',
    law: 'The law and its sources',
    administration: 'For administrators',
  },
  articles: { ...userGuide, ...adminGuide },
} as const
