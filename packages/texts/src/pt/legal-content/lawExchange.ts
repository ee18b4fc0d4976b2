import type * as english from '../../en/legal-content/lawExchange.ts'
import type { Translation } from '../../translation.ts'

export const lawExchange: Translation<typeof english.lawExchange> = {
  open: 'Como arquivo',
  title: 'A lei como arquivo',
  out: 'Saída',
  workbook: 'Baixar a pasta',
  workbookHint:
    'Uma pasta com folhas para as linhas, cada tipo de entrada, os casos de referência, e os procedimentos com suas etapas e cartas. Pode ser alterada num programa de planilhas e voltar.',
  tables: 'Baixar as tabelas de decisão',
  tablesHint:
    'Tabelas de decisão (DMN 1.3) para outro programa: as tabelas próprias do país. A sua descrição diz o que não podem dizer: fatos em aberto, o nível dos tratados, perguntas, revisões atrasadas.',
  files: 'Baixar os arquivos como são fornecidos',
  filesHint:
    'Um ZIP dos arquivos YAML em que o programa fornece a lei: regras e casos de referência. Os procedimentos estão só na pasta; perdem-se as âncoras e os comentários de um arquivo escrito à mão.',
  in: 'Entrada',
  file: 'Arquivo da lei',
  choose: 'Escolher um arquivo',
  drop: 'ou soltá-lo aqui',
  note: 'Uma pasta (XLSX) ou tabelas de decisão (DMN) baixadas aqui, de 2 MB no máximo. O arquivo torna-se um rascunho próprio; nada é substituído.',
  reading: 'O arquivo está a ser lido.',
  compared: 'Comparado com a versão {{version}}:',
  nothing: 'Não há diferenças.',
  added: 'Acrescentado:',
  changed: 'Alterado:',
  confirm: 'Confirme o que o arquivo retira ou move',
  removed: 'Retirado: {{words}}',
  order: 'Linhas em outra ordem: {{words}}',
  more_one: '{{count}} mais',
  more_other: '{{count}} mais',
  begin: 'Começar um rascunho com ele',
  begun: 'O rascunho {{version}} foi começado a partir do arquivo.',
  problems_one: '{{count}} problema. Corrija-o no arquivo e escolha-o de novo.',
  problems_other: '{{count}} problemas. Corrija-os no arquivo e escolha-o de novo.',
}
