import type * as english from '../../en/legal-content/lawExchange.ts'
import type { Translation } from '../../translation.ts'

export const lawExchange: Translation<typeof english.lawExchange> = {
  open: 'En fichier',
  title: 'Le droit en fichier',
  out: 'Sortie',
  workbook: 'Télécharger le classeur',
  workbookHint:
    'Un classeur avec des feuilles pour les lignes, chaque sorte d’entrée, les cas de référence, et les démarches avec leurs étapes et leurs lettres. Il peut être modifié dans un tableur et revenir.',
  tables: 'Télécharger les tables de décision',
  tablesHint:
    'Tables de décision (DMN 1.3) pour un autre programme : les tableaux propres au pays. Leur description dit ce qu’elles ne peuvent dire : faits ouverts, niveau des traités, questions, révisions en retard.',
  files: 'Télécharger les fichiers tels que livrés',
  filesHint:
    'Un ZIP des fichiers YAML dans lesquels le programme livre le droit : règles et cas de référence. Les démarches ne sont que dans le classeur ; les ancres et les commentaires d’un fichier écrit à la main sont perdus.',
  in: 'Entrée',
  file: 'Fichier du droit',
  choose: 'Choisir un fichier',
  drop: 'ou le déposer ici',
  note: 'Un classeur (XLSX) ou des tables de décision (DMN) téléchargés ici, de 2 Mo au plus. Le fichier devient un projet à part ; rien n’est remplacé.',
  reading: 'Lecture du fichier en cours.',
  compared: 'Comparé à la version {{version}} :',
  nothing: 'Rien ne diffère.',
  added: 'Ajouté :',
  changed: 'Modifié :',
  confirm: 'Confirmez ce que le fichier retire ou déplace',
  removed: 'Retiré : {{words}}',
  order: 'Lignes dans un autre ordre : {{words}}',
  more_one: '{{count}} de plus',
  more_other: '{{count}} de plus',
  begin: 'Commencer un projet avec ce fichier',
  begun: 'Le projet {{version}} a été commencé à partir du fichier.',
  problems_one: '{{count}} problème. Corrigez-le dans le fichier et choisissez-le de nouveau.',
  problems_other: '{{count}} problèmes. Corrigez-les dans le fichier et choisissez-le de nouveau.',
}
