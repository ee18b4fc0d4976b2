import type * as english from '../../en/information-hub/countries.ts'
import type { Translation } from '../../translation.ts'

/** The start page of the hub. */
export const countries: Translation<typeof english.countries> = {
  title: 'Países',
  lead: 'A lei de {{assessed}} países e áreas está avaliada. Em {{noLaw}} procuramos uma lei e não encontramos.',
  leadNotAssessed_one: '{{count}} não está avaliado.',
  leadNotAssessed_other: '{{count}} não estão avaliados.',
  shades: {
    own: 'avaliado, e você tem material de lá',
    assessed: 'avaliado',
    noLaw: 'procurado, nenhuma lei de ABS encontrada; tratados e projetos são nomeados',
    notAssessed: 'não avaliado: cinza não é verde, ninguém leu ainda a lei',
  },
  lineNote:
    'A linha mostra o resultado pelo dia de acesso: verde fino, âmbar médio, vermelho grosso. Vale para uma planta, in situ, um usuário estrangeiro, comercial, sem documentos; somente a lei do provedor.',
  noneFound: 'nenhuma lei encontrada',
  groups: {
    noLaw: {
      title: 'Nenhuma lei de ABS encontrada',
      count_one: '{{count}} lugar',
      count_other: '{{count}} lugares',
      lead: 'Procuramos uma lei e não encontramos. Não é o mesmo que livre: tratados, projetos e outras leis podem valer.',
    },
    notAssessed: {
      title: 'Não avaliado',
      count_one: '{{count}} lugar, sem resultado',
      count_other: '{{count}} lugares, sem resultado',
      lead: 'Ninguém leu a lei destes lugares. Um caso de lá se apoia somente nos tratados; pergunte ao ponto focal nacional, que o centro de intercâmbio de informações nomeia para cada Parte.',
    },
  },
  own_one: '{{count}} dos seus',
  own_other: '{{count}} dos seus',
  search: 'Encontrar um país',
  searchHint: 'Nome ou código, como Brasil ou BR',
  found_zero: 'Nenhum dos {{all}} países e áreas',
  found_one: '{{count}} de {{all}} países e áreas',
  found_other: '{{count}} de {{all}} países e áreas',
  filtering_one: 'Filtros ({{count}} escolhido)',
  filtering_other: 'Filtros ({{count}} escolhidos)',
  filtering_zero: 'Filtros',
  view: 'Mostrar como',
  views: { cards: 'Fichas', table: 'Tabela', map: 'Mapa' },
  filters: { q: 'Buscar', region: 'Região', party: 'Protocolo de Nagoia', law: 'Lei', confidence: 'Certeza' },
  confidences: { high: 'Alta', medium: 'Média', low: 'Baixa, não verificada', none: 'Não avaliado' },
  noRegion: 'Nenhuma região',
  documents_one: '{{count}} documento',
  documents_other: '{{count}} documentos',
  english: 'texto oficial em inglês',
  inactiveFor: 'Inativo por: {{missing}}',
  lacks: {
    law: 'sem lei',
    unknownLaw: 'lei ainda não avaliada',
    decisionMatrices: 'sem matrizes de decisão',
    legalDocuments: 'sem documentos jurídicos',
  },
  emptiedBy: 'Nenhum país corresponde a tudo o que você escolheu. “{{filter}}” não deixa nenhum.',
  emptied: 'Nenhum país corresponde a tudo o que você escolheu em conjunto.',
  without_one: 'Sem “{{filter}}”: {{count}} país',
  without_other: 'Sem “{{filter}}”: {{count}} países',
  clear: 'Mostrar todos os países',
  columns: {
    name: 'País',
    party: 'Protocolo de Nagoia',
    law: 'Lei',
    line: 'Triagem, por data de acesso',
    today: 'Hoje',
    documents: 'Documentos',
    confidence: 'Certeza',
    asOf: 'Lido em',
    own: 'O seu',
  },
  mapOf: 'As cores mostram',
  modes: { party: 'Situação como Parte', law: 'Lei', result: 'Resultado de um uso' },
  notShown: 'Os resultados são mostrados quando os campos acima estiverem certos.',
  mapLabel: {
    party: 'Mapa-múndi das Partes no Protocolo de Nagoia',
    law: 'Mapa-múndi das leis de acesso',
    result: 'Mapa-múndi do resultado para o uso e as datas escolhidos',
  },
}

/** The world map, wherever it is shown. */
export const map: Translation<typeof english.map> = {
  caption:
    'Contornos: Natural Earth, simplificados. Fronteiras e nomes nada dizem sobre o estatuto de qualquer território. Arraste para mover; para ampliar, faça o movimento de pinça, ou segure Ctrl ou Cmd e gire a roda.',
  nowhere: 'Sem lugar no mapa:',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  whole: 'Mostrar o mundo inteiro',
}
