import type { comparisonFile as english } from '../../en/server/comparisonFile.ts'
import type { Translation } from '../../translation.ts'

/** The comparison of countries as a file: headings and the case it was made for. */
export const comparisonFile: Translation<typeof english> = {
  sheet: 'Comparación',
  use: 'Uso previsto',
  GREEN: 'Verde',
  AMBER: 'Ámbar',
  RED: 'Rojo',
  NOT_ASSESSED: 'No evaluado',
  factsAsOf: 'Datos a',
  accessDate: 'Fecha de acceso',
  intendedUseDate: 'Fecha del uso previsto',
  law: 'Legislación leída',
  lawOf: 'solo del país proveedor',
  savedOn: 'Guardado el',
  link: 'Enlace',
  disclaimer: 'Esto no es asesoramiento jurídico.',
  facts: {
    papers: { name: 'Documentos archivados', values: { none: 'ninguno' } },
    traditionalKnowledge: { name: 'Conocimientos tradicionales', values: { no: 'no' } },
    conditions: { name: 'Condiciones del país', values: { no: 'todas respondidas con no' } },
    region: { name: 'Región', values: { strictest: 'la más estricta' } },
  },
}
