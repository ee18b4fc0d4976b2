import type { light as english } from '../../en/shared/light.ts'
import type { Translation } from '../../translation.ts'

export const light: Translation<typeof english> = {
  GREEN: { name: 'Vert', meaning: 'Ni permis ni partage des avantages trouvé' },
  AMBER: { name: 'Orange', meaning: 'Permis sous conditions, ou pas encore clair' },
  RED: { name: 'Rouge', meaning: 'À ne pas utiliser avant que les conditions soient remplies' },
  NOT_ASSESSED: { name: 'Non évalué', meaning: 'Non évalué : personne n’a encore lu ce droit' },
  NONE: { name: 'Non décidé', meaning: 'Pas encore décidé' },
  verdict: {
    GREEN: 'Ni permis ni partage des avantages trouvé',
    CONDITIONS: 'Permis sous conditions',
    UNCLEAR: 'Nous ne pouvons pas encore le dire',
    RED: 'À ne pas utiliser avant que les conditions soient remplies',
  },
}
