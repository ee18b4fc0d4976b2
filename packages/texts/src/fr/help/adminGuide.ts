import type { adminGuide as english } from '../../en/help/adminGuide.ts'
import type { Translation } from '../../translation.ts'

export const adminGuide: Translation<typeof english> = {
  people: {
    title: 'Inviter des personnes',
    lead: 'On rejoint votre compte sur invitation. Une personne qui s’inscrit obtient son propre compte.',
    parts: {
      invite: {
        title: 'Inviter',
        text: 'Ouvrez « Gestion des utilisateurs » et choisissez « Inviter un utilisateur ». Choisissez le rôle et les groupes. Le lien du message est valable 24 heures ; vous pouvez l’envoyer à nouveau.',
      },
      leave: {
        title: 'Quand quelqu’un part',
        text: 'Désactivez l’utilisateur. Il est déconnecté partout aussitôt. Ses évaluations restent ; choisissez un nouveau responsable pour celles qui continuent.',
      },
      many: {
        title: 'Inviter beaucoup de personnes',
        text: '« Inviter plusieurs personnes » prend une liste collée ou un fichier CSV : un nom avec une adresse, une adresse qui contient les deux noms (ana.souza@…) ou des colonnes. Avant tout envoi, chaque ligne dit ce qui va se passer : sera invité, est déjà ici, figure deux fois, ou ce qu’il faut corriger. La réponse ne dit jamais si une adresse est connue ailleurs. Chaque e-mail indique votre nom et votre compte.',
      },
    },
  },
  roles: {
    title: 'Rôles et groupes',
    lead: 'Un rôle dit ce que quelqu’un peut faire, un groupe dit où.',
    parts: {
      roles: {
        title: 'Les rôles',
        text: '- Invité : lit les évaluations du compte.\n- Utilisateur de service : crée des évaluations et modifie les siennes.\n- Super utilisateur de service : modifie celles des groupes et lève les verrous techniques.\n- Juriste de service : lève les verrous juridiques dans les groupes.\n- Administrateur de service : modifie, lève les verrous techniques et gère les personnes dans les groupes.\n- Administrateur juridique de service : lève tous les verrous du compte et, dans le compte de l’exploitant, tient le droit à jour.\n- Administrateur du compte : tout dans le compte.\n- Super administrateur : tout dans tous les comptes, pour l’exploitant du portail.',
      },
      limits: {
        title: 'Ce que personne ne peut faire',
        text: 'Personne ne donne un rôle supérieur au sien, ni ne change son propre rôle, son statut ou ses groupes. Le dernier administrateur d’un compte ne peut pas être retiré.',
      },
      groups: {
        title: 'Groupes',
        text: 'Des groupes peuvent dépendre d’un groupe. Qui peut agir dans un groupe peut agir aussi dans ceux qui en dépendent.',
      },
    },
  },
  law: {
    title: 'Tenir le droit à jour',
    lead: 'Le droit d’un pays est une version avec des tableaux, des obligations, des verrous et des documents. Une version enregistrée ne change jamais.',
    parts: {
      versions: {
        title: 'Versions',
        text: 'La page d’un pays énumère ses versions et ce qui a changé de l’une à l’autre, avec les utilisations dont la couleur diffère. Un résultat nomme toujours la version qui l’a décidé.',
      },
      activate: {
        title: 'Activer une version',
        text: 'Sur la page du pays, choisissez « Vérifier et activer » à côté d’une version. L’aperçu compte et montre les cas qui changeraient. Quand la version devient active, les cas terminés sont décidés à nouveau et leurs responsables sont informés.',
      },
      reviews: {
        title: 'Consigner une révision',
        text: 'Comparez la version active avec sa source, puis consignez la révision sur la page du pays. Elle porte votre nom et le jour. Une révision en retard empêche les nouveaux résultats d’être verts.',
      },
      drafts: {
        title: 'Projets et mises en vigueur',
        text: '« Nouveau projet à partir de cette version » commence un projet. « Ouvrir le projet » mène à ses tableaux dans l’atelier du droit, où vous le modifiez. Vous voyez aussitôt les lacunes, les lignes qui ne s’appliquent jamais et les cas qui changeraient. Un projet ne peut être activé que par une seconde personne, et seulement si toutes les vérifications sont concluantes.',
      },
    },
  },
  security: {
    title: 'Connexion et sécurité',
    lead: 'Qui a besoin d’un second facteur, et que faire quand l’un est perdu.',
    parts: {
      factor: {
        title: 'Exiger un second facteur',
        text: 'Une clé d’accès ou une application de codes. Sous « Notre compte », vous en exigez un de tous dans le compte. Qui n’en a pas est mené à en ajouter un d’abord. L’exploitant peut l’exiger de tous les administrateurs.',
      },
      lost: {
        title: 'Quand un second facteur est perdu',
        text: 'Un code de secours le remplace une fois. Sans code, la personne demande de l’aide sur la page de connexion, après le bon mot de passe. Deux administrateurs approuvent dans les trois jours, l’exploitant à la place de celui qui manque. La personne reçoit un e-mail à chaque étape. Appelez-la avant d’approuver.',
      },
      singleSignOn: {
        title: 'Se connecter chez votre fournisseur d’identité',
        text: 'Enregistrez le portail chez votre fournisseur (OpenID Connect) avec l’adresse de retour indiquée, puis saisissez l’émetteur, l’identifiant et le secret du client et votre domaine. Vérifiez le domaine par son enregistrement TXT, testez la connexion, puis activez. Les personnes nouvelles deviennent invités ; vous leur donnez un rôle. Les mots de passe du domaine ne comptent plus, sauf celui de qui a activé.',
      },
    },
  },
  audit: {
    title: 'Le journal d’audit',
    lead: 'Chaque modification est inscrite dans un journal que personne ne peut modifier.',
    parts: {
      read: {
        title: 'Le lire',
        text: 'Filtrez par personne, jour et objet. Une entrée dit qui a fait quoi, sur quel cas ou quelle personne, et quand, avec les valeurs avant et après.',
      },
    },
  },
  programs: {
    title: 'Programmes et autres systèmes',
    lead: 'D’autres programmes peuvent lire et évaluer avec un jeton, et sont avertis des changements.',
    parts: {
      tokens: {
        title: 'Jetons d’API',
        text: 'Les paramètres créent un jeton avec un nom, une fin et une portée : lire le centre d’information, lire les évaluations, évaluer, administrer. Il n’est affiché qu’une fois. Il ne peut jamais faire plus que vous, et vous pouvez le révoquer à tout moment.',
      },
      webhooks: {
        title: 'Webhooks',
        text: 'Le portail appelle votre adresse quand une évaluation est terminée, qu’une couleur change ou qu’un verrou est levé. Chaque appel est signé ; ceux qui échouent sont répétés, et le journal les montre.',
      },
      directory: {
        title: 'Personnes d’un annuaire',
        text: 'L’annuaire d’une entreprise peut créer, modifier et désactiver des utilisateurs et des groupes (SCIM 2.0). Il ne peut jamais retirer le dernier administrateur.',
      },
    },
  },
}
