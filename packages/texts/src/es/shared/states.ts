import type { states as english } from '../../en/shared/states.ts'
import type { Translation } from '../../translation.ts'

export const states: Translation<typeof english> = {
  loading: 'Cargando',
  retry: 'Intentarlo de nuevo',
  safe: 'No se ha cambiado nada. Lo que guardó antes está a salvo.',
  unreachable: 'No se puede llegar al portal. Compruebe su conexión.',
  at: 'a las {{time}}',
  generic: 'Se produce un error.',
}
