import type { audit as english } from '../../en/administration/audit.ts'
import type { Translation } from '../../translation.ts'

export const audit: Translation<typeof english> = {
  lead: 'Qui a fait quoi, sur quoi, quand et d’où. Les entrées ne font que s’ajouter, chacune scellée avec la précédente.',
  filters: { actor: 'Qui', actorHint: 'Nom ou e-mail', from: 'Du (UTC)', to: 'Au (UTC)', subject: 'Concernant' },
  subjects: {
    ACCOUNT: 'Comptes',
    ASSESSMENT: 'Évaluations',
    USER: 'Utilisateurs',
    EVIDENCE: 'Preuves',
    USER_GROUP: 'Groupes d’utilisateurs',
  },
  export: 'Exporter en CSV',
  columns: {
    at: 'Quand',
    actor: 'Qui',
    action: 'Quoi',
    subject: 'Concernant',
    account: 'Compte',
    details: 'Détails',
    address: 'D’où',
  },
  noAddress: 'Le portail lui-même',
  details: 'Afficher',
  detailsOf: 'détails : {{what}}, {{at}}',
  code: 'Code',
  changed: '{{name}} : {{before}} → {{after}}',
  fromTo: '{{before}} → {{after}}',
  subjectId: 'Identifiant',
  hash: 'Sceau',
  empty: 'Rien n’est encore consigné',
  emptyHint:
    'Les connexions et les modifications d’utilisateurs, de groupes, de comptes et d’évaluations figureront ici.',
}
