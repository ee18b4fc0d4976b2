import type { glossary as english } from '../../en/information-hub/glossary.ts'
import type { Translation } from '../../translation.ts'

/** The glossary, and the popovers that quote it. */
export const glossary: Translation<typeof english> = {
  title: 'Glossário',
  lead: 'O que significam as palavras de acesso e repartição de benefícios, e de qual instrumento vêm.',
  search: 'Encontrar um termo',
  searchHint: 'Por exemplo, derivado ou PIC',
  found_zero: 'Nenhum dos {{all}} termos',
  found_one: '{{count}} de {{all}} termos',
  found_other: '{{count}} de {{all}} termos',
  category: 'Categoria',
  all: 'Todas',
  categories: { materials: 'Materiais e sua origem', intended_use: 'Usos e regras' },
  print: 'Imprimir',
  index: 'Termos de A a Z',
  letter: 'Termos com {{letter}}',
  terms: 'Termos',
  references: 'Os cinco instrumentos',
  readText: 'Ler o texto de {{title}}',
  linkTo: 'Link para {{title}}',
  noneHint: 'Nenhum termo tem estas palavras no nome ou no texto.',
  clear: 'Mostrar todos os termos',
  explain: 'O que significa {{term}}?',
  inGlossary: 'Abrir no glossário',
  unknown: 'O glossário não tem esse termo.',
}
