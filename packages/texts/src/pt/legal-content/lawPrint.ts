import type * as english from '../../en/legal-content/lawPrint.ts'
import type { Translation } from '../../translation.ts'

export const lawPrint: Translation<typeof english.lawPrint> = {
  open: 'Imprimir para assinatura',
  title: 'Lei ({{country}}), versão {{version}}',
  print: 'Imprimir',
  state: 'Estado',
  ofText: 'SHA-256 da lei, dos casos de referência e dos procedimentos',
  basedOn: 'Baseado na versão',
  typedBy: 'Redigido por',
  reviewedBy: 'Revisado por',
  notReviewed: 'ainda não revisado',
  changes: 'O que muda',
  author: 'Pelos autores',
  reviewer: 'Pela revisão',
  name: 'Nome',
  day: 'Data',
  signature: 'Assinatura',
}
