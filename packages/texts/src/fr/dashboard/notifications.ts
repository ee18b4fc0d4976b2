import type * as english from '../../en/dashboard/notifications.ts'
import type { Translation } from '../../translation.ts'

export const notifications: Translation<typeof english.notifications> = {
  bell_zero: 'Notifications, toutes lues',
  bell_one: 'Notifications, {{count}} non lue',
  bell_other: 'Notifications, {{count}} non lues',
  title: 'Notifications',
  close: 'Fermer le message',
  empty: 'Aucun message',
  emptyHint: 'Ce que le portail vous dit reste ici, pour qu’aucun message ne se perde.',
  open: 'Ouvrir l’évaluation',
  seeChange: 'Voir ce qui a changé pour vous',
  seeTurn: 'Voir les verrous',
  seeReports: 'Voir les signalements',
  seeCountry: 'Voir le pays',
  openDraft: 'Ouvrir le projet',
  older: 'Afficher les plus anciens',
  allRead: 'Tout marquer comme lu',
  earlier_one: 'et une antérieure',
  earlier_other: 'et {{count}} antérieures',
  failed: 'Erreur',
  succeeded: 'Fait',
  unread: 'non lu',
  offer: '{{action}} : {{message}}',
  safe: 'Rien n’est perdu : vos messages sont conservés.',
}
