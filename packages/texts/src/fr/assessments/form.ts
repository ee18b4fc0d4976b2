import type { form as englishForm, same as englishSame, saving as englishSaving } from '../../en/assessments/form.ts'
import type { Translation } from '../../translation.ts'

export const form: Translation<typeof englishForm> = {
  sections: 'Sections',
  page: 'Page {{page}} sur {{last}}',
  pageAbout: 'Page {{page}} sur {{last}} environ',
  progress: 'Progression',
  state: {
    not_started: 'pas commencé',
    in_progress: 'en cours',
    done: 'fait',
    not_needed: 'pas nécessaire',
  },
  back: 'Retour',
  next: 'Suivant',
  orEnter: 'ou appuyez sur Entrée',
  review: 'Vérifier les réponses',
  skip: 'Passer pour l’instant',
  skipped: 'Passée',
  stopped_one: 'Une question de cette page n’a pas de réponse. Répondez-y, ou passez-la pour l’instant.',
  stopped_other: '{{count}} questions de cette page n’ont pas de réponse. Répondez-y, ou passez-les pour l’instant.',
  needsAnswer: 'Choisissez ou saisissez une réponse.',
  list: 'Évaluations',
  unknownLabel: 'Je ne sais pas',
  stricter: 'Le plus strict des deux s’applique.',
  why: 'Pourquoi cette question ?',
  reasons: {
    organism:
      'Plantes, animaux, microbes et matériel humain relèvent de règles différentes. Votre réponse détermine lesquelles sont lues.',
    name: 'Le nom indique si la plante figure sur la liste du Traité international, et certains pays ont des règles pour des espèces précises.',
    record:
      'Aucune règle ne lit cette réponse. Elle vous permet, ainsi qu’à un contrôleur, de retrouver plus tard le matériel et ses documents.',
    state:
      'La loi traite différemment le matériel sauvage, les variétés paysannes, les collections et les variétés commerciales. Certaines lois excluent les souches de laboratoire.',
    place:
      'C’est le pays du premier prélèvement qui décide du consentement, non le pays d’envoi. La haute mer et l’Antarctique ont leurs propres traités.',
    region: 'Dans ce pays, les règles ne sont pas partout les mêmes. Celles du lieu du prélèvement comptent.',
    search: 'Si l’origine est inconnue, vous devez pouvoir montrer qu’elle a été recherchée.',
    source:
      'Collections, fournisseurs et marchés transmettent le matériel à des conditions différentes, et certaines règles ne valent que pour ce qui vient d’une collection.',
    alien:
      'Une espèce qui vit à l’état sauvage dans un nouveau pays relève, pour ces règles, du pays où elle a été prélevée.',
    date: 'Les lois sur l’accès ont commencé à des dates différentes. C’est la loi du jour du premier prélèvement qui compte.',
    proof:
      'Une date n’est prouvée que par un document qui l’indique. Sans document, le droit de chaque jour possible est lu.',
    use: 'La plupart des lois portent sur ce que l’on fait du matériel. Chaque utilisation choisie est lue séparément.',
    useDate:
      'Certains pays appliquent la loi du jour où le travail commence, même au matériel prélevé longtemps avant.',
    utilisation:
      'Les règles pour les utilisateurs couvrent la recherche et le développement sur les gènes ou la chimie naturelle. Les autres travaux n’en relèvent pas.',
    highSeas:
      'Si ce pays est Partie à l’Accord BBNJ, son point de contact peut dire quelles règles s’appliquent. Si on ne le sait pas, il vous est demandé de le vérifier.',
    workplace:
      'L’Union européenne, le Royaume-Uni, la Suisse et quelques autres pays imposent des obligations aux travaux menés chez eux.',
    user: 'Plusieurs pays n’exigent pas la même chose des utilisateurs étrangers et de leurs propres ressortissants et organisations.',
    intent:
      'Beaucoup de pays prévoient d’autres permis et d’autres conditions pour le travail commercial que pour la seule recherche.',
    funding:
      'Dans l’Union européenne et au Royaume-Uni, quiconque reçoit un financement de recherche pour de tels travaux fait une déclaration.',
    transfer: 'Les conditions suivent le matériel. La personne qui le reçoit doit les connaître.',
    materials:
      'Certaines lois ne couvrent que les organismes. D’autres couvrent aussi les extraits, les composés ou les données de séquences.',
    derivative: 'Un composé relève de ces règles s’il peut être rattaché à un organisme auquel on a eu accès pour lui.',
    knowledge:
      'Les connaissances des peuples autochtones et des communautés locales ont leurs propres règles : on demande à ceux qui les détiennent.',
    sequence:
      'Les données de séquences suivent les documents du matériel, les conditions d’une base ou le mécanisme de la CDB, selon leur provenance et leur utilisateur.',
    associated: 'Un permis pour une plante ou un animal ne couvre souvent pas ce qui vit dessus ou dedans.',
    treaty:
      'Pour l’alimentation et l’agriculture, le Traité international peut remplacer la procédure d’accès du pays.',
    pathogen:
      'Les agents pathogènes ont leurs propres règles : pour la grippe pandémique, les urgences sanitaires et ce qui est arrivé par accident.',
    goods:
      'Le commerce de marchandises échappe le plus souvent à ces règles. La recherche sur ces mêmes marchandises, non.',
    papers:
      'Un permis ou un accord ne remplit une obligation que pour l’utilisation, l’utilisateur et le matériel qu’il nomme.',
    declaration: 'La fiche repose sur vos réponses : quelqu’un doit s’en porter garant.',
    condition:
      'La loi de ce pays ({{country}}) fait ici une différence : elle prévoit une exception ou une condition qui dépend de votre réponse. La question est en anglais, comme les motifs du droit.',
  },
  optional: 'facultatif',
  clear: 'Effacer cette réponse',
  notUsed: 'Non utilisées',
  notUsedHint:
    'Ces réponses ne s’appliquent plus. Elles sont conservées et reviennent si elles s’appliquent à nouveau.',
  readOnly: {
    notAllowed: 'Vous pouvez lire cette évaluation, mais pas la modifier.',
    locked: 'Verrouillée : les réponses peuvent être modifiées une fois tous les verrous levés.',
    toLocks: 'Voir les verrous',
  },
  reopened: {
    title: {
      law: 'Une nouvelle version du droit pose une nouvelle question',
      evidence: 'Un document ne compte plus, et il manque quelque chose',
    },
    text: 'Depuis le {{at}}, cette évaluation est de nouveau en cours. Vos réponses restent : répondez à ce qui manque, et confirmez-les à nouveau.',
    history: 'Ce qui a changé figure dans l’historique',
  },
  leave: 'Quitter sans enregistrer ?',
  leaveText:
    'Une partie de votre saisie n’a pas encore pu être enregistrée. Si vous quittez maintenant, elle est perdue.',
  leaveStay: 'Rester ici',
  leaveGo: 'Quitter',
  loadFailed: 'L’évaluation n’a pas pu être ouverte : {{reason}}',
  notFound: 'Évaluation introuvable.',
  nothingToAsk: 'Il n’y a rien à répondre sur cette page.',
  typedAs: 'Conservé exactement comme vous le saisissez.',
  names: {
    list: 'Noms au choix',
    asTyped: 'Utiliser « {{name}} » tel quel',
    account: 'déjà utilisé dans votre compte',
    taxonomy: 'service de taxonomie',
    crop: 'plante cultivée du Traité',
    cropCheck: 'plante cultivée du Traité : selon l’espèce',
    similar: 'semblable, pas identique',
    near: 'Aucune liste ne contient cette orthographe. Un nom proche est connu :',
    take: 'Reprendre « {{name}} »',
    failed: 'Le service de taxonomie ne répond pas. Vous pouvez continuer sans lui.',
  },
  cropList: {
    yes: 'Sur la liste des plantes cultivées du Traité international.',
    no: 'Pas sur la liste des plantes cultivées du Traité international.',
    check: 'La liste des plantes cultivées du Traité international dépend de l’espèce. À vérifier.',
  },
  chooseCountry: 'Tapez le nom d’un pays',
  chooseRegion: 'Choisissez une région',
  noCountry: 'Aucun pays de ce nom',
  euIsNoCountry:
    'L’Union européenne n’est pas un pays d’origine : choisissez l’État membre où le matériel a été prélevé.',
  kosovo:
    'Le Kosovo n’est pas dans la liste, car il n’a pas de code pays ISO. Cochez « Je ne connais pas le pays » et indiquez le Kosovo dans les remarques : le résultat reste alors ouvert.',
  countryNotTaken: '« {{text}} » n’a pas été retenu : choisissez un pays dans la liste.',
  party: {
    party: 'Partie depuis le {{since}}',
    partyUndated: 'Partie',
    ratified: 'ratifié, pas encore Partie',
    non_party: 'non-Partie',
    unknown: 'statut au regard du traité non vérifié',
  },
  law: {
    unknown: 'droit pas encore évalué',
    no_law: 'pas de loi APA',
    no_law_draft: 'pas de loi APA, un projet',
    abs_law: 'loi APA',
    abs_law_new_draft: 'loi APA, nouveau projet',
  },
  lawElsewhere: 'Le droit de cet État s’applique ici : {{state}}. Choisissez {{state}} avec la région {{region}}.',
  inItsState: 'Le droit de cet État s’applique ({{territory}}) : {{state}}. Il est choisi, avec la région {{region}}.',
  chooseState: 'Choisir {{state}}, {{region}}',
  countryNotAssessed:
    'Personne n’a encore évalué ce pays : d’après son droit, le résultat ne peut être meilleur qu’orange.',
  yes: 'Oui',
  no: 'Non',
  findUse: 'Trouver une utilisation',
  findUseExample: 'PCR, séquençage, brasserie, essai au champ',
  foundUses_one: '{{count}} utilisation trouvée.',
  foundUses_other: '{{count}} utilisations trouvées.',
  noUse: 'Aucune utilisation ne correspond à ces mots. Effacez-les pour voir les {{count}}.',
  allUses: 'Afficher les {{count}} utilisations',
  useInFull: 'Ce que signifie « {{use}} » en détail',
  borderline: 'Les questions brèves sur les utilisations choisies',
  date: {
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    examples: { day: 'JJ', month: 'MM', year: 'AAAA' },
    before: 'Avant cette date',
    unknown: 'Je ne sais pas',
    notReal: 'Ce jour n’existe pas. Corrigez le jour, le mois ou l’année.',
    needsMonth: 'Ajoutez le mois.',
    needsDay: 'Ajoutez le jour et le mois.',
    noYear: 'Il manque l’année. Si vous ne connaissez que l’année, écrivez-la dans son champ.',
    shortYear: 'Écrivez l’année en quatre chiffres : 1998 ou 2019.',
    future: 'Ce jour n’est pas encore venu. Est-ce bien celui où le matériel a été prélevé ?',
    meansDay: '{{day}}',
    meansSpan: 'Un jour du {{first}} au {{last}}',
    meansBefore: 'Un jour avant le {{day}}',
  },
}

export const saving: Translation<typeof englishSaving> = {
  idle: 'Chaque réponse est enregistrée',
  saving: 'Enregistrement',
  saved: 'Enregistré {{time}}',
  refused_one: 'Une réponse n’a pas été acceptée et n’est pas enregistrée :',
  refused_other: '{{count}} réponses n’ont pas été acceptées et ne sont pas enregistrées :',
  discard: 'Revenir à ce qui est enregistré',
  failed: 'Non enregistré : pas de connexion. Conservé ici.',
  retry: 'Envoyer à nouveau',
  conflict: 'Quelqu’un d’autre a modifié cette évaluation entre-temps',
  conflictText: 'Rien n’a été écrasé. Choisissez la réponse à garder.',
  question: 'Question',
  mine: 'Votre réponse',
  theirs: 'L’autre réponse',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  noAnswer: 'pas de réponse',
}

export const same: Translation<typeof englishSame> = {
  title: 'Comme dans votre dernière évaluation :',
  take: 'Donner les mêmes réponses',
  account: 'D’après le pays de votre compte :',
  ask: 'Indiquez une fois dans quel pays vos collaborateurs travaillent : chaque cas le propose alors.',
}
