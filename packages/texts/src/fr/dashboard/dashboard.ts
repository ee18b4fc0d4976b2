import type { dashboard as english } from '../../en/dashboard/dashboard.ts'
import type { Translation } from '../../translation.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Tableau de bord',
  waiting_one: '{{count}} chose vous attend.',
  waiting_other: '{{count}} choses vous attendent.',
  nothingWaits: 'Rien ne vous attend.',
  overdueDuty_one: 'Vous avez {{count}} obligation en retard.',
  overdueDuty_other: 'Vous avez {{count}} obligations en retard.',
  nextDuty: 'La prochaine obligation arrive à échéance le {{day}}.',
  figures: 'Évaluations que vous pouvez voir',
  locked: 'non libérées',
  inProgress: 'en cours',
  overdue_one: 'obligation en retard',
  overdue_other: 'obligations en retard',
  endingPapers_one: 'document qui expire',
  endingPapers_other: 'documents qui expirent',
  materials: {
    title: 'Vos matériels et le droit sous lequel ils ont été prélevés',
    all_one: 'Votre évaluation terminée',
    all_other: 'Vos {{count}} évaluations terminées',
    caption:
      'Une ligne par matériel : mince où le droit dit vert, moyenne pour orange, épaisse pour rouge. La marque sombre indique le prélèvement.',
  },
  start: 'Par où commencer',
  assess: {
    title: 'Évaluer une utilisation',
    text: 'Une ressource, son origine, la date et ce que vous voulez en faire : le résultat suit vos réponses.',
    fromSheet: 'À partir d’un bordereau de remise',
  },
  example: {
    title: 'S’exercer sur un exemple',
    text: 'Une bactérie du sol du Brésil : changez des réponses et voyez le résultat. Rien n’est enregistré.',
    action: 'Ouvrir l’exemple',
  },
  tour: {
    title: 'Faire la visite',
    text: 'Deux minutes : où évaluer, ce qui arrive à échéance, et où en est le droit.',
    action: 'Faire la visite',
    skip: 'Pas maintenant',
  },
  invite: {
    title: 'Inviter vos collègues',
    text: 'Un par un, ou par une liste collée qui est essayée avant que quiconque reçoive un e-mail.',
    action: 'Ouvrir la gestion des utilisateurs',
  },
  find: {
    title: 'Évaluations de votre entreprise',
    text: 'Retrouvez un résultat, lisez ses motifs ou imprimez son rapport pour le dossier.',
    action: 'Ouvrir la liste',
  },
  country: {
    title: 'Consulter un pays',
    text: 'Partie ou non, avec ou sans loi, et ce que disent ses règles, chacune avec son article.',
    action: 'Ouvrir les pays',
  },
  read: {
    title: 'Lire le résultat',
    text: 'Chaque couleur est accompagnée de ses motifs, chacun avec le document et l’article sur lesquels il repose.',
  },
  showAll: 'Tout afficher ({{count}})',
  myTurn: {
    title: 'À vous d’agir',
    locks: 'Verrous que vous pouvez lever',
    begun: 'Évaluations que vous avez commencées',
    together: 'En lever plusieurs, un par un',
    lock: { legal: 'Verrou juridique', technical: 'Verrou technique' },
    closed: 'verrou posé',
    ownedBy: 'responsable : {{owner}}',
    progress: '{{percent}} % de réponses',
    empty:
      'Aucun verrou n’attend que vous le leviez et aucune de vos évaluations n’est inachevée. Vos obligations figurent plus bas.',
  },
  changed: {
    title: 'Modifié par le droit',
    law: '{{country}}, version {{version}}',
    treaties: 'Niveau des traités, version {{version}}',
    house: 'Règles internes, version {{version}}',
    to: 'maintenant',
    before: 'avant',
    same: 'comme avant',
    sheet: 'Ce qui a changé pour vous',
    sheetOf: 'Ce qui a changé pour vous, avec {{name}}',
    empty:
      'Aucun changement du droit n’a modifié un de vos résultats ces 90 derniers jours. Le cas échéant, l’ancienne et la nouvelle couleur figureront ici.',
    emptyOfAll:
      'Aucun changement du droit n’a modifié un résultat ces 90 derniers jours. Le cas échéant, l’ancienne et la nouvelle couleur figureront ici.',
  },
  lawChange: {
    title: 'Ce qui a changé pour moi',
    since: 'appliquée depuis le {{at}}. Vos réponses restent inchangées.',
    running: 'De nouvelles décisions sont encore en cours : cette liste peut s’allonger.',
    count_one: 'Une de vos évaluations a changé.',
    count_other: '{{count}} de vos évaluations ont changé.',
    step: {
      again: 'Une nouvelle question est posée : elle est à compléter à nouveau.',
      complete: 'Il ne manque plus rien : elle est complète.',
    },
    same: 'Les obligations et les verrous sont les mêmes.',
    obligations: { added: 'Nouvelles obligations', removed: 'Obligations qui ne s’appliquent plus' },
    locks: { added: 'Nouveaux verrous', removed: 'Verrous que le droit n’exige plus' },
    compare: 'Comparer les deux résultats',
    compareOf: 'Comparer les deux résultats : {{name}}',
    empty: 'Rien n’a changé pour vous',
    emptyHint: 'Cette version du droit donne à vos évaluations les mêmes résultats qu’avant.',
    safe: 'Rien n’est perdu : chaque résultat est conservé dans l’historique de son évaluation.',
  },
  news: {
    title: 'Actualités',
    all: 'Toutes les actualités',
    counted:
      'Protocole de Nagoya : {{party}} Parties, {{ratified}} ratifications, {{non_party}} non-Parties, {{notVerified}} non vérifiées',
    empty:
      'Pas d’actualité des deux dernières années. Les nouvelles lois et les changements des traités figureront ici.',
  },
  events: 'Ce qui s’est passé',
  empty: {
    title: 'Rien ne s’est encore passé',
    hint: 'Les évaluations, les verrous et les changements du droit figureront ici au fur et à mesure.',
  },
  more: 'Afficher plus',
  times_one: '{{count}} fois',
  times_other: '{{count}} fois',
  count: '{{shown}} sur {{count}}',
}
