import type { palette as english } from '../../en/shared/palette.ts'
import type { Translation } from '../../translation.ts'

/** The command palette: jumping to anything by a few letters. */
export const palette: Translation<typeof english> = {
  open: 'Buscar',
  finds: 'Número, país, documento, acción',
  title: 'Buscar e ir a',
  field: 'Número de evaluación, país, documento, término o acción',
  results: 'Resultados',
  recent: 'Dónde ha estado últimamente',
  kinds: {
    assessment: 'Evaluaciones',
    country: 'Países',
    document: 'Documentos jurídicos',
    procedure: 'Procedimientos',
    term: 'Glosario',
    person: 'Personas',
  },
  actions: 'Acciones',
  start: 'Empezar una evaluación',
  also: {
    start: 'crear nueva empezar añadir caso',
    go: 'abrir mostrar ver',
    theme: 'apariencia modo colores',
    logOut: 'salir cerrar sesión abandonar',
  },
  go: 'Ir a {{screen}}',
  theme: 'Tema: {{theme}}',
  hint: 'Las flechas eligen, Intro abre, Escape cierra.',
  searching: 'Buscando',
  none: 'Lo sentimos, no hemos encontrado coincidencias',
  noneHint: 'Menos letras, un número como 12 o un código de país pueden encontrar más.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
}
