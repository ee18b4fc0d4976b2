import type { evidence as english } from '../../en/assessments/evidence.ts'
import type { Translation } from '../../translation.ts'

export const evidence: Translation<typeof english> = {
  kinds: {
    ircc: 'Certificat de conformité (IRCC)',
    permit: 'Permis',
    pic: 'Consentement préalable (CPCC)',
    mat: 'Conditions convenues (CCCA)',
    mta: 'Accord de transfert de matériel',
    smta: 'ATTM (SMTA)',
    community_consent: 'Consentement d’une communauté',
    declaration: 'Déclaration',
    enquiry: 'Demande à une autorité',
    invoice: 'Facture',
    label: 'Étiquette',
    accession_book: 'Registre d’entrée',
    publication: 'Publication',
    correspondence: 'Correspondance',
    other: 'Autre document',
  },
}
