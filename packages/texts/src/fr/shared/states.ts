import type { states as english } from '../../en/shared/states.ts'
import type { Translation } from '../../translation.ts'

export const states: Translation<typeof english> = {
  loading: 'Chargement',
  retry: 'Réessayer',
  safe: 'Rien n’a changé. Ce que vous aviez enregistré est conservé.',
  unreachable: 'Le portail est injoignable. Vérifiez votre connexion.',
  at: 'à {{time}}',
  generic: 'Une erreur s’est produite.',
}
