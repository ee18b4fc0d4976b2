import type { packs as english } from '../../en/assessments/packs.ts'
import type { Translation } from '../../translation.ts'

export const packs: Translation<typeof english> = {
  title: 'Dossier de contrôle',
  lead: 'Un fichier ZIP qu’un contrôleur peut lire sans le portail et vérifier avec un seul code. Ce qui manque figure aussi sur sa première page.',
  make: 'Créer le dossier',
  made: 'Le dossier a été créé. Son code figure sur sa première page.',
  forWhom: 'Pour qui ?',
  forWhomHint: 'Autorité et numéro de dossier. Cela figure sur la première page et dans le journal d’audit.',
  forWhomMissing: 'Indiquez pour qui il est créé.',
  names: 'Noms des personnes ; sans eux, il est écrit « une personne »',
  comments: 'Commentaires entre collègues',
  earlierVersions: 'Versions antérieures des pièces justificatives',
  whole: 'Rien ne manque.',
  case_one: '{{number}} : {{count}} fichier justificatif',
  case_other: '{{number}} : {{count}} fichiers justificatifs',
  gaps: {
    inProgress: 'L’évaluation n’est pas terminée.',
    notCleared: 'Un verrou est posé : elle n’est pas libérée.',
    dutiesOpen: 'Des obligations sont ouvertes.',
    noEvidence: 'Il n’y a pas de pièce justificative.',
    notChecked: 'Des pièces justificatives n’ont pas été vérifiées par une seconde personne.',
    expired: 'Un document a expiré.',
  },
}
