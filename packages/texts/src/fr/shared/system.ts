import type * as english from '../../en/shared/system.ts'
import type { Translation } from '../../translation.ts'

export const system: Translation<typeof english.system> = {
  healthTitle: 'État du portail',
  healthAnswers: 'Le portail répond.',
  build: 'Version : {{number}}',
  healthSafe: 'Vos données sont en sécurité : cette page ne fait que lire.',
  notFound: '(404) Page introuvable',
  notFoundText:
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée ou supprimée, ou le lien est incomplet.',
  notAllowed:
    'Vous n’avez pas la permission d’ouvrir cette page. Un administrateur de votre compte peut vous la donner.',
  home: 'Retour à l’accueil',
  crash: 'Un problème est survenu sur cette page',
  crashSafe:
    'Ce que vous aviez enregistré est conservé. Réessayez ; si cela se reproduit, revenez à l’accueil et repartez de là.',
  retry: 'Réessayer',
  reloaded: 'Le portail a été renouvelé et cette page a été rechargée. Vos réponses sont conservées.',
}

export const environment: Translation<typeof english.environment> = {
  title: 'Environnement :',
  local: 'local',
  staging: 'préproduction',
}

export const states: Translation<typeof english.states> = {
  loading: 'Chargement',
  loadingLong: 'Cela prend plus de temps que d’habitude. Vous pouvez attendre ou revenir plus tard : rien n’est perdu.',
  retry: 'Réessayer',
  safe: 'Rien n’a changé. Ce que vous aviez enregistré est conservé.',
  unreachable: 'Le portail est injoignable. Vérifiez votre connexion.',
  instant: '{{day}} à {{time}}',
  generic: 'Une erreur s’est produite.',
  unsaved: 'Votre saisie n’est pas encore enregistrée.',
  keepEditing: 'Continuer la saisie',
  discard: 'Abandonner la saisie',
}
