/** The parts of a golden case, and the results that it expects. */
export const goldenCases = {
  colours: {
    GREEN: 'green',
    AMBER: 'amber',
    RED: 'red',
    silent: 'no colour',
    closed: 'not read',
    CONDITIONS: 'allowed on conditions',
    UNCLEAR: 'unclear',
    NONE: 'none',
  },
  layers: {
    scope: 'Colour of the treaty level',
    provider: 'Colour of the country',
    user: 'Colour of the place of work',
  },
  fields: {
    status: 'Result',
    verdict: 'Meaning',
    headline: 'Row under the light',
    rows: 'Rows',
    obligations: 'Duties',
    met: 'Duties met',
    locks: 'Locks',
    questions: 'Questions',
    lacks: 'Must not be there',
  },
} as const
