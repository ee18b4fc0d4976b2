import type * as english from '../../en/dashboard/notifications.ts'
import type { Translation } from '../../translation.ts'

export const notifications: Translation<typeof english.notifications> = {
  bell_zero: 'Notificações, todas lidas',
  bell_one: 'Notificações, {{count}} não lida',
  bell_other: 'Notificações, {{count}} não lidas',
  title: 'Notificações',
  close: 'Fechar a mensagem',
  empty: 'Ainda não há mensagens',
  emptyHint: 'O que o portal comunica fica aqui, para que nenhuma mensagem se perca.',
  open: 'Abrir a avaliação',
  seeChange: 'Ver o que mudou para você',
  seeTurn: 'Ver os bloqueios',
  seeReports: 'Ver os avisos',
  seeCountry: 'Ver o país',
  openDraft: 'Abrir o rascunho',
  older: 'Mostrar mais antigas',
  allRead: 'Marcar tudo como lido',
  earlier_one: 'e uma anterior',
  earlier_other: 'e {{count}} anteriores',
  failed: 'Erro',
  succeeded: 'Feito',
  unread: 'não lida',
  offer: '{{action}}: {{message}}',
  safe: 'Nada se perde: suas mensagens são guardadas.',
}
