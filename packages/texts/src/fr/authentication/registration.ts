import type { registration as english } from '../../en/authentication/registration.ts'
import type { Translation } from '../../translation.ts'

export const registration: Translation<typeof english> = {
  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    oldPassword: 'Ancien mot de passe',
    oldPasswordHint:
      'Si vous vous en souvenez ; laissez vide si vous n’en avez jamais eu. Le lien est envoyé dans tous les cas.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez votre messagerie',
    sent: 'Si {{email}} est inscrit ici, un lien pour choisir un nouveau mot de passe est en route. Il sert une fois, pendant une heure.',
    notArrived: 'Rien reçu ? Regardez dans les courriers indésirables, ou vérifiez l’adresse.',
    again: 'Essayer une autre adresse',
  },
  register: {
    title: 'Inscription',
    policy: 'Le mot de passe a',
    lead: 'Un compte pour votre organisation, dont vous êtes la première personne et l’administrateur. Nous vous envoyons un lien ; vous y indiquez encore une fois votre mot de passe, ce qui montre que cette adresse est la vôtre.',
    firstName: 'Prénom',
    lastName: 'Nom',
    accountType: 'Type de compte',
    accountTypes: { COM: 'Commercial', 'NON-COM': 'Académique non commercial' },
    role: 'Rôle',
    roleHint:
      'Vous êtes la première personne de ce compte : vous le gérez donc aussi, quel que soit votre choix ici. Vous pourrez confier cela à quelqu’un d’autre.',
    roles: {
      DPT_USER: { name: 'Utilisateur', hint: 'Crée des évaluations et lit celles du compte.' },
      DPT_POWER_USER: {
        name: 'Super utilisateur',
        hint: 'Modifie aussi les évaluations de ses groupes et en lève les verrous techniques.',
      },
      ACC_ADMIN: { name: 'Administrateur', hint: 'Gère aussi les utilisateurs, les groupes et les verrous du compte.' },
      SUPER_ADMIN: {
        name: 'Super administrateur',
        hint: 'Gère tout le portail. L’exploitant du portail doit l’accorder ; d’ici là, vous êtes administrateur de votre compte.',
      },
    },
    submit: 'S’inscrire',
    failed: 'Erreur lors de la création du compte.',
    registered: 'Déjà inscrit ?',
    waitingTitle: 'En attente de validation',
    waiting:
      'Consultez votre messagerie : nous avons envoyé un lien à {{email}}. Ouvrez-le dans les 24 heures pour valider votre compte.',
    notArrived: 'Rien reçu ? Regardez dans les courriers indésirables, ou demandez un nouveau lien.',
    again: 'Envoyer à nouveau le lien',
    sentAgain: 'Un nouveau lien est en route vers {{email}}. Le précédent ne fonctionne plus.',
  },
  link: {
    failed: 'La validation a échoué. Adressez-vous à votre administrateur.',
    hint: 'Un lien sert une fois, pendant un temps limité, et un plus récent le remplace. Si vous l’avez déjà utilisé, connectez-vous. Sinon, demandez-en un nouveau.',
    incomplete: 'Le lien est incomplet : copiez-le en entier depuis l’e-mail.',
    fresh: 'Demander un nouveau lien',
    dismiss: 'Fermer et réessayer',
    safe: 'Rien n’a changé, et le lien n’est pas consommé.',
  },
  invitation: {
    from: '{{inviter}} vous invite à rejoindre le compte « {{account}} ». Choisir un mot de passe vaut acceptation.',
    fromAccount: 'Vous êtes invité à rejoindre le compte « {{account}} ». Choisir un mot de passe vaut acceptation.',
    inUse:
      'Votre adresse appartient à un autre compte du portail, et une adresse n’appartient qu’à un seul compte. Pour accepter, changez d’abord l’adresse de ce compte dans les Paramètres, puis ouvrez à nouveau ce lien.',
    accept: 'Accepter l’invitation',
    notYou: 'Vous ne savez pas qui vous invite, ou ne voulez pas participer ?',
    decline: 'Décliner l’invitation',
    declined: 'L’invitation est déclinée. La personne qui vous a invité en est informée.',
  },
  validate: {
    title: 'Valider votre compte',
    lead: 'Indiquez le mot de passe choisi lors de l’inscription, ou un nouveau. Nous le redemandons parce que seule la personne qui reçoit cet e-mail peut décider comment se connecter.',
    password: 'Mot de passe',
    confirmation: 'Confirmer le mot de passe',
    mismatch: 'Les mots de passe ne correspondent pas.',
    submit: 'Valider',
    working: 'Validation de votre compte.',
    done: 'Votre compte est validé. Vous pouvez vous connecter.',
  },
  reset: {
    title: 'Réinitialiser le mot de passe',
    lead: 'Choisissez un nouveau mot de passe. Vous serez déconnecté partout ailleurs.',
    password: 'Nouveau mot de passe',
    confirmation: 'Confirmer le mot de passe',
    mismatch: 'Les mots de passe ne correspondent pas.',
    submit: 'Réinitialiser le mot de passe',
    working: 'Modification de votre mot de passe.',
    done: 'Le mot de passe a été modifié',
  },
  undoEmail: {
    title: 'Garder votre adresse e-mail',
    lead: 'Annule le changement de votre adresse e-mail. Toutes les sessions se terminent, et vous choisissez un nouveau mot de passe par un lien que nous vous envoyons.',
    submit: 'Garder cette adresse',
    done: 'Votre adresse e-mail est celle d’avant. Un lien pour choisir un nouveau mot de passe y est envoyé.',
  },
  confirmEmail: {
    title: 'Confirmer votre e-mail',
    lead: 'Désormais, vous vous connectez avec cette adresse et y recevez les messages.',
    submit: 'Confirmer cette adresse',
    done: 'Votre nouvelle adresse e-mail est désormais valable.',
    toPortal: 'Aller au portail',
  },
}
