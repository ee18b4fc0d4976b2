import type { mails as english } from '../../en/server/mails.ts'
import type { Translation } from '../../translation.ts'

export const mails: Translation<typeof english> = {
  copyAddress: 'Ou copiez cette adresse dans votre navigateur :',
  ignore: 'Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
  linkForDay: 'Le lien sert une fois. Il est valable 24 heures.',
  validation: {
    subject: 'Confirmez votre inscription à {{portal}}',
    lead: 'Merci de votre inscription à {{portal}}. Il reste une étape : confirmer que cette adresse e-mail est la vôtre.',
    text: 'Ouvrez le lien et indiquez encore une fois votre mot de passe : celui que vous avez choisi, ou un autre. Vous pourrez ensuite vous connecter.',
    action: 'Confirmer mon adresse',
    link: 'Le lien sert une fois. Il est valable 24 heures ; ensuite, « Mot de passe oublié ? » sur la page de connexion en envoie un nouveau.',
  },
  invitation: {
    subject: 'Invitation à rejoindre {{portal}}',
    lead: '{{inviter}} vous invite à rejoindre le compte « {{account}} » sur {{portal}}.',
    somebody: 'Un administrateur',
    text: 'Ouvrez le lien pour accepter et choisir votre mot de passe, ou pour décliner. Tant que vous n’acceptez pas, rien n’est partagé avec ce compte.',
    inUse:
      'Votre adresse appartient à un autre compte du portail, et une adresse n’appartient qu’à un seul compte. Le lien vous permet de décliner. Pour accepter, changez d’abord l’adresse de votre compte actuel dans les Paramètres, ou demandez une invitation à une autre adresse.',
    action: 'Voir l’invitation',
    link: 'Le lien sert une fois. Il est valable 24 heures ; ensuite, la personne qui vous a invité peut en envoyer un nouveau.',
    unknown: 'Si vous ne savez pas qui vous invite, déclinez ou ignorez ce message : vous ne devenez pas membre.',
  },
  reset: {
    subject: 'Choisir un nouveau mot de passe',
    lead: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte sur {{portal}}. Si c’était vous, ouvrez le lien.',
    wrongPassword: 'L’ancien mot de passe indiqué dans la demande n’était pas le bon.',
    action: 'Choisir un nouveau mot de passe',
    link: 'Le lien sert une fois. Il est valable une heure.',
    notYou:
      'Si ce n’était pas vous, votre mot de passe reste inchangé. Prévenez votre administrateur si vous recevez d’autres messages de ce genre.',
  },
  signInElsewhere: {
    subject: 'Connectez-vous avec votre organisation',
    lead: 'Quelqu’un a demandé un nouveau mot de passe sur {{portal}}. Vous n’y en avez pas : vous vous connectez par votre organisation.',
    text: 'Choisissez « Se connecter avec votre organisation » sur la page de connexion. Si vous avez oublié le mot de passe de votre organisation, adressez-vous à son assistance.',
  },
  alreadyRegistered: {
    subject: 'Vous êtes déjà inscrit',
    lead: 'Quelqu’un a essayé de s’inscrire à {{portal}} avec votre adresse e-mail, qui a déjà un compte. Rien n’a changé.',
    text: 'Si c’était vous : connectez-vous, ou choisissez-y « Mot de passe oublié ? ».',
    action: 'Se connecter',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  deactivated: {
    subject: 'Votre compte est désactivé',
    lead: 'Quelqu’un a demandé un accès à {{portal}} avec votre adresse e-mail. Votre compte y est désactivé : aucun lien n’a pu être envoyé.',
    text: 'Si vous avez besoin d’un accès, adressez-vous à l’administrateur de votre organisation.',
  },
  recoveryAction: 'Se connecter',
  recoveryEndedNotYou:
    'Si vous n’avez rien demandé, quelqu’un connaît votre mot de passe : choisissez-en un autre immédiatement et prévenez votre administrateur.',
  recoveryNotYou:
    'Si vous n’avez rien demandé, quelqu’un connaît votre mot de passe : connectez-vous avec votre second facteur, ce qui annule la demande, et choisissez un autre mot de passe. Prévenez ensuite votre administrateur.',
  recoveryAsked: {
    subject: 'Votre second facteur va être retiré',
    lead: 'Quelqu’un qui connaît votre mot de passe déclare sur {{portal}} que le second facteur de votre compte est perdu.',
    text: 'Deux administrateurs doivent approuver dans les trois jours. Vos facteurs sont alors retirés, toutes les sessions se terminent, et vous vous connectez avec votre seul mot de passe.',
  },
  recoveryApproved: {
    subject: 'Un administrateur a approuvé le retrait de votre second facteur',
    lead: 'Un premier administrateur a approuvé, sur {{portal}}, le retrait de votre second facteur.',
    text: 'Il fonctionne encore jusqu’à ce qu’un second administrateur approuve aussi.',
  },
  recoveryDone: {
    subject: 'Votre second facteur est retiré',
    lead: 'Le second facteur de votre compte sur {{portal}} a été retiré : votre application de codes, vos clés d’accès et vos codes de secours ne fonctionnent plus, et vous êtes déconnecté partout.',
    text: 'Connectez-vous avec votre mot de passe, puis ajoutez un nouveau second facteur dans les Paramètres.',
  },
  recoveryRefused: {
    subject: 'Votre second facteur est maintenu',
    lead: 'Un administrateur a refusé, sur {{portal}}, de retirer votre second facteur.',
    text: 'Adressez-vous aux administrateurs de votre organisation.',
  },
  accessRestored: {
    subject: 'Votre accès est rétabli : jetons d’API et webhooks',
    lead: 'Votre accès à {{portal}} a été rétabli. Ce qui pouvait agir en votre nom est arrêté ou nommé ici.',
    tokens: 'Ces jetons d’API à votre nom ne fonctionnent plus ; recréez ceux qu’il vous faut dans les Paramètres :',
    webhooks: 'Ces webhooks de votre compte ont été créés ou modifiés en votre nom et fonctionnent toujours :',
    unknown:
      'Supprimez les webhooks que vous ne connaissez pas : ils signalent à quelqu’un ce qui se passe dans votre compte. Si vous n’en avez pas le droit, demandez-le à votre administrateur.',
  },
  newAddress: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lead: 'Cette adresse a été saisie comme nouvelle adresse e-mail d’un compte sur {{portal}}. Elle est valable dès que vous ouvrez le lien.',
    action: 'Confirmer cette adresse',
  },
  addressChange: {
    subject: 'Votre adresse e-mail va changer',
    lead: 'L’adresse e-mail de votre compte sur {{portal}} doit devenir {{email}}. Tant que son titulaire ne l’a pas confirmé, vous vous connectez avec l’adresse actuelle.',
    notYou:
      'Si vous n’avez pas demandé cela, ouvrez le lien : votre adresse reste ou redevient celle d’avant, toutes les sessions se terminent, et vous recevez un lien pour choisir un nouveau mot de passe. Prévenez ensuite votre administrateur.',
    action: 'Garder cette adresse',
    link: 'Le lien sert une fois, même après le changement : pendant 8 jours à compter de ce message.',
  },
  addressReplaced: {
    subject: 'Votre adresse e-mail a changé',
    lead: 'L’adresse e-mail de votre compte sur {{portal}} est maintenant {{email}}. L’annuaire de votre organisation l’a changée. Toutes les sessions sont terminées.',
    notYou:
      'Si ce n’est pas correct, ouvrez le lien : votre adresse redevient celle d’avant, toutes les sessions se terminent, et vous recevez un lien pour choisir un nouveau mot de passe. Prévenez ensuite votre administrateur.',
  },
  providerChanged: {
    subject: 'Le fournisseur d’identité de votre organisation a été remplacé',
    lead: 'Un administrateur de votre compte sur {{portal}} a saisi un autre fournisseur d’identité pour l’authentification unique.',
    text: 'Il ne sert pas tant qu’un autre administrateur n’a pas vérifié à nouveau le domaine. Si vous ne vous y attendiez pas, ne le vérifiez pas et interrogez les autres.',
    action: 'Voir les réglages',
  },
  auditAnchor: {
    subject: 'Journal d’audit ({{portal}}) : état du jour',
    lead: 'Conservez ce message : sa ligne signée dit jusqu’où va le journal d’audit de chaque compte.',
    note: 'Ajoutez la ligne au fichier des ancres et lancez « npm run audit:verify » : une entrée modifiée ou retirée depuis est découverte, même si tout un journal a disparu.',
  },
  duties: {
    asked: {
      subject_one: '{{by}} vous rappelle une obligation',
      subject_other: '{{by}} vous rappelle {{count}} obligations',
      subjectOfCase_one: '{{case}} : {{by}} vous rappelle une obligation',
      subjectOfCase_other: '{{case}} : {{by}} vous rappelle {{count}} obligations',
      lead_one: '{{by}} vous demande, sur {{portal}}, de regarder cette obligation :',
      lead_other: '{{by}} vous demande, sur {{portal}}, de regarder ces {{count}} obligations :',
    },
    papers: {
      subject_one: 'Un document expire bientôt',
      subject_other: '{{count}} documents expirent bientôt',
      lead_one:
        'Un document de vos évaluations sur {{portal}} expire bientôt. Ce qu’il prouve sera alors de nouveau ouvert, sauf si un document plus récent est au dossier :',
      lead_other:
        '{{count}} documents de vos évaluations sur {{portal}} expirent bientôt. Ce qu’ils prouvent sera alors de nouveau ouvert, sauf si un document plus récent est au dossier :',
      ends: 'Valable jusqu’au',
      action: 'Voir les documents',
    },
    reminder: {
      subject_one: 'Une obligation arrive à échéance',
      subject_other: '{{count}} obligations arrivent à échéance',
      lead_one: 'Une de vos obligations sur {{portal}} arrive bientôt à échéance :',
      lead_other: '{{count}} de vos obligations sur {{portal}} arrivent bientôt à échéance :',
      subjectOfCase_one: '{{case}} : une obligation arrive à échéance',
      subjectOfCase_other: '{{case}} : {{count}} obligations arrivent à échéance',
    },
    week: {
      subject_one: 'Votre semaine : {{count}} obligation',
      subject_other: 'Votre semaine : {{count}} obligations',
      lead_one: 'Cette obligation sur {{portal}} est en retard ou arrive à échéance dans les quatre semaines :',
      lead_other:
        'Ces {{count}} obligations sur {{portal}} sont en retard ou arrivent à échéance dans les quatre semaines :',
    },
    colleague: 'Quelqu’un de votre organisation',
    due: 'Échéance le {{day}}',
    late: 'En retard depuis le {{day}}',
    more_one: 'Et encore {{count}}.',
    more_other: 'Et encore {{count}}.',
    action: 'Voir les échéances',
    note: 'Vous pouvez désactiver ces messages sous « Échéances », « S’abonner (ICS) ».',
  },
  releaseAsked: {
    subject: '{{by}} vous demande de déverrouiller : {{case}}',
    lead_one: '{{by}} vous demande, sur {{portal}}, de lever ce verrou :',
    lead_other: '{{by}} vous demande, sur {{portal}}, de lever ces {{count}} verrous :',
    message: 'Message : « {{text}} »',
    action: 'Voir le cas',
    note: 'Vous recevez ce message parce que vous pouvez lever des verrous de ce cas. Examinez le cas avant de décider ; ce message ne lève rien.',
  },
  lawChange: {
    subjectOf_one: 'Selon {{law}}, une de vos évaluations a changé',
    subjectOf_other: 'Selon {{law}}, {{count}} de vos évaluations ont changé',
    message: 'Ce qui a changé dans le droit : {{message}}',
    todo: {
      again: 'Le droit pose une nouvelle question : complétez-la à nouveau.',
      locked: 'N’utilisez pas le matériel avant la levée de ses verrous.',
      look: 'Lisez ce qui est nouveau avant de continuer.',
      nothing: 'Il n’y a rien à faire dans l’immédiat.',
    },
    unchanged_one: 'Une autre de vos évaluations de ce pays est restée telle quelle.',
    unchanged_other: '{{count}} autres de vos évaluations de ce pays sont restées telles quelles.',
    subject: 'Le droit a changé : regardez vos évaluations',
    lead_one: 'Une nouvelle version du droit est appliquée sur {{portal}}. Une de vos évaluations en est modifiée :',
    lead_other:
      'Une nouvelle version du droit est appliquée sur {{portal}}. {{count}} de vos évaluations en sont modifiées :',
    subjectOfCase: '{{case}} : le droit a changé, {{shift}}',
    leadOf_one: '{{portal}} applique désormais {{law}}. Une de vos évaluations en est modifiée :',
    leadOf_other: '{{portal}} applique désormais {{law}}. {{count}} de vos évaluations en sont modifiées :',
    more_one: 'et {{count}} autre.',
    more_other: 'et {{count}} autres.',
    action: 'Voir ce qui a changé pour vous',
    note: 'Vos réponses restent inchangées. Le résultat précédent et ses motifs sont conservés dans l’historique de chaque évaluation.',
  },
}
