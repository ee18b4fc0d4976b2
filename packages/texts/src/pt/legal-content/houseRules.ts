import type * as english from '../../en/legal-content/houseRules.ts'
import type { Translation } from '../../translation.ts'

export const houseRules: Translation<typeof english.houseRules> = {
  lead: 'O que a sua instituição exige dos seus próprios casos para além da lei. As regras internas só acrescentam à lei: podem escurecer um resultado, nunca clareá-lo.',
  none: 'A sua conta não tem regras internas.',
  example:
    'Por exemplo: o material humano fica vermelho até que o comitê de ética concorde, ou tudo o que vem de um país fica âmbar até que o seu departamento jurídico o tenha visto.',
  inForce: 'A versão {{version}} está em vigor desde {{at}}.',
  begin: 'Alterar as regras internas',
  begun: 'Abrir o rascunho {{version}}',
  draftOf: 'Rascunho {{version}}, alterado pela última vez por {{editor}} em {{at}}',
  dead: 'Estas regras já não se aplicam desde que a lei mudou, ou precisam de correção. Todas as outras continuam em vigor.',
  rules: 'Regras em vigor',
  versions: 'Versões',
  retired: 'Versão {{version}}, em vigor até ser substituída',
  addsOnly:
    'Estas regras só acrescentam à lei. Podem tornar um resultado âmbar ou vermelho, ou acrescentar obrigações e bloqueios. Não podem torná-lo verde.',
  problems_one: '{{count}} ponto a corrigir',
  problems_other: '{{count}} pontos a corrigir',
  proven: 'Nada a corrigir.',
  title: 'Regras internas',
  version: 'Rascunho {{version}}',
  back: 'Todas as versões',
  notDraft: 'A versão {{version}} já não é um rascunho. Comece um novo para alterar as regras internas.',
}
