import { glossary } from './glossary.ts'

/** Texts about countries that several parts of the portal show; those of the screens of the hub are in `screens.ts`. */
export const informationHub = {
  failure: 'The Content cannot be loaded.',
  noMatches: "Sorry we couldn't find any matches",
  asOf: 'Facts as of {{day}}',
  asOfDays: 'Facts as of {{first}} to {{last}}, by country',
  lawInEnglish: 'The law, its regions and authorities and the details of its procedures are described in English.',
  noAdvice: 'This is not legal advice.',
  use: 'Intended use',
  useOf: 'Intended use: {{use}}.',
  days: 'Material accessed on {{accessDate}} and used from {{intendedUseDate}}.',
  accessDate: 'Date of access',
  intendedUseDate: 'Date of intended use',
  badDay: '"{{day}}" is not a real day. Choose one.',
  placeOfUse: 'a place of use, not a provider',
  partyStatus: {
    party: 'Party',
    ratified: 'Ratified but not yet party',
    non_party: 'Non-party',
    unknown: 'Not verified',
    none: 'Not a state: no party status',
  },
  partyDated: { party: 'Party since {{day}}', ratified: 'Ratified, party from {{day}}' },
  confidence: {
    high: 'Confidence: high',
    medium: 'Confidence: medium',
    low: 'Confidence: low, not verified',
  },
  referenceCase:
    'For the reference case: a plant, in situ, private land, foreign user, commercial, no papers, no traditional knowledge, all country conditions "no", the strictest region; the law of the provider alone.',
  documentStatus: {
    not_yet_in_force: 'Not yet in force',
    in_force: 'In force',
    repealed: 'Repealed',
    unknown: 'Dates not known',
    draft: 'Not law',
  },
  documentDays: { adopted: 'adopted {{day}}', inForce: 'in force {{day}}', repealed: 'repealed {{day}}' },
  lawStatus: {
    unknown: 'Not yet assessed',
    unclear: 'Not clear from the sources',
    no_law: 'No law',
    no_law_draft: 'No law but a draft',
    abs_law: 'ABS law',
    abs_law_new_draft: 'ABS law with a new draft',
    union: 'Left to its member states',
  },
  glossary,
} as const
