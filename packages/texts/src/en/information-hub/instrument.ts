/** A treaty or another document above the countries. */
export const instrument = {
  parties: 'Parties',
  partiesCount_one: '{{count}} party is known.',
  partiesCount_other: '{{count}} parties are known.',
  showParties: 'Show the parties',
  partySince: 'since {{day}}',
  noDay: 'day not known',
  articles: 'Articles',
  articlesLead: 'What each is about, and the rules that rest on it. They are read in every assessment that they fit.',
  noArticles: 'No article is noted, and no rule cites it.',
  notCited: 'No rule cites it.',
  whole: 'Article not verified',
  noColour: 'No result of its own',
} as const
