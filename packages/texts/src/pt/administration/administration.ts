import type { administration as english } from '../../en/administration/administration.ts'
import type { Translation } from '../../translation.ts'

export const administration: Translation<typeof english> = {
  actions: 'Ações',
  actionsOf: 'Ações para {{name}}',
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  never: 'Ainda não entrou',
  unchanged: 'Ainda não alterado',
  none: 'Nenhum',
  clear: 'Mostrar tudo',
  nothing: 'Não encontramos nenhuma correspondência',
  nothingSearch: 'Nada corresponde à busca por “{{text}}”. Sem ela a lista pode mostrar mais.',
  nothingFilter: 'Nada corresponde aos filtros escolhidos. Sem eles a lista pode mostrar mais.',
  nothingFound: 'Nada encontrado',
  unsaved: 'O que você digitou ainda não foi salvo.',
  keepEditing: 'Continuar editando',
  discard: 'Descartar',
  safe: 'Nada foi alterado.',
  conflict: {
    title: 'Outra pessoa alterou isto nesse meio-tempo.',
    text: 'Nada é sobrescrito: escolha com qual ficar.',
    field: 'Campo',
    mine: 'O seu',
    theirs: 'Salvo agora',
    keepMine: 'Salvar o meu',
    takeTheirs: 'Ficar com o que está salvo',
    same: 'O que você alterou é igual nos dois.',
  },
}
