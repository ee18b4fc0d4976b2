import type * as english from '../../en/dashboard/notifications.ts'
import type { Translation } from '../../translation.ts'

export const notifications: Translation<typeof english.notifications> = {
  bell_zero: 'Notificaciones, todas leídas',
  bell_one: 'Notificaciones, {{count}} sin leer',
  bell_other: 'Notificaciones, {{count}} sin leer',
  title: 'Notificaciones',
  close: 'Cerrar el mensaje',
  empty: 'Todavía no hay mensajes',
  emptyHint: 'Lo que el portal le comunica queda aquí, para que no se pierda ningún mensaje.',
  open: 'Abrir la evaluación',
  seeChange: 'Ver qué cambió para usted',
  seeTurn: 'Ver los bloqueos',
  seeReports: 'Ver los avisos',
  seeCountry: 'Ver el país',
  openDraft: 'Abrir el borrador',
  older: 'Mostrar anteriores',
  allRead: 'Marcar todo como leído',
  earlier_one: 'y una anterior',
  earlier_other: 'y {{count}} anteriores',
  failed: 'Error',
  succeeded: 'Hecho',
  unread: 'sin leer',
  offer: '{{action}}: {{message}}',
  safe: 'No se pierde nada: sus mensajes se conservan.',
}
