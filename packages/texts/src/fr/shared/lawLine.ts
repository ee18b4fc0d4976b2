import type * as english from '../../en/shared/lawLine.ts'
import type { Translation } from '../../translation.ts'

export const lawLine: Translation<typeof english.lawLine> = {
  alternative: 'Droit applicable ({{country}}) pour l’utilisation « {{use}} » : {{segments}}.',
  anyUse: 'Droit applicable ({{country}}) : {{segments}}.',
  ofUsualAnswers:
    'Avec les réponses habituelles, droit applicable ({{country}}) pour l’utilisation « {{use}} » : {{segments}}.',
  usualAnswers:
    'Ce sont les couleurs des réponses habituelles, le cas de référence. Les réponses d’un cas peuvent mener à une autre couleur, que montre son feu.',
  marked: '{{law}} {{mark}}',
  notAssessed: 'Le droit de ce pays ({{country}}) n’est pas évalué.',
  colour: { GREEN: 'vert', AMBER: 'orange', RED: 'rouge' },
  segment: {
    first: '{{colour}} avant le {{day}}',
    middle: '{{colour}} jusqu’au {{day}}',
    last: '{{colour}} depuis',
    only: '{{colour}} quel que soit le jour d’accès',
  },
  mark: {
    day: 'Prélevé le {{date}} : {{colours}}.',
    month: 'Prélevé en {{date}} : {{colours}}.',
    year: 'Prélevé en {{date}} : {{colours}}.',
    before: 'Prélevé avant le {{date}} : {{colours}}.',
    period: 'Jour d’accès inconnu, {{date}} : {{colours}}.',
    unknown: 'Date d’accès inconnue : {{colours}}.',
  },
  period: { before: 'avant le {{before}}', between: 'entre le {{from}} et le {{before}}', since: 'depuis le {{from}}' },
  taken: {
    day: 'prélevé le {{date}}',
    month: 'prélevé en {{date}}',
    year: 'prélevé en {{date}}',
    before: 'prélevé avant le {{date}}',
    period: 'jour d’accès inconnu, {{date}}',
    unknown: 'date d’accès inconnue',
  },
  use: 'utilisation dès le {{day}}',
  tried: 'essayé : {{date}} ; un autre jour demande un document',
  today: 'aujourd’hui',
  inForce: { cbd: 'CDB en vigueur', nagoya: 'Protocole de Nagoya en vigueur' },
  treaty: { cbd: 'CDB 1993', nagoya: 'Nagoya 2014' },
}

export const light: Translation<typeof english.light> = {
  GREEN: { name: 'Vert', meaning: 'Aucune exigence de permis ni de partage des avantages trouvée' },
  AMBER: { name: 'Orange', meaning: 'Permis sous conditions, ou pas encore clair' },
  RED: { name: 'Rouge', meaning: 'À ne pas utiliser avant que les conditions soient remplies' },
  NOT_ASSESSED: { name: 'Non évalué', meaning: 'Non évalué : personne n’a encore lu ce droit' },
  NONE: { name: 'Non décidé', meaning: 'Pas encore décidé' },
  verdict: {
    GREEN: 'Aucune exigence de permis ni de partage des avantages trouvée',
    CONDITIONS: 'Permis sous conditions',
    UNCLEAR: 'Nous ne pouvons pas encore le dire',
    RED: 'À ne pas utiliser avant que les conditions soient remplies',
  },
}
