import type { accounts as english } from '../../en/administration/accounts.ts'
import type { Translation } from '../../translation.ts'

export const accounts: Translation<typeof english> = {
  lead: 'Les entreprises et instituts qui utilisent le portail.',
  create: 'Créer un compte',
  search: 'Rechercher un compte',
  searchHint: 'Nom',
  type: 'Type de compte',
  types: { COM: 'Commercial', 'NON-COM': 'Académique non commercial' },
  columns: {
    accountName: 'Nom',
    accountType: 'Type de compte',
    users: 'Utilisateurs',
    assessments: 'Évaluations',
    createdAt: 'Créé',
    updatedAt: 'Modifié',
  },
  namesake: 'Un autre compte porte le même nom.',
  country: {
    title: 'Pays',
    text: 'Où travaillent vos collaborateurs. Chaque nouveau cas le propose comme lieu du travail, et l’on peut y répondre autrement.',
    label: 'Vos collaborateurs travaillent dans ce pays',
    none: 'Non choisi',
  },
  fields: { accountName: 'Nom', accountType: 'Type de compte' },
  noAdministrator: 'Pas d’administrateur : donnez ce rôle à un utilisateur de ce compte',
  edit: 'Modifier',
  editTitle: 'Modifier {{name}}',
  remove: 'Supprimer',
  removeTitle: 'Supprimer {{name}} ?',
  removeText:
    'Le compte « {{name}} » ne contient plus rien et disparaît définitivement. Cette action est irréversible.',
  notEmpty: 'Seul un compte vide peut être supprimé. Celui-ci contient {{what}}.',
  countUsers_one: '{{count}} utilisateur',
  countUsers_other: '{{count}} utilisateurs',
  countAssessments_one: '{{count}} évaluation',
  countAssessments_other: '{{count}} évaluations',
  created: 'Le compte a été créé.',
  updated: 'Le compte a été modifié.',
  removed: 'Le compte a été supprimé.',
  empty: 'Aucun compte',
  emptyHint: 'Un compte se crée ici ou par inscription.',
}
