import type { lawReports as english } from '../../en/legal-content/lawReports.ts'
import type { Translation } from '../../translation.ts'

export const lawReports: Translation<typeof english> = {
  title: 'Signaler une erreur ou un texte plus récent ({{name}})',
  lead: 'L’équipe juridique lit chaque signalement, et vous saurez ce qu’il en advient.',
  text: 'Qu’est-ce qui est faux, ou nouveau ?',
  address: 'Adresse où le lire',
  addressHint: 'Facultatif. Une adresse qui commence par http:// ou https://.',
  about: 'De quoi il s’agit',
  whole: 'Le pays dans son ensemble',
  send: 'Envoyer le signalement',
  list: 'Signalements des utilisateurs',
  none: 'Aucun signalement n’attend de réponse.',
  somebody: 'quelqu’un',
  from: '{{by}}, {{at}}',
  row: 'Règle {{id}}',
  document: 'Document {{id}}',
  answer: 'Réponse à l’auteur du signalement',
  done: 'Fait : le droit est corrigé',
  doneOf: 'Fait : le droit est corrigé ({{country}})',
  answered: 'Répondu : rien à changer',
  answeredOf: 'Répondu : rien à changer ({{country}})',
  answeredReports_one: '{{count}} signalement avec réponse',
  answeredReports_other: '{{count}} signalements avec réponse',
  outcomes: {
    done: '{{by}} a corrigé le droit, {{at}} : {{text}}',
    answered: '{{by}} a répondu, {{at}} : {{text}}',
  },
}
