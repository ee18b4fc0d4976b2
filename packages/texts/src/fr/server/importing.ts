import type { importFile as english } from '../../en/server/importing.ts'
import type { Translation } from '../../translation.ts'

export const importFile: Translation<typeof english> = {
  files: {
    notATable:
      'Ce n’est pas un tableau. Fournissez un tableur (XLSX) ou un fichier texte (CSV), quelle que soit la fin de son nom.',
    oldFormat:
      'C’est un ancien format de tableur, ou un fichier avec mot de passe. Enregistrez-le en XLSX sans mot de passe.',
    otherArchive: 'C’est une archive ou un document, pas un tableur. Enregistrez la liste en XLSX ou en CSV.',
    damaged:
      'Le fichier est endommagé et ne peut être lu jusqu’au bout. Ouvrez-le dans un tableur et enregistrez-le à nouveau.',
    empty: 'La première feuille est vide.',
    tooLarge: 'Décompressé, le fichier dépasse 150 Mo, ce qu’aucune liste de 10 000 lignes n’atteint.',
    tooManyRows: 'La liste a plus de {{rows}} lignes. Répartissez-la en plusieurs fichiers.',
    tooManyColumns: 'La liste a plus de {{columns}} colonnes. Retirez celles que le modèle ne contient pas.',
    tooManyCells: 'La liste a plus de {{cells}} cellules. Répartissez-la en plusieurs fichiers.',
    cellTooLong: 'Une cellule a plus de 32 767 caractères.',
    tooLong: 'Le fichier dépasse 10 Mo. Répartissez-le en plusieurs fichiers.',
    noHeader:
      'Aucune colonne n’a été reconnue. La première ligne doit contenir les noms des colonnes, comme dans le modèle.',
  },
  columns: {
    reference: 'Référence',
    number: 'Numéro',
    name: 'Nom',
    unknown: '« {{column}} » n’est pas une colonne de la liste.',
    repeated: 'Deux colonnes contiennent « {{column}} ». Choisissez-en une.',
    noReference: 'Choisissez la colonne qui contient la référence : c’est par elle qu’une ligne est reconnue.',
  },
  faults: {
    noReference: 'Donnez à la ligne une référence à vous : c’est par elle que la ligne est reconnue.',
    longReference: 'Une référence a au plus 200 caractères.',
    longName: 'Un nom a au plus 200 caractères.',
    repeated: '« {{reference}} » figure aussi à la ligne {{row}}.',
    noNumber: '« {{number}} » n’est pas une évaluation d’ici. Videz la cellule pour en créer une nouvelle.',
    country: '« {{text}} » ne figure pas dans la liste des {{count}} lieux.',
    region: '« {{text}} » n’est pas une région de ce pays ({{country}}).',
    regionWithoutCountry: 'Une région nécessite un pays.',
    choice: '« {{text}} » n’est pas un des choix possibles.',
    formulaError: 'Le tableur affiche une erreur ici. Corrigez la formule ou écrivez la valeur.',
    undecidable: 'Les règles ne peuvent pas décider sur ces réponses.',
    date: 'Écrivez la date sous la forme 10/03/2019 ou 2019-03-10 ; 03/2019, 2019 et « avant 1993 » conviennent aussi.',
    noMonth: 'Il n’y a pas de mois {{month}}.',
    shortMonth: '{{month}} a {{count}} jours.',
  },
  before: 'avant',
  problem: 'Ligne {{row}}, {{column}}. {{message}}',
  template: {
    sheets: { list: 'Liste', explanations: 'Explications', choices: 'Choix' },
    example: 'EXEMPLE, supprimez cette ligne',
    headings: { column: 'Colonne', meaning: 'Signification', format: 'Comment l’écrire' },
    reference: 'Votre propre numéro ou nom de ligne. La même référence n’est jamais importée deux fois.',
    name: 'Le nom donné à l’évaluation. Il peut rester vide.',
    formats: {
      text: 'Texte',
      single_choice: 'L’un de : {{choices}}',
      multi_choice: 'Un ou plusieurs, séparés par « ; » : {{choices}}',
      boolean: 'Oui ou Non',
      country: 'Le nom du pays, ou le code à deux lettres',
      region: 'Le nom de la région, si le pays a des régions avec leurs propres règles',
      date: 'Un jour comme 10/03/2019 ou 2019-03-10, le jour d’abord ; un mois comme 03/2019 ; une année ; « avant 1993 » ; « je ne sais pas »',
    },
    empty: 'Des cellules peuvent rester vides : la question reste ouverte, et le résultat est provisoire.',
    exampleRow: 'La première ligne est un exemple. Elle n’est jamais importée.',
  },
}
