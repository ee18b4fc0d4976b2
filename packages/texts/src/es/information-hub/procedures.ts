import type { procedures as english } from '../../en/information-hub/procedures.ts'
import type { Translation } from '../../translation.ts'

/** Procedures before an authority, on the page of a country, in a result and in a report. */
export const procedures: Translation<typeof english> = {
  how: 'Cómo hacerlo:',
  askFirst: 'Pregunte primero a la autoridad',
  unconfirmed: 'Pregunte primero a la autoridad: estos pasos no se pudieron confirmar con una fuente fiable.',
  when: 'Cuándo',
  authority: 'Autoridad',
  system: 'Sistema',
  form: 'Formulario',
  time: 'Plazo',
  statutory: 'Según la ley:',
  usual: 'Normalmente:',
  fee: 'Tasa',
  free: 'gratis',
  gives: 'Usted obtiene',
  notKnown: 'no se sabe',
  channels: {
    online: 'en línea',
    form: 'con un formulario',
    letter: 'por carta',
    in_person: 'en persona',
    contract: 'por contrato',
  },
  results: {
    pic: 'consentimiento fundamentado previo',
    mat: 'condiciones mutuamente acordadas',
    permit: 'permiso',
    ircc: 'certificado de cumplimiento reconocido internacionalmente',
    registration: 'inscripción',
    notification: 'notificación',
    declaration: 'declaración',
  },
  validity: 'Validez',
  documents: 'Documentos',
  benefitSharing: 'Participación en los beneficios',
  afterwards: 'Lo que sigue pendiente',
  penalties: 'Sanciones',
  source: 'Fuente',
  focalPoint: 'Punto focal y autoridades',
  readOn: 'leído el {{day}}',
}
