import type * as english from '../../en/legal-content/lawMerge.ts'
import type { Translation } from '../../translation.ts'

export const lawMerge: Translation<typeof english.lawMerge> = {
  title: 'Fusion',
  titleOf: 'Fusion : droit de ce pays ({{country}})',
  titleOfHouse: 'Fusion : règles internes',
  lead: {
    active_zero:
      'La version {{to}} a été activée depuis le début de ce projet. Aucune de ses modifications n’est reprise.',
    active_one:
      'La version {{to}} a été activée depuis le début de ce projet. {{count}} de ses modifications est reprise.',
    active_other:
      'La version {{to}} a été activée depuis le début de ce projet. {{count}} de ses modifications sont reprises.',
    shipped_zero:
      'La version {{to}} est arrivée avec le programme et attend à côté du droit modifié ici ; les deux viennent de la version {{from}}. Aucune de ses modifications n’est reprise.',
    shipped_one:
      'La version {{to}} est arrivée avec le programme et attend à côté du droit modifié ici ; les deux viennent de la version {{from}}. {{count}} de ses modifications est reprise.',
    shipped_other:
      'La version {{to}} est arrivée avec le programme et attend à côté du droit modifié ici ; les deux viennent de la version {{from}}. {{count}} de ses modifications sont reprises.',
  },
  none: 'Aucun champ n’a été modifié des deux côtés.',
  done: 'Le projet est à jour. Il est vérifié et remis comme tout autre.',
  open_one: '{{count}} champ reste à décider.',
  open_other: '{{count}} champs restent à décider.',
  write: 'Écrire le texte fusionné',
  problems: 'À corriger après la fusion',
  whole: '{{entry}}, en entier',
  gone: 'absent',
  chosen: 'Choisi par {{by}}, {{at}}',
  somebody: 'une personne partie',
  sides: {
    base: 'Avant',
    ours: 'Ce projet',
    theirs: 'En vigueur',
    shipped: 'Version livrée',
  },
  take: {
    ours: 'Garder le projet',
    theirs: 'Garder la version en vigueur',
    shipped: 'Prendre la version livrée',
    both: 'Garder les deux',
  },
}
