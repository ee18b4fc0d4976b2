import type * as english from '../../en/legal-content/lawClearingHouse.ts'
import type { Translation } from '../../translation.ts'

export const lawClearingHouse: Translation<typeof english.lawClearingHouse> = {
  open: 'ABSCH',
  title: 'Publicado en el ABSCH',
  lead: 'Compare cada registro con el borrador. Lo que incorpora es una entrada como cualquier otra: compruébela y corrija lo que esté mal.',
  states: {
    other: 'El ABSCH respondió con registros de otro país. No se muestra nada de ellos.',
    failed: 'El ABSCH no dio una respuesta utilizable. Inténtelo de nuevo en un minuto.',
    off: 'Este portal no consulta el ABSCH.',
  },
  none: 'No hay ningún registro de este país. Eso no significa que no tenga normas.',
  more: 'Se muestran los {{shown}} últimos de {{count}} registros.',
  kinds: {
    authority: 'Autoridad',
    focalPoint: 'Punto focal nacional',
    measure: 'Medida',
    procedure: 'Procedimiento',
  },
  record: '{{kind}}: {{title}}',
  updated: 'Modificado el {{day}}.',
  page: 'Leer el registro {{number}}',
  take: 'Incorporar al borrador',
  takeOf: 'Incorporar al borrador: {{record}}',
  there: 'El borrador lo tiene.',
  readThere: 'Los procedimientos se cambian en el libro de cálculo.',
}
