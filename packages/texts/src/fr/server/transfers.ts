import type * as english from '../../en/server/transfers.ts'
import type { Translation } from '../../translation.ts'

export const transferFiles: Translation<typeof english.transferFiles> = {
  faults: {
    noSheet: 'Ce n’est pas une fiche de remise. Choisissez le fichier JSON reçu avec le matériel.',
    form: 'La fiche de remise est illisible à « {{field}} » : {{message}}',
    changed: 'La signature ne tient pas : la fiche a été modifiée après sa signature. Redemandez-la à l’expéditeur.',
    future: 'La fiche est d’un moment encore à venir : {{at}}.',
    notAsked: 'Ce portail ne pose pas cette question, ou vous la pose.',
  },
  sheet: {
    title: 'Fiche de remise',
    subject: 'Informations qui accompagnent des ressources génétiques',
    withdrawn: 'RETIRÉE : cette fiche ne vaut plus.',
    sender: 'De',
    assessment: 'Évaluation de l’expéditeur',
    issued: 'Signée',
    issuedAt: '{{at}}, version {{version}}',
    material: 'Matériel',
    papers: 'Documents qui l’accompagnent',
    paper: 'Document',
    file: 'Fichier',
    hash: 'SHA-256 du fichier',
    check: 'Vérifier cette fiche',
    verify: 'Code {{code}}. Si elle est authentique et vaut encore se vérifie à l’adresse',
    signed: 'Signée par {{portal}} (Ed25519, sur le fichier JSON).',
    key: 'Clé publique : {{key}}',
    signature: 'Signature : {{signature}}',
    sha256: 'SHA-256 du fichier JSON : {{sha256}}',
  },
}
