import type { reviews as english } from '../../en/information-hub/reviews.ts'
import type { Translation } from '../../translation.ts'

/** How old the law of a country is, and who compared it with its source. */
export const reviews: Translation<typeof english> = {
  overdue: 'revisión atrasada',
  overdueSince:
    'Revisión atrasada desde el {{day}}: hasta que se revise la legislación, ningún resultado nuevo es mejor que ámbar.',
  reviewed: 'Última revisión',
  byNobody: 'ninguna todavía por una persona identificada; cada norma cita su fuente',
  by: '{{day}}, por {{name}}',
  source: 'comparado con: {{source}}',
  record: 'Registrar una revisión',
  recordFor: 'Registrar una revisión de {{name}}',
  recordTitle: 'Registrar una revisión: {{name}}',
  recordLead:
    'Usted confirma que hoy comparó la versión {{version}} con su fuente y la encontró correcta. Se registra con su nombre. Los resultados guardados quedan como están.',
  sourceLabel: 'Comparado con',
  sourceHint: 'El boletín, el sitio de la autoridad o quién lo confirmó.',
  sourceShort: 'Diga con qué fuente se comparó.',
  recorded: 'La revisión de {{name}} se ha registrado.',
  otherVersion: 'Ahora está activa la versión {{version}}. Cierre esto, lea aquella y registre entonces la revisión.',
  board: 'Revisiones atrasadas',
  none: 'Ninguna revisión está atrasada.',
  days_one: 'atrasada desde hace {{count}} día',
  days_other: 'atrasada desde hace {{count}} días',
}
