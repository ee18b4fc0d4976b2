import type { glossary as english } from '../../en/information-hub/glossary.ts'
import type { Translation } from '../../translation.ts'

/** The glossary, and the popovers that quote it. */
export const glossary: Translation<typeof english> = {
  title: 'Glosario',
  lead: 'Qué significan las palabras del acceso y la participación en los beneficios, y de qué instrumento proceden.',
  search: 'Buscar un término',
  searchHint: 'Por ejemplo, derivado o CFP',
  found_zero: 'Ninguno de los {{all}} términos',
  found_one: '{{count}} de {{all}} términos',
  found_other: '{{count}} de {{all}} términos',
  category: 'Categoría',
  all: 'Todas',
  categories: { materials: 'Materiales y su origen', intended_use: 'Usos y normas' },
  print: 'Imprimir',
  index: 'Términos de la A a la Z',
  letter: 'Términos con {{letter}}',
  terms: 'Términos',
  references: 'Los cinco instrumentos',
  readText: 'Leer el texto de {{title}}',
  linkTo: 'Enlace a {{title}}',
  noneHint: 'Ningún término tiene estas palabras en su nombre ni en su texto.',
  clear: 'Mostrar todos los términos',
  explain: '¿Qué significa {{term}}?',
  inGlossary: 'Abrir en el glosario',
  unknown: 'El glosario no tiene ese término.',
}
