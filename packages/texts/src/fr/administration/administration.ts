import type { administration as english } from '../../en/administration/administration.ts'
import type { Translation } from '../../translation.ts'

export const administration: Translation<typeof english> = {
  actions: 'Actions',
  actionsOf: 'Actions pour {{name}}',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  never: 'Pas encore connecté',
  none: 'Aucun',
  clear: 'Tout afficher',
  nothing: 'Aucun résultat',
  nothingSearch: 'Rien ne correspond à la recherche « {{text}} ». Sans elle, la liste peut en montrer plus.',
  nothingFilter: 'Rien ne correspond aux filtres choisis. Sans eux, la liste peut en montrer plus.',
  nothingFound: 'Rien trouvé',
  unsaved: 'Votre saisie n’est pas encore enregistrée.',
  keepEditing: 'Continuer la saisie',
  discard: 'Abandonner la saisie',
  unchanged: 'Pas encore modifié',
  safe: 'Rien n’a changé.',
  conflict: {
    title: 'Quelqu’un d’autre a modifié cela entre-temps.',
    text: 'Rien n’est écrasé : choisissez ce qu’il faut garder.',
    field: 'Champ',
    mine: 'Le vôtre',
    theirs: 'Enregistré maintenant',
    keepMine: 'Enregistrer le mien',
    takeTheirs: 'Prendre ce qui est enregistré',
    same: 'Ce que vous avez modifié est identique des deux côtés.',
  },
}
