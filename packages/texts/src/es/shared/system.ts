import type * as english from '../../en/shared/system.ts'
import type { Translation } from '../../translation.ts'

export const system: Translation<typeof english.system> = {
  healthTitle: 'Comprobación de estado',
  healthAnswers: 'El portal responde.',
  build: 'Versión: {{number}}',
  healthSafe: 'Sus datos están a salvo: esta página solo lee.',
  notFound: '(404) Página no encontrada',
  notFoundText: 'No hay nada en esta dirección. Puede haberse movido o eliminado, o el enlace puede estar incompleto.',
  notAllowed: 'No tiene permiso para abrir esta página. Un administrador de su cuenta puede dárselo.',
  home: 'Volver al inicio',
  crash: 'Algo ha fallado en esta página',
  crashSafe:
    'Lo que guardó antes está a salvo. Inténtelo de nuevo; si vuelve a ocurrir, vuelva al inicio y empiece desde allí.',
  retry: 'Intentarlo de nuevo',
  reloaded: 'El portal se ha renovado y esta página se ha vuelto a cargar. Sus respuestas se conservan.',
}

export const environment: Translation<typeof english.environment> = {
  title: 'Entorno:',
  local: 'local',
  staging: 'pruebas',
}

export const states: Translation<typeof english.states> = {
  loading: 'Cargando',
  loadingLong: 'Esto tarda más de lo habitual. Puede esperar o volver más tarde: no se pierde nada.',
  retry: 'Intentarlo de nuevo',
  safe: 'No se ha cambiado nada. Lo que guardó antes está a salvo.',
  unreachable: 'No se puede llegar al portal. Compruebe su conexión.',
  instant: '{{day}} a las {{time}}',
  generic: 'Se ha producido un error.',
  unsaved: 'Lo que ha escrito todavía no está guardado.',
  keepEditing: 'Seguir editando',
  discard: 'Descartarlo',
}
