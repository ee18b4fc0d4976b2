import type { comparisonFile as english } from '../../en/server/comparisonFile.ts'
import type { Translation } from '../../translation.ts'

export const comparisonFile: Translation<typeof english> = {
  sheet: 'Comparaison',
  use: 'Utilisation prévue',
  GREEN: 'Vert',
  AMBER: 'Orange',
  RED: 'Rouge',
  NOT_ASSESSED: 'Non évalué',
  factsAsOf: 'Faits au',
  accessDate: 'Date d’accès',
  intendedUseDate: 'Date de l’utilisation prévue',
  law: 'Droit appliqué',
  lawOf: 'du seul pays fournisseur',
  savedOn: 'Enregistré le',
  link: 'Lien',
  disclaimer: 'Ceci n’est pas un conseil juridique.',
  facts: {
    papers: { name: 'Documents au dossier', values: { none: 'aucun' } },
    traditionalKnowledge: { name: 'Connaissances traditionnelles', values: { no: 'non' } },
    conditions: { name: 'Conditions du pays', values: { no: 'réponse « non » à toutes' } },
    region: { name: 'Région', values: { strictest: 'la plus stricte' } },
  },
}
