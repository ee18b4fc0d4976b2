import type { informationHub as english } from '../../en/information-hub/information-hub.ts'
import type { Translation } from '../../translation.ts'
import { glossary } from './glossary.ts'

export const informationHub: Translation<typeof english> = {
  failure: 'Le contenu n’a pas pu être chargé.',
  noMatches: 'Aucun résultat',
  asOf: 'Faits au {{day}}',
  asOfDays: 'Faits du {{first}} au {{last}}, selon le pays',
  lawInEnglish: 'Le droit, ses régions, ses autorités et le détail de ses procédures sont décrits en anglais.',
  noAdvice: 'Ceci n’est pas un conseil juridique.',
  use: 'Utilisation prévue',
  useOf: 'Utilisation prévue : {{use}}.',
  days: 'Matériel auquel on accède le {{accessDate}} et utilisé à partir du {{intendedUseDate}}.',
  accessDate: 'Date d’accès',
  intendedUseDate: 'Date de l’utilisation prévue',
  badDay: '« {{day}} » n’est pas un jour réel. Choisissez-en un.',
  placeOfUse: 'un lieu d’utilisation, pas un fournisseur',
  partyStatus: {
    party: 'Partie',
    ratified: 'Ratifié, pas encore Partie',
    non_party: 'Non-Partie',
    unknown: 'Non vérifié',
    none: 'Pas un État : pas de statut de Partie',
  },
  partyDated: { party: 'Partie depuis le {{day}}', ratified: 'Ratifié, Partie à compter du {{day}}' },
  confidence: {
    high: 'Fiabilité : élevée',
    medium: 'Fiabilité : moyenne',
    low: 'Fiabilité : faible, non vérifiée',
  },
  referenceCase:
    'Pour le cas de référence : une plante, in situ, terrain privé, utilisateur étranger, commercial, sans documents, sans connaissances traditionnelles, « non » à toutes les conditions du pays, la région la plus stricte ; le seul droit du fournisseur.',
  documentStatus: {
    not_yet_in_force: 'Pas encore en vigueur',
    in_force: 'En vigueur',
    repealed: 'Abrogé',
    unknown: 'Dates inconnues',
    draft: 'N’est pas le droit en vigueur',
  },
  documentDays: { adopted: 'adopté le {{day}}', inForce: 'en vigueur le {{day}}', repealed: 'abrogé le {{day}}' },
  lawStatus: {
    unknown: 'Pas encore évalué',
    unclear: 'Pas clair d’après les sources',
    no_law: 'Pas de loi',
    no_law_draft: 'Pas de loi, mais un projet',
    abs_law: 'Loi APA',
    abs_law_new_draft: 'Loi APA avec un nouveau projet',
    union: 'Laissé à ses États membres',
  },
  glossary,
}
