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
    openQuote:
      'Há uma aspa (") que abre e nunca fecha, por isso não se sabe onde termina sua célula. Retire-a, ou duplique-a dentro de uma célula.',
    strayCharacters:
      'O arquivo contém caracteres que nenhum texto tem, como NUL. Abra-o em um programa de planilhas e salve-o de novo como XLSX.',
    empty: 'A primeira folha está vazia.',
    tooLarge: 'O arquivo descompactado passa de 150 MB, o que nenhuma lista de 10.000 linhas atinge.',
    tooManyRows: 'A lista tem mais de {{rows}} linhas. Divida-a em vários arquivos.',
    tooManyColumns: 'A lista tem mais de {{columns}} colunas. Tire as que o modelo não tem.',
    tooManyCells: 'A lista tem mais de {{cells}} células. Divida-a em vários arquivos.',
    cellTooLong: 'Uma célula tem mais de 32.767 caracteres.',
    tooLong: 'O arquivo passa de 10 MB. Divida-o em vários arquivos.',
    noHeader: 'Nenhuma coluna foi reconhecida. Uma das primeiras linhas deve ter os nomes das colunas.',
  },
  columns: {
    reference: 'Referência',
    number: 'Número',
    name: 'Nome',
    owner: 'Responsável',
    userGroup: 'Grupo de usuários',
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
    region: '“{{text}}” não é uma região deste país: {{country}}.',
    regionWithoutCountry: 'Uma região precisa de um país.',
    choice: '“{{text}}” não é uma das opções.',
    seat: '“{{text}}” pode ser o lugar onde a coleção é mantida, porque esta coluna também nomeia coleções. Escolha-o apenas se o material vier de lá.',
    figure:
      'Nas listas do MIRRI, {{text}} indica o tipo proposto aqui. Escolha-o se a sua lista usar os mesmos números.',
    formulaError: 'A planilha mostra um erro aqui. Corrija a fórmula ou escreva o valor.',
    undecidable: 'As regras não conseguem decidir com estas respostas.',
    owner:
      'Ninguém desta conta que possa ser responsável por uma avaliação se chama “{{owner}}”. Escreva um endereço de e-mail ou um nome completo.',
    otherOwner: 'Só os administradores podem dar uma avaliação a outra pessoa.',
    group: 'Você não conhece nenhum grupo chamado “{{group}}”. Escreva o nome de um dos seus grupos.',
    notInGroup:
      'O responsável não está no grupo “{{group}}”. Escreva um responsável que esteja nele, ou deixe o grupo vazio.',
    empty: 'A linha não diz nada além da sua referência.',
  },
  reasons: {
    name: 'O mesmo nome',
    code: 'Código do país',
    otherName: 'Outro nome do país',
    former: 'Nome antigo; o lugar fica hoje neste país',
    formerly: 'Até {{until}} o nome designava {{countries}}',
    beforeColon: 'País antes dos dois-pontos; o resto é o lugar',
    part: 'País citado no texto',
    missing: 'Palavra para um valor em falta',
    date: 'Lido como data',
    period: 'Fica por inteiro neste período',
    choice: 'A mesma palavra, ou uma usual',
  },
  places: {
    several: 'Vários países têm este nome. Escolha um, ou deixe a pergunta em aberto.',
    mixed:
      '“{{text}}” cita vários países. Escolha aquele em que o material foi coletado pela primeira vez; material de vários países precisa de uma avaliação para cada um.',
    former: 'Este Estado já não existe. Escolha o país em que fica hoje o lugar.',
    disputed:
      'Os Estados não concordam sobre a quem pertence este território. Escolha um, ou deixe a pergunta para o jurídico.',
    withoutCode:
      'O Kosovo não está na lista, porque não tem código de país ISO. Escolha “Não sei o país” e indique o Kosovo nas observações.',
    holder:
      'Talvez só seja conservado ou cultivado ali. Escolha o país em que foi coletado pela primeira vez, ou deixe a pergunta em aberto.',
    sea: 'Um mar não é um país. Escolha o Estado em cujas águas foi coletado, ou as áreas além da jurisdição nacional: as coordenadas dizem qual.',
    codeOrWord: 'Pode ser o código de um país ou uma palavra para um valor em falta. Escolha.',
    similar: '“{{text}}” não está na lista de {{count}} lugares. São propostos nomes parecidos.',
    nothing: '“{{text}}” não está na lista de {{count}} lugares.',
  },
  dates: {
    order: '“{{text}}” pode significar {{days}}. Escolha.',
    shortYear: 'Falta o século de “{{text}}”. Escolha.',
    about: '“{{text}}” não é certo. Escreva um dia antes do qual foi com certeza, como “antes de 1950”.',
    openEnd: '“{{text}}” só diz o primeiro dia possível. Escreva também o último.',
    noDay: 'O dia “{{text}}” não existe. Escolha outro, ou o mês.',
    noMonth: '“{{text}}” tem um mês que não existe. Escolha.',
    serial: '“{{text}}” é o número de uma planilha para um dia. Verifique o dia.',
    calendar: '“{{text}}” é um ano de outro calendário. Verifique o ano.',
    future: '“{{text}}” ainda não chegou.',
    old: '“{{text}}”: nenhum material é tão antigo. Verifique a data.',
    span: 'Os dias de “{{text}}” ficam em mais de um período. Escreva uma data, ou deixe a pergunta em aberto.',
    nothing:
      'Não se entende “{{text}}”. Escreva a data como 10/03/2019 ou 2019-03-10; 03/2019, 2019 e “antes de 1993” também servem.',
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
