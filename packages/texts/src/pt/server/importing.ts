import type { importFile as english } from '../../en/server/importing.ts'
import type { Translation } from '../../translation.ts'

/** Texts of a list that is imported: its template, and what is wrong with a file or a cell. */
export const importFile: Translation<typeof english> = {
  files: {
    notATable:
      'Isto não é uma tabela. Forneça uma planilha (XLSX) ou um arquivo de texto (CSV), seja qual for o final do nome.',
    oldFormat: 'Esta é uma planilha antiga, ou com senha. Salve-a como XLSX sem senha.',
    otherArchive: 'Este é um arquivo compactado ou um documento, não uma planilha. Salve a lista como XLSX ou CSV.',
    damaged:
      'O arquivo está danificado e não pode ser lido até o fim. Abra-o em um programa de planilhas e salve-o de novo.',
    empty: 'A primeira folha está vazia.',
    tooLarge: 'O arquivo descompactado passa de 150 MB, o que nenhuma lista de 10.000 linhas atinge.',
    tooManyRows: 'A lista tem mais de {{rows}} linhas. Divida-a em vários arquivos.',
    tooManyColumns: 'A lista tem mais de {{columns}} colunas. Tire as que o modelo não tem.',
    tooManyCells: 'A lista tem mais de {{cells}} células. Divida-a em vários arquivos.',
    cellTooLong: 'Uma célula tem mais de 32.767 caracteres.',
    tooLong: 'O arquivo passa de 10 MB. Divida-o em vários arquivos.',
    noHeader: 'Nenhuma coluna foi reconhecida. A primeira linha precisa conter os nomes das colunas, como no modelo.',
  },
  columns: {
    reference: 'Referência',
    number: 'Número',
    name: 'Nome',
    unknown: '“{{column}}” não é coluna de uma lista.',
    repeated: 'Duas colunas contêm “{{column}}”. Escolha uma delas.',
    noReference: 'Escolha a coluna que contém a referência: por ela uma linha é reconhecida de novo.',
  },
  faults: {
    noReference: 'Dê à linha uma referência sua: por ela a linha é reconhecida de novo.',
    longReference: 'Uma referência tem no máximo 200 caracteres.',
    longName: 'Um nome tem no máximo 200 caracteres.',
    repeated: '“{{reference}}” também está na linha {{row}}.',
    noNumber: '“{{number}}” não é uma avaliação daqui. Esvazie a célula para criar uma nova.',
    country: '“{{text}}” não está na lista de {{count}} lugares.',
    region: '“{{text}}” não é uma região deste país: {{country}}.',
    regionWithoutCountry: 'Uma região precisa de um país.',
    choice: '“{{text}}” não é uma das opções.',
    formulaError: 'A planilha mostra um erro aqui. Corrija a fórmula ou escreva o valor.',
    undecidable: 'As regras não conseguem decidir com estas respostas.',
    date: 'Escreva a data como 10/03/2019 ou 2019-03-10; 03/2019, 2019 e “antes de 1993” também servem.',
    noMonth: 'Não existe o mês {{month}}.',
    shortMonth: '{{month}} tem {{count}} dias.',
  },
  before: 'antes de',
  problem: 'Linha {{row}}, {{column}}. {{message}}',
  template: {
    sheets: { list: 'Lista', explanations: 'Explicações', choices: 'Opções' },
    example: 'EXEMPLO, exclua esta linha',
    headings: { column: 'Coluna', meaning: 'Significado', format: 'Como escrever' },
    reference: 'Seu próprio número ou nome da linha. A mesma referência nunca é importada duas vezes.',
    name: 'Como as pessoas chamam a avaliação. Pode ficar vazio.',
    formats: {
      text: 'Texto',
      single_choice: 'Uma de: {{choices}}',
      multi_choice: 'Uma ou várias, com “;” entre elas: {{choices}}',
      boolean: 'Sim ou Não',
      country: 'O nome do país ou o código de duas letras',
      region: 'O nome da região, onde o país tem regiões com regras próprias',
      date: 'Um dia como 10/03/2019 ou 2019-03-10, o dia primeiro; um mês como 03/2019; um ano; “antes de 1993”; “não sei”',
    },
    empty: 'As células podem ficar vazias: a pergunta fica em aberto, e o resultado é provisório.',
    exampleRow: 'A primeira linha é um exemplo. Ela nunca é importada.',
  },
}
