import type * as english from '../../en/server/lawFile.ts'
import type { Translation } from '../../translation.ts'

export const lawFile: Translation<typeof english.lawFile> = {
  formula: 'Cette cellule est une formule. Collez-en la valeur.',
  columnMissing: 'La colonne « {{header}} » manque.',
  columnTwice: 'La colonne « {{header}} » figure deux fois.',
  beside: '« {{text}} » se trouve à côté du tableau, sous aucun titre.',
  sheetMissing: 'La feuille « {{sheet}} » manque.',
  notNumber: 'Indiquez un nombre : la place parmi ceux de la démarche.',
  noSteps: 'Une démarche comporte au moins une étape : indiquez-la sur la feuille « {{sheet}} ».',
  orOnly: 'Écrivez « or » pour un autre cas de la ligne du dessus, ou laissez vide.',
  orApart:
    'Cette ligne « or » ne se trouve pas sous sa ligne. Si la feuille a été triée, triez-la de nouveau par « No. ».',
  orConsequence: 'Une ligne « or » n’a pas de conséquences propres : elles figurent à la première ligne.',
  rowTwice:
    'La ligne {{id}} figure deux fois. Laissez l’identifiant vide pour une nouvelle ligne, ou écrivez « or » pour un autre cas de la ligne du dessus.',
  idTwice: '{{id}} figure deux fois.',
  factMissing: 'Le fait « {{fact}} » manque.',
  otherCountry: 'Ceci est le droit de ce pays : {{country}}.',
  notLaw: 'Ceci n’est pas un classeur du droit. Exportez-en un et modifiez-le.',
  tooLong: 'Le texte de {{place}} est plus long que ce qu’une cellule peut contenir.',
  unconfirmed: 'Confirmez d’abord ceci : « {{words}} ».',
  olderBase:
    'Le fichier a été écrit à partir de la version {{from}}. La version {{to}} est en vigueur depuis : le nouveau projet propose d’en reprendre les changements.',
  changedBase:
    'La version {{version}} a été modifiée après l’écriture de ce fichier. Ces changements n’y sont pas ; ils restent dans la version {{version}}.',
  unknownBase:
    'Le fichier ne dit pas de quel texte il provient. Il est comparé à la version {{version}}, qui est en vigueur.',
  about: {
    rows: {
      title: 'Lignes',
      text: 'La première ligne qui convient décide. Chaque tableau finit par une ligne sans conditions. Une ligne avec « or » est un autre cas de la ligne du dessus ; ce qui suit ne figure qu’à la première. Ne triez pas cette feuille : l’ordre des lignes fait droit. N’écrivez pas de numéro pour une nouvelle ligne.',
    },
    conditions: {
      title: 'Conditions',
      text: 'Vide signifie tout. Plusieurs valeurs : screening; ipr. Toutes sauf certaines : all but human; commodity. Jours : from 2000-06-30, before 2015-11-17, ou les deux ; le jour après « before » ne compte plus. Une colonne qui manque s’ajoute avec le nom du fait comme titre.',
    },
    basis: { title: 'Fondement', text: 'Un par ligne : document | article, ou absence: mots | source | jour.' },
    ids: {
      title: 'Identifiants',
      text: 'Les identifiants relient les lignes aux cas et aux versions antérieures. Laissez vide celui d’une nouvelle ligne : elle en reçoit un. Ne donnez jamais un identifiant à autre chose.',
    },
    lists: { title: 'Listes', text: 'La dernière feuille contient les valeurs que les cellules peuvent nommer.' },
    procedures: {
      title: 'Démarches',
      text: 'Chaque étape et chaque champ d’une lettre figure sur sa propre feuille et désigne sa démarche par son identifiant ; le nombre est sa place. Les démarches d’un lieu d’utilisation qui valent pour du matériel de toute origine ne sont pas dans le fichier : elles viennent avec le programme.',
    },
    back: {
      title: 'Retour',
      text: 'Dans l’espace juridique, importez le fichier pour le même pays. Chaque problème est nommé par feuille et cellule ; ce que le fichier n’a plus doit être confirmé. Il devient un projet, qu’une seconde personne met en vigueur.',
    },
  },
  tables: {
    about:
      'Droit de ce pays : {{country}}, version {{version}} : les tableaux propres au pays, chacun avec la première règle qui convient.',
    open: 'Appelez-le une fois par utilisation, avec une valeur pour chaque fait : un fait ouvert, pour lequel le portail examine toutes les valeurs, ne peut être dit.',
    treaty: 'Le niveau des traités et les règles du lieu de travail n’y sont pas.',
    questions: 'Ce qu’il reste à demander et ce qui changerait le feu ne peuvent être dits.',
    review: 'Une révision en retard, qui fait passer le vert à l’orange, ne peut être dite.',
    together: 'Le résultat est le feu le plus défavorable de tous les tableaux ; si aucun ne décide, il est orange.',
    hitPolicy:
      'Le tableau a la règle d’application {{hitPolicy}}. Seule FIRST dit ce que dit un tableau du droit : la première ligne qui convient décide.',
    outputs: 'Les sorties doivent être celles-ci, dans cet ordre : {{outputs}}.',
    rule: '{{table}}, règle {{rule}}',
    notTest:
      '« {{text}} » ne peut être une condition ici. Possibles : « - », des valeurs entre guillemets droits séparées par des virgules, et >= date("…"), < date("…") ou [date("…")..date("…")).',
    notText: '« {{text}} » n’est pas un texte entre guillemets droits.',
  },
}
