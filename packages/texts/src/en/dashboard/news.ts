/** News and the counters of parties, on their own screen and on the dashboard. */
export const news = {
  map: 'World map of the parties to the Nagoya Protocol',
  mapNote: 'The map shows territories too, each with its own status; the numbers above count none of them.',
  title: 'News',
  lead: 'What changed in the law, in the treaties and in this portal during the last two years, newest first.',
  inEnglish: 'The texts of the news are in English.',
  parties: 'Parties to the Nagoya Protocol',
  counters: {
    party: 'Party',
    ratified: 'Ratified but not yet party',
    non_party: 'Non-party',
    notVerified: 'Not verified, not counted',
  },
  asOf: 'States and the EU, compiled on {{day}} from sources that may be older: not the position of that day.',
  whoTheyAre: 'Who they are, and how far that is known',
  kinds: { content: 'From the field', version: 'Law in the portal', treaty: 'Treaty status' },
  differences: 'What changed',
  source: 'Source (opens outside the portal)',
  empty: {
    title: 'No news of the last two years',
    hint: 'New laws, treaty changes and new versions of the content will be listed here.',
  },
} as const
