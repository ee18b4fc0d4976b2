import type { comments as english } from '../../en/assessments/comments.ts'
import type { Translation } from '../../translation.ts'

export const comments: Translation<typeof english> = {
  open: 'Commentaires',
  openCount: 'Commentaires ({{count}})',
  openUnsent: '{{label}} : le vôtre n’est pas encore envoyé',
  titleOf: 'Commentaires sur {{number}}',
  lead: 'Qui peut lire l’évaluation peut lire ses commentaires.',
  empty: 'Aucun commentaire',
  emptyHint: 'Posez une question ou laissez une note au prochain lecteur. Le responsable en est informé.',
  emptyReader: 'Personne n’a laissé de note ici.',
  write: 'Votre commentaire',
  send: 'Ajouter le commentaire',
  own: 'vous',
  takeBack: 'Retirer',
  takeBackOf: 'Retirer votre commentaire du {{at}}',
  takeBackTitle: 'Retirer ce commentaire ?',
  takeBackText: 'Personne ne pourra plus le lire. Cette action est irréversible.',
  takenBack: 'Votre commentaire a été retiré.',
  added: 'Votre commentaire a été ajouté.',
  required: 'Ce champ est obligatoire',
}
