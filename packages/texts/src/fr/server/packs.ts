import type { packs as english } from '../../en/server/packs.ts'
import type { Translation } from '../../translation.ts'

export const packs: Translation<typeof english> = {
  person: 'une personne',
  title: 'Dossier de contrôle',
  made: 'Créé par {{portal}} le {{at}} (UTC) pour : {{forWhom}}',
  code: 'Code du dossier',
  verifyAt:
    'Quiconque peut vérifier le code à l’adresse {{address}}. La page verify.html de ce dossier vérifie les fichiers sans le portail.',
  cases: 'Cas',
  columns: {
    number: 'Numéro',
    result: 'Résultat',
    decided: 'Décidé (UTC)',
    law: 'Droit lu',
    code: 'Code',
    gaps: 'Manque',
  },
  noGaps: 'rien',
  evidence: 'Pièces justificatives',
  evidenceHint: 'Les fichiers se trouvent dans le dossier « evidence », sous l’identifiant de chaque document.',
  check: {
    title: 'Vérifier ce dossier',
    lead: 'Choisissez le fichier ZIP du dossier. Il reste sur cet ordinateur : rien n’est envoyé.',
    choose: 'Fichier ZIP',
    whole: 'Inchangé : les {{count}} fichiers sont tels qu’ils ont été créés, et la signature est valable.',
    changed: 'Modifié : ce dossier n’est pas tel qu’il a été créé.',
    wrong: 'Pas tel que créé : {{file}}',
    missing: 'Manque : {{file}}',
    extra: 'Ne fait pas partie du dossier : {{file}}',
    signature: 'La signature de la liste des fichiers n’est pas valable.',
    noSignature: 'Ce navigateur ne peut pas vérifier la signature ; les fichiers sont seulement comparés à la liste.',
    unreadable: 'Ce n’est pas un dossier de contrôle, ou il est endommagé : il est illisible.',
    otherPack: 'C’est un autre dossier que celui auquel cette page appartient.',
    online:
      'Le portail dit d’après le code si le dossier est connu, et si un cas a été décidé à nouveau depuis : {{address}}',
  },
}
