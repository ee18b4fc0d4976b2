import type * as english from '../../en/shared/lawLine.ts'
import type { Translation } from '../../translation.ts'

export const lawLine: Translation<typeof english.lawLine> = {
  alternative: 'Legislación de {{country}} para {{use}}: {{segments}}.',
  anyUse: 'Legislación de {{country}}: {{segments}}.',
  ofUsualAnswers: 'Con las respuestas habituales, legislación de {{country}} para {{use}}: {{segments}}.',
  usualAnswers:
    'Son los colores de las respuestas habituales, el caso de referencia. Las respuestas de un caso pueden llevar a otro color, que muestra su semáforo.',
  marked: '{{law}} {{mark}}',
  notAssessed: 'La legislación de {{country}} no está evaluada.',
  colour: {
    GREEN: 'verde',
    AMBER: 'ámbar',
    RED: 'rojo',
  },
  segment: {
    first: '{{colour}} antes del {{day}}',
    middle: '{{colour}} hasta el {{day}}',
    last: '{{colour}} desde entonces',
    only: '{{colour}} en cualquier día de acceso',
  },
  mark: {
    day: 'Tomado el {{date}}: {{colours}}.',
    month: 'Tomado en {{date}}: {{colours}}.',
    year: 'Tomado en {{date}}: {{colours}}.',
    before: 'Tomado antes del {{date}}: {{colours}}.',
    period: 'Día de acceso desconocido, {{date}}: {{colours}}.',
    unknown: 'Fecha de acceso desconocida: {{colours}}.',
  },
  period: { before: 'antes del {{before}}', between: 'entre el {{from}} y el {{before}}', since: 'desde el {{from}}' },
  taken: {
    day: 'tomado el {{date}}',
    month: 'tomado en {{date}}',
    year: 'tomado en {{date}}',
    before: 'tomado antes del {{date}}',
    period: 'día de acceso desconocido, {{date}}',
    unknown: 'fecha de acceso desconocida',
  },
  tried: 'probado: {{date}}; otro día necesita un documento',
  use: 'uso desde el {{day}}',
  today: 'hoy',
  inForce: {
    cbd: 'CDB en vigor',
    nagoya: 'Protocolo de Nagoya en vigor',
  },
  treaty: {
    cbd: 'CDB 1993',
    nagoya: 'Nagoya 2014',
  },
}

export const light: Translation<typeof english.light> = {
  GREEN: {
    name: 'Verde',
    meaning: 'No se ha encontrado ninguna exigencia de permiso ni de participación en los beneficios',
  },
  AMBER: { name: 'Ámbar', meaning: 'Permitido con condiciones, o aún no está claro' },
  RED: { name: 'Rojo', meaning: 'No usar antes de que se cumplan las condiciones' },
  NOT_ASSESSED: { name: 'No evaluado', meaning: 'No evaluado: nadie ha leído todavía la legislación' },
  NONE: { name: 'No decidido', meaning: 'Aún no decidido' },
  verdict: {
    GREEN: 'No se ha encontrado ninguna exigencia de permiso ni de participación en los beneficios',
    CONDITIONS: 'Permitido con condiciones',
    UNCLEAR: 'Todavía no podemos decirlo',
    RED: 'No usar antes de que se cumplan las condiciones',
  },
}
