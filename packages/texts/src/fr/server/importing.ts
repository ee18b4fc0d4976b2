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
    openQuote:
      'Un guillemet (") est ouvert et jamais fermé : on ne sait pas où finit sa cellule. Supprimez-le, ou doublez-le à l’intérieur d’une cellule.',
    strayCharacters:
      'Le fichier contient des caractères qu’aucun texte ne contient, tels que NUL. Ouvrez-le dans un tableur et enregistrez-le à nouveau en XLSX.',
    empty: 'La première feuille est vide.',
    tooLarge: 'Décompressé, le fichier dépasse 150 Mo, ce qu’aucune liste de 10 000 lignes n’atteint.',
    tooManyRows: 'La liste a plus de {{rows}} lignes. Répartissez-la en plusieurs fichiers.',
    tooManyColumns: 'La liste a plus de {{columns}} colonnes. Retirez celles que le modèle ne contient pas.',
    tooManyCells: 'La liste a plus de {{cells}} cellules. Répartissez-la en plusieurs fichiers.',
    cellTooLong: 'Une cellule a plus de 32 767 caractères.',
    tooLong: 'Le fichier dépasse 10 Mo. Répartissez-le en plusieurs fichiers.',
    noHeader: 'Aucune colonne n’a été reconnue. L’une des premières lignes doit contenir les noms des colonnes.',
  },
  columns: {
    reference: 'Référence',
    number: 'Numéro',
    name: 'Nom',
    owner: 'Responsable',
    userGroup: 'Groupe d’utilisateurs',
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
    region: '« {{text}} » n’est pas une région de ce pays ({{country}}).',
    regionWithoutCountry: 'Une région nécessite un pays.',
    choice: '« {{text}} » n’est pas un des choix possibles.',
    seat: '« {{text}} » peut être le lieu où se trouve la collection, car cette colonne nomme aussi des collections. Ne le choisissez que si le matériel en provient.',
    figure:
      'Dans les listes MIRRI, {{text}} désigne le type proposé ici. Choisissez-le si votre liste emploie les mêmes chiffres.',
    formulaError: 'Le tableur affiche une erreur ici. Corrigez la formule ou écrivez la valeur.',
    undecidable: 'Les règles ne peuvent pas décider sur ces réponses.',
    owner:
      'Personne de ce compte qui puisse être responsable d’une évaluation ne s’appelle « {{owner}} ». Écrivez une adresse électronique ou un nom complet.',
    otherOwner: 'Seuls les administrateurs peuvent confier une évaluation à quelqu’un d’autre.',
    group: 'Vous ne connaissez aucun groupe appelé « {{group}} ». Écrivez le nom d’un de vos groupes.',
    notInGroup:
      'Le responsable n’est pas dans le groupe « {{group}} ». Écrivez un responsable qui y est, ou laissez le groupe vide.',
    empty: 'La ligne ne dit rien d’autre que sa référence.',
  },
  reasons: {
    name: 'Même nom',
    code: 'Code du pays',
    otherName: 'Autre nom du pays',
    former: 'Ancien nom ; le lieu se trouve aujourd’hui dans ce pays',
    formerly: 'Jusqu’au {{until}}, le nom désignait {{countries}}',
    beforeColon: 'Pays avant les deux-points ; le reste est le lieu',
    part: 'Pays nommé dans le texte',
    missing: 'Mot pour une valeur manquante',
    date: 'Lu comme une date',
    period: 'Entièrement dans cette période',
    choice: 'Même mot, ou un mot usuel',
  },
  places: {
    several: 'Plusieurs pays partagent ce nom. Choisissez-en un, ou laissez la question ouverte.',
    mixed:
      '« {{text}} » nomme plusieurs pays. Choisissez celui où le matériel a été prélevé à l’origine ; pour du matériel de plusieurs pays, il faut une évaluation pour chacun.',
    former: 'Cet État n’existe plus. Choisissez le pays où se trouve le lieu aujourd’hui.',
    disputed:
      'Les États ne s’accordent pas sur l’appartenance de ce territoire. Choisissez-en un, ou laissez la question au service juridique.',
    withoutCode:
      'Le Kosovo n’est pas dans la liste, car il n’a pas de code pays ISO. Choisissez « Je ne connais pas le pays » et indiquez le Kosovo dans les remarques.',
    holder:
      'Il n’y est peut-être que conservé ou cultivé. Choisissez le pays où il a été prélevé à l’origine, ou laissez la question ouverte.',
    sea: 'Une mer n’est pas un pays. Choisissez l’État dans les eaux duquel il a été prélevé, ou les zones ne relevant pas de la juridiction nationale : les coordonnées le disent.',
    codeOrWord: 'Ce peut être le code d’un pays ou un mot pour une valeur manquante. Choisissez.',
    similar: '« {{text}} » n’est pas sur la liste des {{count}} lieux. Des noms semblables sont proposés.',
    nothing: '« {{text}} » n’est pas sur la liste des {{count}} lieux.',
  },
  dates: {
    order: '« {{text}} » peut signifier {{days}}. Choisissez.',
    shortYear: 'Le siècle de « {{text}} » manque. Choisissez.',
    about: '« {{text}} » n’est pas certain. Écrivez un jour avant lequel c’était sûrement, comme « avant 1950 ».',
    openEnd: '« {{text}} » ne dit que le premier jour possible. Écrivez aussi le dernier.',
    noDay: 'Le jour « {{text}} » n’existe pas. Choisissez-en un autre, ou le mois.',
    noMonth: '« {{text}} » a un mois qui n’existe pas. Choisissez.',
    serial: '« {{text}} » est le numéro d’un tableur pour un jour. Vérifiez le jour.',
    calendar: '« {{text}} » est une année d’un autre calendrier. Vérifiez l’année.',
    future: '« {{text}} » est encore à venir.',
    old: '« {{text}} » : aucun matériel n’est si ancien. Vérifiez la date.',
    span: 'Les jours de « {{text}} » se trouvent dans plusieurs périodes. Écrivez une date, ou laissez la question ouverte.',
    nothing:
      '« {{text}} » n’est pas compris. Écrivez la date sous la forme 10/03/2019 ou 2019-03-10 ; 03/2019, 2019 et « avant 1993 » conviennent aussi.',
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
