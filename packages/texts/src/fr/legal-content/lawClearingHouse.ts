import type * as english from '../../en/legal-content/lawClearingHouse.ts'
import type { Translation } from '../../translation.ts'

export const lawClearingHouse: Translation<typeof english.lawClearingHouse> = {
  open: 'ABSCH',
  title: 'Publié dans l’ABSCH',
  lead: 'Comparez chaque enregistrement avec le projet. Ce que vous reprenez est une entrée comme une autre : vérifiez-la, et corrigez ce qui est faux.',
  states: {
    other: 'L’ABSCH a répondu avec des enregistrements d’un autre pays. Rien n’en est montré.',
    failed: 'L’ABSCH n’a pas donné de réponse utilisable. Réessayez dans une minute.',
    off: 'Ce portail n’interroge pas l’ABSCH.',
  },
  none: 'Il n’y a pas d’enregistrement de ce pays. Cela ne veut pas dire qu’il n’a pas de règles.',
  more: 'Les {{shown}} derniers des {{count}} enregistrements sont listés.',
  kinds: {
    authority: 'Autorité',
    focalPoint: 'Correspondant national',
    measure: 'Mesure',
    procedure: 'Procédure',
  },
  record: '{{kind}} : {{title}}',
  updated: 'Modifié le {{day}}.',
  page: 'Lire l’enregistrement {{number}}',
  take: 'Reprendre dans le projet',
  takeOf: 'Reprendre dans le projet : {{record}}',
  there: 'Le projet l’a déjà.',
  readThere: 'Les procédures se modifient dans le classeur.',
}
