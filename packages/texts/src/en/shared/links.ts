/** Kinds of links outside the portal. */
export const links = {
  kinds: {
    official_text: 'Official text',
    official_translation: 'Official translation',
    authority: 'Authority’s website',
    clearing_house: 'Clearing-house page',
    third_party: 'Third-party account',
  },
  opens: '{{kind}} at {{host}}, opens outside the portal',
} as const
