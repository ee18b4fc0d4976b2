import type * as english from '../../en/server/transfers.ts'
import type { Translation } from '../../translation.ts'

export const transferFiles: Translation<typeof english.transferFiles> = {
  faults: {
    repeatedKey: 'Le fichier contient deux fois {{key}}. Un bordereau issu d’un portail ne le fait jamais.',
    noSheet: 'Ce n’est pas un bordereau de remise. Choisissez le fichier JSON reçu avec le matériel.',
    form: 'Le bordereau de remise est illisible à « {{field}} » : {{message}}',
    changed:
      'La signature n’est pas valable : le bordereau a été modifié après sa signature. Redemandez-le à l’expéditeur.',
    future: 'Le bordereau porte une date encore à venir : {{at}}.',
    notAsked: 'Ce portail ne pose pas cette question, ou c’est à vous d’y répondre.',
  },
  sheet: {
    title: 'Bordereau de remise',
    subject: 'Informations qui accompagnent des ressources génétiques',
    withdrawn: 'RETIRÉ : ce bordereau n’est plus valable.',
    sender: 'De',
    lockReason: 'Remis bien qu’un verrou soit posé',
    assessment: 'Évaluation de l’expéditeur',
    reportCode: 'Code de son rapport',
    issued: 'Signé',
    issuedAt: '{{at}}, version {{version}}',
    material: 'Matériel',
    papers: 'Documents qui l’accompagnent',
    paper: 'Document',
    file: 'Fichier',
    hash: 'SHA-256 du fichier',
    check: 'Vérifier ce bordereau',
    verify: 'Code {{code}}. Pour vérifier s’il est authentique et toujours valable :',
    signed: 'Signé par {{portal}} (Ed25519, sur le fichier JSON).',
    key: 'Clé publique : {{key}}',
    signature: 'Signature : {{signature}}',
    sha256: 'SHA-256 du fichier JSON : {{sha256}}',
  },
}
