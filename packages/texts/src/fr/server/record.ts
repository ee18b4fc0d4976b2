import type { record as english } from '../../en/server/record.ts'
import type { Translation } from '../../translation.ts'

export const record: Translation<typeof english> = {
  exported: { accessDate: 'Date du premier accès', useDate: 'Date de l’utilisation prévue' },
  deletedUser: 'utilisateur supprimé',
  actor: { portal: 'Portail', operator: 'Exploitant' },
  portal: 'le portail',
  deleted: 'Supprimée.',
  restored: 'Restaurée.',
  changed: 'Modifiée : {{changes}}.',
  lockClosed: {
    hand: 'Le verrou {{type}} « {{lock}} » a été posé à la main.',
    decision: 'Le verrou {{type}} « {{lock}} » a été posé avec le résultat.',
  },
  lockOpened: 'Le verrou {{type}} « {{lock}} » a été levé : « {{comment}} »',
  disclaimer:
    'Vous allez lever le verrou {{type}} « {{lock}} ». Vous déclarez ainsi que {{settled}}. En tant que collaborateur, vous êtes personnellement responsable de la diligence nécessaire : vous avez examiné le dossier vous-même, vous vous fondez sur plus que le résultat de ce portail, et vous répondez de la décision. Votre nom, l’heure, votre motif et la version de ce texte sont conservés avec le verrou.',
  settled: {
    legal: 'les permis, conditions et obligations que ce verrou représente sont réglés et peuvent être prouvés',
    technical: 'les faits et échantillons que ce verrou représente ont été vérifiés et sont consignés',
  },
}
