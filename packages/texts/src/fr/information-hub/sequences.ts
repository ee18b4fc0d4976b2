import type { sequences as english } from '../../en/information-hub/sequences.ts'
import type { Translation } from '../../translation.ts'

export const sequences: Translation<typeof english> = {
  title: 'Séquences',
  lead: 'Donnez des numéros d’accès ; vous lirez ce que le droit de leurs pays dit des données de séquences.',
  numbers: 'Numéros d’accès',
  numbersHelp:
    'Un par ligne, 500 au plus. Le pays et le jour de la collecte peuvent figurer à côté, copiés d’un tableur ou séparés par des points-virgules ou des virgules.',
  intent: 'Y a-t-il une intention commerciale ?',
  intents: {
    commercial: 'Oui, ou les deux',
    non_commercial: 'Non',
  },
  cali: 'Fonds de Cali',
  caliLead:
    'Les Parties à la Convention sur la diversité biologique demandent une contribution aux entreprises qui utilisent des données de séquences publiées si les deux conditions sont réunies.',
  sector: 'Êtes-vous une entreprise d’un secteur cité ?',
  sectorHelp:
    'Pharmacie, compléments alimentaires, cosmétiques, sélection, biotechnologie, équipements de séquençage, services d’information et d’IA connexes. Rien n’est demandé aux utilisateurs publics et universitaires.',
  size: 'Dépassez-vous les seuils ?',
  sizeHelp:
    'Deux sur trois, en moyenne sur trois ans : 20 millions de dollars d’actifs, 50 millions de ventes, 5 millions de bénéfice.',
  answers: {
    yes: 'Oui',
    no: 'Non',
    unknown: 'Je ne sais pas',
  },
  caliResult: {
    yes: 'Une contribution est attendue de vous : à titre indicatif 1 % du bénéfice ou 0,1 % du chiffre d’affaires. C’est une décision des Parties, qui n’a pas force de loi dans la plupart des pays.',
    no: 'Aucune contribution au Fonds de Cali ne vous est demandée.',
    unknown:
      'On ne sait pas si une contribution vous est demandée. Faites vérifier les deux points par votre service financier.',
  },
  caliSource: 'La décision des Parties',
  show: 'Montrer ce qui s’applique',
  tooMany: 'Il y a {{count}} lignes. On peut en lire {{most}} au plus à la fois.',
  empty: 'Collez au moins un numéro d’accès.',
  readings_one: '{{count}} séquence',
  readings_other: '{{count}} séquences',
  ask_one: 'Interroger les bases de données sur {{count}} numéro sans pays ou sans jour',
  ask_other: 'Interroger les bases de données sur {{count}} numéros sans pays ou sans jour',
  sent: 'Seuls les numéros sont envoyés.',
  asked: '{{done}} sur {{all}} demandés.',
  stop: 'Arrêter',
  failed_one: 'Les bases de données n’ont donné aucune réponse utilisable sur {{count}} numéro.',
  failed_other: 'Les bases de données n’ont donné aucune réponse utilisable sur {{count}} numéros.',
  noServices: 'Ce portail n’interroge aucune base de données. Collez le pays et le jour à côté de chaque numéro.',
  strange_one: '{{count}} texte n’a la forme d’aucun numéro d’accès connu : {{numbers}}',
  strange_other: '{{count}} textes n’ont la forme d’aucun numéro d’accès connu : {{numbers}}',
  without_one: '{{count}} séquence sans pays. On ne peut rien en dire : {{numbers}}',
  without_other: '{{count}} séquences sans pays. On ne peut rien en dire : {{numbers}}',
  doubts: 'Non compris',
  doubt: '{{accession}} : {{text}}',
  of: '{{country}} : {{sequences}}',
  day: '{{day}} : {{numbers}}',
  andMore: '{{numbers}} et {{more}} autres',
  noDay: 'Jour inconnu',
  overdue: 'La relecture de ce droit est en retard depuis le {{day}} : le vert compte comme orange.',
  assess: 'Évaluer cette utilisation',
  assessOf: 'Évaluer cette utilisation : {{country}}',
  case: 'Pour le cas de référence : données de séquences seules, tirées d’une base publique, utilisateur étranger, aucun document, aucune connaissance traditionnelle, toutes les conditions du pays « non », la région la plus stricte ; utilisées à partir d’aujourd’hui. Le jour de la collecte est pris pour celui de l’accès, et le pire jour décide.',
}
