import { adminGuide } from './adminGuide.ts'
import { helpWords } from './helpWords.ts'
import { userGuide } from './userGuide.ts'
import { workGuide } from './workGuide.ts'

/** The guides for users and administrators, loaded with the first page of them. */
export const help = {
  contents: 'Contents of the guide',
  search: 'Search the guide',
  searchHint: 'Such as date, lock or PIC',
  onPage: 'On this page',
  none: 'Nothing in the guide has these words.',
  noneHint: 'Fewer words may find more. The glossary explains legal terms.',
  found_one: '{{count}} page fits these words',
  found_other: '{{count}} pages fit these words, best first',
  toGlossary: 'Glossary of legal terms',
  toExample: 'An example to play with',
  tour: {
    start: 'Take the two-minute tour',
    step: 'Tour, step {{at}} of {{count}}',
    back: 'Back',
    next: 'Next',
    skip: 'Skip the tour',
    end: 'End the tour',
    steps: {
      dashboard: {
        title: 'The dashboard',
        text: 'Here stands what waits for you: locks to release, duties that are due, and cases that a change of the law touched.',
      },
      assess: {
        title: 'Assess a use',
        text: 'An assessment is about one material and what you plan to do with it. Answer, and the next page opens below; “I don’t know” is an answer, too. What you typed is saved at once.',
      },
      list: {
        title: 'Find a case again',
        text: 'Filter by state, colour, country or owner, and save a view that you need often. Ticked rows can be exported, given to somebody else, or put together as reports.',
      },
      due: {
        title: 'What is due',
        text: 'Each thing to do from a result is a duty with a day and an owner. You are reminded before it is due, if you like.',
      },
      countries: {
        title: 'The law of a country',
        text: 'Each country answers “May I, and whom do I ask”, with its articles, its history and what could not be found out. Grey is not green: nobody has read that law yet.',
      },
      search: {
        title: 'Find anything',
        text: 'Touch the magnifying glass at the top, or press Ctrl K (on a Mac: Cmd K). Type a number, a country, a document or what you want to do.',
      },
      help: {
        title: 'Help',
        text: 'Every screen has its article here; “Help” in the navigation opens the one that fits. You can take this tour again from here.',
      },
    },
  },
  pictures: {
    place: 'The question for the provider country in the form, with the matching countries below the field.',
    use: 'The question for the intended use: a list to search, each use with one line of explanation.',
    result:
      'A result: the light with its sentence, the deciding article in the margin, the law line and what to do next.',
    report: 'The report as a page: decision, law line, facts and duties.',
    list: 'The list of assessments: one line a case, with filters above it.',
    country: 'The page of a country: the answer with its article, and the steps to get access.',
    documents: 'The document search with its hits and filters.',
    dashboard: 'The dashboard with what waits, what the law changed and what is due.',
  },
  chapters: {
    assess: 'Assess a use',
    result: 'After the result',
    law: 'The law and its sources',
    many: 'Many cases, and your account',
    administration: 'For administrators',
  },
  articles: { ...userGuide, ...workGuide, ...adminGuide },
  words: helpWords,
} as const
