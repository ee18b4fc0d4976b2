export const dashboard = {
  title: 'Dashboard',
  lead: 'What happened lately, and where to start.',
  start: 'Where to start',
  assess: {
    title: 'Assess a use',
    text: 'A resource, where it came from, when, and what you want to do with it: the result follows as you answer.',
    action: 'Start an assessment',
  },
  find: {
    title: 'Your assessments',
    text: 'Go on where you stopped, look up a result, or print its report for the file.',
    action: 'Open the list',
  },
  read: {
    title: 'Read the result',
    text: 'Every colour comes with its reasons, each with the document and the article it stands on.',
  },
  events: 'What happened',
  empty: {
    title: 'Nothing has happened yet',
    hint: 'Assessments, locks and changes of the law will be listed here as they happen.',
  },
  more: 'Show more',
  count: '{{shown}} of {{count}}',
} as const
