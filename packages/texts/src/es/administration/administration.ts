import type { administration as english } from '../../en/administration/administration.ts'
import type { Translation } from '../../translation.ts'

export const administration: Translation<typeof english> = {
  actions: 'Acciones',
  actionsOf: 'Acciones para {{name}}',
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  never: 'Aún no ha iniciado sesión',
  unchanged: 'Aún sin cambios',
  none: 'Ninguno',
  clear: 'Mostrar todo',
  nothing: 'Lo sentimos, no hemos encontrado coincidencias',
  nothingSearch: 'Nada coincide con la búsqueda de «{{text}}». Sin ella la lista puede mostrar más.',
  nothingFilter: 'Nada coincide con los filtros elegidos. Sin ellos la lista puede mostrar más.',
  nothingFound: 'No se ha encontrado nada',
  unsaved: 'Lo que ha escrito todavía no está guardado.',
  keepEditing: 'Seguir editando',
  discard: 'Descartarlo',
  safe: 'No se ha cambiado nada.',
  conflict: {
    title: 'Otra persona ha cambiado esto mientras tanto.',
    text: 'No se sobrescribe nada: elija con cuál quedarse.',
    field: 'Campo',
    mine: 'El suyo',
    theirs: 'Guardado ahora',
    keepMine: 'Guardar el mío',
    takeTheirs: 'Quedarse con lo guardado',
    same: 'Lo que usted cambió es igual en ambos.',
  },
}
