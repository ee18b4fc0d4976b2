import type { lawReports as english } from '../../en/legal-content/lawReports.ts'
import type { Translation } from '../../translation.ts'

export const lawReports: Translation<typeof english> = {
  title: 'Informar de un error o de una norma más reciente ({{name}})',
  lead: 'El equipo jurídico lee cada aviso, y usted sabrá qué resulta.',
  text: '¿Qué está mal, o qué es nuevo?',
  address: 'Dirección donde se puede leer',
  addressHint: 'Opcional. Una dirección que empieza por http:// o https://.',
  about: 'De qué se trata',
  whole: 'El país en conjunto',
  send: 'Enviar el aviso',
  list: 'Avisos de usuarios',
  none: 'Ningún aviso espera respuesta.',
  somebody: 'alguien',
  from: '{{by}}, {{at}}',
  row: 'Norma {{id}}',
  document: 'Documento {{id}}',
  answer: 'Respuesta a quien avisó',
  done: 'Hecho: la legislación está corregida',
  doneOf: 'Hecho: la legislación está corregida ({{country}})',
  answered: 'Respondido: nada que cambiar',
  answeredOf: 'Respondido: nada que cambiar ({{country}})',
  answeredReports_one: '{{count}} aviso respondido',
  answeredReports_other: '{{count}} avisos respondidos',
  outcomes: {
    done: '{{by}} corrigió la legislación, {{at}}: {{text}}',
    answered: '{{by}} respondió, {{at}}: {{text}}',
  },
}
