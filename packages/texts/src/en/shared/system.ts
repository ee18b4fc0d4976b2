export const system = {
  healthTitle: 'Health check',
  healthAnswers: 'The portal answers.',
  build: 'Build: {{number}}',
  healthSafe: 'Your data is safe: this page only reads.',
  notFound: '(404) Page NotFound',
  notFoundText: 'There is nothing at this address. It may have been moved or deleted, or the link may be incomplete.',
  notAllowed: 'You have no permission for this page. An administrator of your account can give it to you.',
  home: 'Go back to home',
  crash: 'Something went wrong on this page',
  crashSafe: 'What you saved before is safe. Try again; if it happens once more, go back to home and start from there.',
  retry: 'Try again',
  reloaded: 'The portal was renewed, and this page was loaded again. Your answers are kept.',
} as const

export const environment = {
  title: 'Environment:',
  local: 'local',
  staging: 'staging',
} as const

export const states = {
  loading: 'Loading',
  loadingLong: 'This takes longer than usual. You can wait, or come back later: nothing is lost.',
  retry: 'Try again',
  safe: 'Nothing was changed. What you saved before is safe.',
  unreachable: 'The portal cannot be reached. Check your connection.',
  instant: '{{day}} at {{time}}',
  generic: 'An error has occurred',
  unsaved: 'What you typed is not saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard it',
} as const
