import type * as english from '../../en/legal-content/lawMerge.ts'
import type { Translation } from '../../translation.ts'

export const lawMerge: Translation<typeof english.lawMerge> = {
  title: 'Fusion',
  lead_one:
    'La version {{to}} a été activée depuis le début de ce projet sur la version {{from}}. {{count}} de ses modifications est reprise.',
  lead_other:
    'La version {{to}} a été activée depuis le début de ce projet sur la version {{from}}. {{count}} de ses modifications sont reprises.',
  none: 'Aucun champ n’a été modifié des deux côtés.',
  done: 'Le projet est à jour. Il est vérifié et remis comme tout autre.',
  open_one: '{{count}} champ reste à décider.',
  open_other: '{{count}} champs restent à décider.',
  write: 'Écrire le texte fusionné',
  problems: 'À corriger après la fusion',
  whole: '{{entry}}, en entier',
  field: '{{entry}} : {{field}}',
  gone: 'absent',
  chosen: 'Choisi par {{by}}, {{at}}',
  somebody: 'une personne partie',
  sides: {
    base: 'Avant',
    ours: 'Ce projet',
    theirs: 'En vigueur',
  },
  take: {
    ours: 'Garder le projet',
    theirs: 'Garder la version en vigueur',
    both: 'Garder les deux',
  },
}
