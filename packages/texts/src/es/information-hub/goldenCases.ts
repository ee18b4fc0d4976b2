import type * as english from '../../en/information-hub/goldenCases.ts'
import type { Translation } from '../../translation.ts'

export const goldenCases: Translation<typeof english.goldenCases> = {
  colours: {
    GREEN: 'verde',
    AMBER: 'ámbar',
    RED: 'rojo',
    silent: 'sin color',
    closed: 'no se lee',
    CONDITIONS: 'permitido con condiciones',
    UNCLEAR: 'no está claro',
    NONE: 'ninguno',
  },
  layers: {
    scope: 'Color de los tratados',
    provider: 'Color del país',
    user: 'Color del lugar de trabajo',
  },
  fields: {
    status: 'Resultado',
    verdict: 'Significado',
    headline: 'Fila bajo el semáforo',
    rows: 'Filas',
    obligations: 'Obligaciones',
    met: 'Obligaciones cumplidas',
    locks: 'Bloqueos',
    questions: 'Preguntas',
    lacks: 'No debe aparecer',
  },
}
