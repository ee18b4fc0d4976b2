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
  evidence: {
    added: 'Une preuve a été ajoutée : {{paper}}.',
    changed: 'Une preuve a été modifiée : {{paper}}.',
    file: 'Une preuve a une nouvelle version de son fichier : {{paper}}.',
    checked: 'Une preuve a été vérifiée : {{paper}}.',
    withdrawn: 'Une preuve a été retirée : {{paper}}.',
    linked: 'Une preuve sert aussi à une autre évaluation : {{paper}}.',
    unlinked: 'Une preuve ne sert plus à une évaluation : {{paper}}.',
    revoked: 'Selon le Centre d’échange sur l’APA, un certificat a été révoqué : {{paper}}.',
    superseded: 'Le Centre d’échange sur l’APA a une révision plus récente d’un certificat : {{paper}}.',
    expired: 'Un document a expiré : {{paper}}.',
  },
  samples: {
    added: 'Échantillons ajoutés : {{samples}}.',
    changed: 'Échantillons modifiés : {{samples}}.',
    removed: 'Échantillons retirés : {{samples}}.',
    more: '{{samples}} et {{count}} de plus',
  },
  transfers: {
    added: 'Du matériel a été transmis à {{recipient}}.',
    corrected: 'La transmission à {{recipient}} a été corrigée : {{reason}}',
    withdrawn: 'La transmission à {{recipient}} a été retirée : {{reason}}',
  },
  lockClosed: {
    hand: 'Le verrou {{type}} « {{lock}} » a été posé à la main.',
    decision: 'Le verrou {{type}} « {{lock}} » a été posé avec le résultat.',
  },
  lockOpened: 'Le verrou {{type}} « {{lock}} » a été levé : « {{comment}} »',
  releaseAsked: 'La levée a été demandée (verrous : {{types}}).',
  releaseAskedWith: 'La levée a été demandée (verrous : {{types}}) : « {{text}} »',
  disclaimer:
    'Vous allez lever le verrou {{type}} « {{lock}} ». Vous déclarez ainsi que {{settled}}. En tant que collaborateur, vous êtes personnellement responsable de la diligence nécessaire : vous avez examiné le cas vous-même, vous vous fondez sur plus que le résultat de ce portail, et vous répondez de la décision. Votre nom, l’heure, votre motif et la version de ce texte sont conservés avec le verrou.',
  settled: {
    legal: 'les permis, conditions et obligations que ce verrou représente sont réglés et peuvent être prouvés',
    technical: 'les faits et échantillons que ce verrou représente ont été vérifiés et sont consignés',
  },
}
