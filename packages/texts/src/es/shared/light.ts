import type { light as english } from '../../en/shared/light.ts'
import type { Translation } from '../../translation.ts'

export const light: Translation<typeof english> = {
  GREEN: { name: 'Verde', meaning: 'No se ha encontrado ningún permiso ni participación en los beneficios' },
  AMBER: { name: 'Ámbar', meaning: 'Permitido con condiciones, o aún no está claro' },
  RED: { name: 'Rojo', meaning: 'No usar antes de que se cumplan las condiciones' },
  NOT_ASSESSED: { name: 'No evaluado', meaning: 'No evaluado: nadie ha leído todavía la legislación' },
  NONE: { name: 'No decidido', meaning: 'Aún no decidido' },
  verdict: {
    GREEN: 'No se ha encontrado ningún permiso ni participación en los beneficios',
    CONDITIONS: 'Permitido con condiciones',
    UNCLEAR: 'Todavía no podemos decirlo',
    RED: 'No usar antes de que se cumplan las condiciones',
  },
}
