import type * as english from '../../en/information-hub/countries.ts'
import type { Translation } from '../../translation.ts'

export const countries: Translation<typeof english.countries> = {
  title: 'Pays',
  lead: 'Le droit de {{assessed}} pays et territoires est évalué. Dans {{noLaw}}, nous avons cherché une loi sans en trouver.',
  leadNotAssessed_one: '{{count}} n’est pas évalué.',
  leadNotAssessed_other: '{{count}} ne sont pas évalués.',
  shades: {
    own: 'évalué, et vous avez du matériel de là-bas',
    assessed: 'évalué',
    noLaw: 'recherche faite, pas de loi APA trouvée ; les traités et projets sont indiqués',
    notAssessed: 'non évalué : gris n’est pas vert, personne n’a encore lu ce droit',
  },
  lineNote:
    'La ligne montre le résultat selon le jour d’accès : vert mince, orange moyen, rouge épais. Elle vaut pour une plante, in situ, un utilisateur étranger, commercial, sans documents ; le seul droit du fournisseur.',
  noneFound: 'pas de loi trouvée',
  groups: {
    noLaw: {
      title: 'Pas de loi APA trouvée',
      count_one: '{{count}} lieu',
      count_other: '{{count}} lieux',
      lead: 'Nous avons cherché une loi sans en trouver. Ce n’est pas la même chose que libre : des traités, des projets et d’autres lois peuvent s’appliquer.',
    },
    notAssessed: {
      title: 'Non évalué',
      count_one: '{{count}} lieu, sans résultat',
      count_other: '{{count}} lieux, sans résultat',
      lead: 'Personne n’a lu le droit de ces lieux. Un cas de là-bas ne repose que sur les traités ; adressez-vous au correspondant national, que le Centre d’échange indique pour chaque Partie.',
    },
  },
  own_one: '{{count}} des vôtres',
  own_other: '{{count}} des vôtres',
  search: 'Trouver un pays',
  searchHint: 'Nom ou code, comme Brésil ou BR',
  found_one: '{{count}} pays ou territoire sur {{all}}',
  found_other: '{{count}} pays et territoires sur {{all}}',
  filtering_one: 'Filtres ({{count}} choisi)',
  filtering_other: 'Filtres ({{count}} choisis)',
  filtering_zero: 'Filtres',
  view: 'Présentation',
  views: { cards: 'Fiches', table: 'Tableau', map: 'Carte' },
  filters: { q: 'Recherche', region: 'Région', party: 'Protocole de Nagoya', law: 'Droit', confidence: 'Fiabilité' },
  confidences: { high: 'Élevée', medium: 'Moyenne', low: 'Faible, non vérifiée', none: 'Non évalué' },
  noRegion: 'Sans région',
  documents_one: '{{count}} document',
  documents_other: '{{count}} documents',
  english: 'texte officiel en anglais',
  inactiveFor: 'Inactif : {{missing}}',
  lacks: {
    law: 'pas de loi',
    unknownLaw: 'droit pas encore évalué',
    decisionMatrices: 'pas de matrices de décision',
    legalDocuments: 'pas de documents juridiques',
  },
  emptiedBy: 'Aucun pays ne correspond à tous vos choix. « {{filter}} » n’en laisse aucun.',
  emptied: 'Aucun pays ne correspond à l’ensemble de vos choix.',
  without_one: 'Sans « {{filter}} » : {{count}} pays',
  without_other: 'Sans « {{filter}} » : {{count}} pays',
  clear: 'Afficher tous les pays',
  columns: {
    name: 'Pays',
    party: 'Protocole de Nagoya',
    law: 'Droit',
    line: 'Criblage, par date d’accès',
    today: 'Aujourd’hui',
    documents: 'Documents',
    confidence: 'Fiabilité',
    asOf: 'Lu le',
    own: 'Les vôtres',
  },
  mapOf: 'Les couleurs montrent',
  modes: { party: 'Statut de Partie', law: 'Droit', result: 'Résultat d’une utilisation' },
  notShown: 'Les résultats s’affichent lorsque les champs ci-dessus sont corrects.',
  mapLabel: {
    party: 'Carte mondiale des Parties au Protocole de Nagoya',
    law: 'Carte mondiale des lois d’accès',
    result: 'Carte mondiale du résultat pour l’utilisation et les dates choisies',
  },
}

export const map: Translation<typeof english.map> = {
  caption:
    'Formes : Natural Earth, simplifiées. Les frontières et les noms ne disent rien du statut d’un territoire. Faites glisser pour déplacer ; pincez, ou tenez Ctrl ou Cmd et tournez la molette, pour zoomer.',
  nowhere: 'Sans place sur la carte :',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  whole: 'Afficher le monde entier',
}
