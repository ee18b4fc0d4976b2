import type { palette as english } from '../../en/shared/palette.ts'
import type { Translation } from '../../translation.ts'

export const palette: Translation<typeof english> = {
  open: 'Rechercher',
  finds: 'Numéro, pays, document, action',
  title: 'Rechercher et ouvrir',
  field: 'Numéro d’évaluation, pays, document, terme ou action',
  results: 'Résultats',
  recent: 'Vos dernières destinations',
  kinds: {
    assessment: 'Évaluations',
    country: 'Pays',
    document: 'Documents juridiques',
    procedure: 'Procédures',
    term: 'Glossaire',
    person: 'Personnes',
  },
  actions: 'Actions',
  start: 'Commencer une évaluation',
  also: {
    start: 'créer nouvelle nouveau ajouter dossier cas',
    go: 'ouvrir afficher voir aller',
    theme: 'apparence mode couleurs',
    logOut: 'quitter sortir déconnexion',
  },
  go: 'Aller à : {{screen}}',
  theme: 'Thème : {{theme}}',
  hint: 'Les flèches choisissent, Entrée ouvre, Échap ferme.',
  searching: 'Recherche en cours',
  none: 'Aucun résultat',
  noneHint: 'Essayez avec moins de lettres, un numéro comme 12 ou un code de pays.',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
}
