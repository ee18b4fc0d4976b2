import type * as english from '../../en/legal-content/lawPrint.ts'
import type { Translation } from '../../translation.ts'

export const lawPrint: Translation<typeof english.lawPrint> = {
  open: 'Imprimir para firmar',
  title: 'Legislación ({{country}}), versión {{version}}',
  print: 'Imprimir',
  state: 'Estado',
  ofText: 'SHA-256 de legislación, casos de referencia y trámites',
  basedOn: 'Basado en la versión',
  typedBy: 'Redactado por',
  reviewedBy: 'Revisado por',
  notReviewed: 'aún no revisado',
  changes: 'Lo que cambia',
  author: 'Por los autores',
  reviewer: 'Por la revisión',
  name: 'Nombre',
  day: 'Fecha',
  signature: 'Firma',
}
