import type { lawLine as english } from '../../en/shared/lawLine.ts'
import type { Translation } from '../../translation.ts'

export const lawLine: Translation<typeof english> = {
  alternative: 'Droit applicable ({{country}}) pour l’utilisation « {{use}} » : {{segments}}.',
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
    before: 'Prélevé avant {{date}} : {{colours}}.',
    unknown: 'Date d’accès inconnue : {{colours}}.',
  },
  taken: {
    day: 'prélevé le {{date}}',
    month: 'prélevé en {{date}}',
    year: 'prélevé en {{date}}',
    before: 'prélevé avant {{date}}',
    unknown: 'date d’accès inconnue',
  },
  use: 'utilisation dès le {{day}}',
  tried: 'essayé : {{date}} ; un autre jour demande une pièce justificative',
  today: 'aujourd’hui',
  inForce: { cbd: 'CDB en vigueur', nagoya: 'Protocole de Nagoya en vigueur' },
  treaty: { cbd: 'CDB 1993', nagoya: 'Nagoya 2014' },
}
