import type { verification as english } from '../../en/authentication/verification.ts'
import type { Translation } from '../../translation.ts'

export const verification: Translation<typeof english> = {
  title: 'Vérifier un rapport',
  lead: 'Chaque rapport, dossier de contrôle et bordereau de remise porte un code de vérification. Quiconque en détient un peut vérifier ici qu’il est authentique et inchangé.',
  code: 'Code de vérification',
  codeHint: 'Imprimé sur la première page. Majuscules, espaces et tirets sont sans importance.',
  required: 'Ce champ est obligatoire',
  codeLength: 'Entre 4 et 40 caractères.',
  file: 'Le fichier que vous avez reçu (facultatif)',
  fileChoose: 'Choisir un fichier',
  fileOther: 'Choisir un autre fichier',
  fileDrop: 'ou déposez-le ici : PDF, JSON, XLSX ou ZIP',
  fileRemove: 'Retirer',
  fileRemoveOf: 'Retirer {{name}}',
  filePrivate: 'Le fichier reste sur cet ordinateur : seule son empreinte (SHA-256) est envoyée.',
  fileTooLarge:
    'Ce fichier dépasse {{limit}} Mo. Vérifiez son code seul ; un dossier de contrôle se vérifie par sa propre page verify.html.',
  fileUnreadable: 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  fileInsecure:
    'Ce navigateur ne peut calculer une empreinte que sur une connexion chiffrée (https). Le code seul peut être vérifié.',
  check: 'Vérifier',
  unchanged: 'Authentique et inchangé',
  unchangedText: 'Ce fichier est, octet pour octet, celui que le portail a remis en {{format}} le {{at}}.',
  changed: 'Le code est authentique, mais ce fichier n’est pas celui qui a été remis',
  changedText:
    'Il existe un document avec ce code, mais le portail n’a jamais remis ce fichier. Il a pu être modifié, ou imprimé ou réenregistré par un programme. Demandez le fichier d’origine.',
  packedAgain:
    'Un dossier compressé à nouveau est un autre fichier. Choisissez ici son manifest.json, et vérifiez ses fichiers avec sa page verify.html.',
  genuine: 'Le code est authentique',
  genuineText: 'Il existe un document avec ce code. Choisissez aussi le fichier pour savoir s’il est inchangé.',
  unknown: 'Il n’existe pas de document avec ce code',
  unknownText: 'Vérifiez la saisie du code. S’il est exact, ce document ne vient pas de ce portail.',
  decided: {
    report: 'Le résultat a été enregistré le {{at}}.',
    pack: 'Le dossier a été établi le {{at}}.',
    sheet: 'Le bordereau de remise a été signé le {{at}}.',
  },
  underCountry:
    'Décidé selon la version {{country}} du droit du pays fournisseur et la version {{treaty}} du niveau des traités.',
  underTreaties: 'Décidé selon la version {{treaty}} du niveau des traités.',
  results_one: 'Le résultat qu’il contient',
  results_other: 'Les {{count}} résultats qu’il contient',
  replaced: 'Ce cas a désormais un autre résultat.',
  superseded: {
    report: 'Un résultat plus récent l’a remplacé. Demandez au responsable un rapport d’aujourd’hui.',
    pack: 'Un cas du dossier a désormais un autre résultat. Demandez au responsable un dossier d’aujourd’hui.',
    sheet: 'Il a été corrigé ou retiré depuis. Demandez le dernier à l’expéditeur.',
  },
  latest: {
    report: 'Aucun résultat plus récent ne l’a remplacé.',
    pack: 'Aucun cas du dossier n’a d’autre résultat à ce jour.',
    sheet: 'Il n’a été ni corrigé ni retiré depuis.',
  },
  clearedThen: 'Selon le rapport d’alors, aucun verrou n’était posé.',
  notClearedThen: 'Selon le rapport d’alors, l’évaluation n’était pas libérée : un verrou était posé.',
  locksChanged: 'Les verrous ont changé depuis. Demandez au responsable un rapport d’aujourd’hui.',
  locksSame: 'Aucun verrou n’a changé depuis.',
  nothing: 'Rien d’autre du contenu n’est montré ici, ni à qui il appartient.',
  home: 'Aller au portail',
}
