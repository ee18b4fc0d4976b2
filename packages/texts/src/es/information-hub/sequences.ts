import type { sequences as english } from '../../en/information-hub/sequences.ts'
import type { Translation } from '../../translation.ts'

export const sequences: Translation<typeof english> = {
  title: 'Secuencias',
  lead: 'Indique números de acceso; leerá lo que la legislación de sus países dice de los datos de secuencias.',
  numbers: 'Números de acceso',
  numbersHelp:
    'Uno por línea, 500 como máximo. El país y el día de la recolección pueden figurar al lado, copiados de una hoja de cálculo o separados por punto y coma o por comas.',
  intent: '¿Hay una intención comercial?',
  intents: {
    commercial: 'Sí, o ambas',
    non_commercial: 'No',
  },
  cali: 'Fondo de Cali',
  caliLead:
    'Las Partes en el Convenio sobre la Diversidad Biológica piden una contribución a las empresas que utilizan datos de secuencias publicados si se cumplen las dos condiciones.',
  sector: '¿Es una empresa de un sector citado?',
  sectorHelp:
    'Farmacia, complementos alimenticios, cosmética, mejoramiento, biotecnología, equipos de secuenciación, servicios conexos de información e IA. A los usuarios públicos y académicos no se les pide nada.',
  size: '¿Supera los umbrales?',
  sizeHelp:
    'Dos de tres, en promedio de tres años: 20 millones de dólares de activos, 50 millones de ventas, 5 millones de beneficio.',
  answers: {
    yes: 'Sí',
    no: 'No',
    unknown: 'No lo sé',
  },
  caliResult: {
    yes: 'Se espera de usted una contribución: a título indicativo, el 1 % del beneficio o el 0,1 % de los ingresos. Es una decisión de las Partes y no es ley en la mayoría de los lugares.',
    no: 'No se le pide ninguna contribución al Fondo de Cali.',
    unknown:
      'No se sabe si se le pide una contribución. Pida a su departamento financiero que compruebe los dos puntos.',
  },
  caliSource: 'La decisión de las Partes',
  show: 'Mostrar lo que se aplica',
  tooMany: 'Hay {{count}} líneas. Se pueden leer {{most}} como máximo a la vez.',
  empty: 'Pegue al menos un número de acceso.',
  readings_one: '{{count}} secuencia',
  readings_other: '{{count}} secuencias',
  ask_one: 'Preguntar a las bases de datos por {{count}} número sin país o sin día',
  ask_other: 'Preguntar a las bases de datos por {{count}} números sin país o sin día',
  sent: 'Solo se envían los números.',
  asked: 'Preguntados {{done}} de {{all}}.',
  stop: 'Parar',
  failed_one: 'Las bases de datos no dieron ninguna respuesta útil sobre {{count}} número.',
  failed_other: 'Las bases de datos no dieron ninguna respuesta útil sobre {{count}} números.',
  noServices: 'Este portal no pregunta a ninguna base de datos. Pegue el país y el día al lado de cada número.',
  strange_one: '{{count}} texto no tiene la forma de ningún número de acceso conocido: {{numbers}}',
  strange_other: '{{count}} textos no tienen la forma de ningún número de acceso conocido: {{numbers}}',
  without_one: '{{count}} secuencia sin país. No se puede decir nada de ella: {{numbers}}',
  without_other: '{{count}} secuencias sin país. No se puede decir nada de ellas: {{numbers}}',
  doubts: 'No entendido',
  doubt: '{{accession}}: {{text}}',
  of: '{{country}}: {{sequences}}',
  day: '{{day}}: {{numbers}}',
  andMore: '{{numbers}} y {{more}} más',
  noDay: 'Día desconocido',
  overdue: 'La revisión de esta legislación está atrasada desde el {{day}}: el verde cuenta como ámbar.',
  assess: 'Evaluar este uso',
  assessOf: 'Evaluar este uso: {{country}}',
  case: 'Para el caso de referencia: datos de secuencias solos de una base pública, usuario extranjero, sin documentos, sin conocimientos tradicionales, todas las condiciones del país «no», la región más estricta; utilizados desde hoy. El día de la recolección se toma como el del acceso, y decide el peor día.',
}
