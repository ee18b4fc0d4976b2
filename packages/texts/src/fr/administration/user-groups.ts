import type { userGroups as english } from '../../en/administration/user-groups.ts'
import type { Translation } from '../../translation.ts'

export const userGroups: Translation<typeof english> = {
  title: 'Groupes d’utilisateurs',
  lead: 'Les services d’un compte. Les droits sur ses propres groupes comprennent les groupes qui en dépendent.',
  create: 'Créer un groupe d’utilisateurs',
  search: 'Rechercher un groupe',
  searchHint: 'Nom',
  choose: 'Tapez pour trouver un groupe',
  notVisible: 'Un groupe que vous ne gérez pas',
  columns: {
    userGroupId: 'Numéro',
    name: 'Nom',
    mainUserGroup: 'Groupe principal',
    account: 'Compte',
    members: 'Membres',
    createdAt: 'Créé',
    updatedAt: 'Modifié',
  },
  fields: { name: 'Nom', mainUserGroup: 'Groupe principal', account: 'Compte', members: 'Membres' },
  noMain: 'Aucun : c’est un groupe principal',
  membersHint: 'Retirer quelqu’un d’un groupe ne change rien à l’utilisateur lui-même.',
  chooseMembers: 'Tapez un nom ou un e-mail',
  members_one: '{{count}} membre',
  members_other: '{{count}} membres',
  edit: 'Modifier',
  editTitle: 'Modifier {{name}}',
  remove: 'Supprimer',
  removeTitle: 'Supprimer {{name}} ?',
  removeText:
    'Le groupe « {{name}} » ({{members}}) disparaît ; ses membres restent utilisateurs. Cette action est irréversible.',
  created: 'Le groupe d’utilisateurs a été créé.',
  updated: 'Le groupe d’utilisateurs a été modifié.',
  removed: 'Le groupe d’utilisateurs a été supprimé.',
  empty: 'Aucun groupe d’utilisateurs',
  emptyHint: 'Créez-en un par service : ses administrateurs et super utilisateurs s’occupent alors de leurs collègues.',
}
