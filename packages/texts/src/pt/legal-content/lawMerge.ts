import type * as english from '../../en/legal-content/lawMerge.ts'
import type { Translation } from '../../translation.ts'

export const lawMerge: Translation<typeof english.lawMerge> = {
  title: 'Mesclagem',
  titleOf: 'Mesclagem: legislação ({{country}})',
  titleOfHouse: 'Mesclagem: regras internas',
  lead: {
    active_zero:
      'A versão {{to}} foi ativada depois que este rascunho foi iniciado. Nenhuma alteração dela é incorporada.',
    active_one:
      'A versão {{to}} foi ativada depois que este rascunho foi iniciado. {{count}} alteração dela é incorporada.',
    active_other:
      'A versão {{to}} foi ativada depois que este rascunho foi iniciado. {{count}} alterações dela são incorporadas.',
    shipped_zero:
      'A versão {{to}} veio com o programa e aguarda ao lado da legislação editada aqui; ambas partem da versão {{from}}. Nenhuma alteração dela é incluída.',
    shipped_one:
      'A versão {{to}} veio com o programa e aguarda ao lado da legislação editada aqui; ambas partem da versão {{from}}. {{count}} alteração dela é incluída.',
    shipped_other:
      'A versão {{to}} veio com o programa e aguarda ao lado da legislação editada aqui; ambas partem da versão {{from}}. {{count}} alterações dela são incluídas.',
  },
  none: 'Nenhum campo foi alterado nos dois lados.',
  done: 'O rascunho está atualizado. Ele é verificado e entregue como qualquer outro.',
  open_one: '{{count}} campo a decidir.',
  open_other: '{{count}} campos a decidir.',
  write: 'Gravar o texto mesclado',
  problems: 'A corrigir depois da mesclagem',
  whole: '{{entry}}, inteiro',
  gone: 'não está',
  chosen: 'Escolhido por {{by}}, {{at}}',
  somebody: 'uma pessoa que saiu',
  sides: {
    base: 'Antes',
    ours: 'Este rascunho',
    theirs: 'Em vigor',
    shipped: 'Versão fornecida',
  },
  take: {
    ours: 'Ficar com o rascunho',
    theirs: 'Ficar com a versão em vigor',
    shipped: 'Usar a versão fornecida',
    both: 'Ficar com ambos',
  },
}
