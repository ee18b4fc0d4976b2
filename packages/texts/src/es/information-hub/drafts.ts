import type { drafts as english } from '../../en/information-hub/drafts.ts'
import type { Translation } from '../../translation.ts'

export const drafts: Translation<typeof english> = {
  start: 'Nuevo borrador a partir de esta versión',
  started: 'La versión {{version}} se ha empezado como borrador.',
  change: 'Cambiar el borrador',
  changeTitle: 'Cambiar el borrador, versión {{version}}',
  changeLead:
    'El archivo contiene todas las normas, obligaciones y documentos de esta versión. Descárguelo, cámbielo en un editor de texto y elíjalo de nuevo aquí. Nada cuenta hasta que el borrador se active.',
  download: 'Descargar el borrador',
  file: 'El borrador cambiado',
  choose: 'Elegir el archivo cambiado',
  drop: 'o suéltelo aquí',
  note: 'Un archivo JSON, en la forma en que se descargó.',
  notJson: 'Este archivo no es JSON.',
  saved: 'El borrador se ha guardado.',
  holds: 'Todas las comprobaciones y pruebas se cumplen.',
  problems_one: 'Hay que corregir {{count}} problema antes de poder activarlo:',
  problems_other: 'Hay que corregir {{count}} problemas antes de poder activarlo:',
  remove: 'Eliminar el borrador',
  removeLead: 'El borrador de la versión {{version}}, cambiado por última vez por {{editor}}, no se podrá restaurar.',
  removed: 'El borrador se ha eliminado.',
  review: 'Comprobar y activar',
  reviewTitle: 'Activar la versión {{version}}',
  examined_one:
    '{{count}} de {{total}} evaluaciones de esta legislación se ha decidido de nuevo con esta versión, a modo de ensayo.',
  examined_other:
    '{{count}} de {{total}} evaluaciones de esta legislación se han decidido de nuevo con esta versión, a modo de ensayo.',
  noChange: 'Ninguna cambia de resultado.',
  changes_one: '{{count}} de ellas cambia de color:',
  changes_other: '{{count}} de ellas cambian de color:',
  reopens_one: 'Hay que completar de nuevo {{count}} evaluación completada.',
  reopens_other: 'Hay que completar de nuevo {{count}} evaluaciones completadas.',
  failed_one: '{{count}} evaluación no se puede decidir con esta versión.',
  failed_other: '{{count}} evaluaciones no se pueden decidir con esta versión.',
  more_one: 'Cambia {{count}} evaluación más, que no figura aquí.',
  more_other: 'Cambian {{count}} evaluaciones más, que no figuran aquí.',
  lastEditor: 'Último cambio: {{editor}}.',
  activate: 'Activar',
  activated: 'La versión {{version}} está activa.',
  progress: '{{done}} de {{total}} evaluaciones están decididas de nuevo; {{changed}} de ellas han cambiado.',
}
