import type * as english from '../../en/legal-content/lawPrint.ts'
import type { Translation } from '../../translation.ts'

export const lawPrint: Translation<typeof english.lawPrint> = {
  open: 'Imprimer pour signature',
  title: 'Droit (pays : {{country}}), version {{version}}',
  print: 'Imprimer',
  state: 'État',
  ofText: 'SHA-256 du droit, des cas de référence et des démarches',
  basedOn: 'Issu de la version',
  typedBy: 'Rédigé par',
  reviewedBy: 'Vérifié par',
  notReviewed: 'pas encore vérifié',
  changes: 'Ce qui change',
  author: 'Pour les auteurs',
  reviewer: 'Pour la vérification',
  name: 'Nom',
  day: 'Date',
  signature: 'Signature',
}
