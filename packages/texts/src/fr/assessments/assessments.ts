import type { assessments as english } from '../../en/assessments/assessments.ts'
import type { Translation } from '../../translation.ts'

export const assessments: Translation<typeof english> = {
  title: 'Évaluations',
  case: {
    new: 'Nouvelle évaluation',
    unread: 'Évaluation',
    unknownResource: 'Matériel non identifié',
    uses: '{{use}} +{{count}}',
    places: { high_seas_or_seabed: 'Haute mer', antarctica: 'Antarctique', unknown: 'Origine inconnue' },
  },
  join: { and: ' ; ' },
  days: {
    from: 'dès le {{from}}',
    before: 'avant le {{before}}',
    between: 'du {{from}} jusqu’avant le {{before}}',
    always: 'n’importe quel jour',
  },
  status: { IN_PROGRESS: 'En cours', COMPLETED: 'Terminée' },
}
