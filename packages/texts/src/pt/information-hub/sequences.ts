import type { sequences as english } from '../../en/information-hub/sequences.ts'
import type { Translation } from '../../translation.ts'

export const sequences: Translation<typeof english> = {
  title: 'Sequências',
  lead: 'Indique números de acesso; lerá o que a lei dos seus países diz dos dados de sequências.',
  numbers: 'Números de acesso',
  numbersHelp:
    'Um por linha, no máximo 500. O país e o dia da coleta podem estar ao lado, copiados de uma planilha ou separados por ponto e vírgula ou vírgula.',
  intent: 'Há uma intenção comercial?',
  intents: {
    commercial: 'Sim, ou ambas',
    non_commercial: 'Não',
  },
  cali: 'Fundo de Cali',
  caliLead:
    'As Partes da Convenção sobre Diversidade Biológica pedem uma contribuição às empresas que usam dados de sequências publicados se as duas condições se verificam.',
  sector: 'É uma empresa de um setor citado?',
  sectorHelp:
    'Farmácia, suplementos alimentares, cosméticos, melhoramento, biotecnologia, equipamentos de sequenciamento, serviços relacionados de informação e IA. Aos usuários públicos e acadêmicos nada é pedido.',
  size: 'Está acima dos limites?',
  sizeHelp:
    'Dois de três, em média de três anos: 20 milhões de dólares de ativos, 50 milhões de vendas, 5 milhões de lucro.',
  answers: {
    yes: 'Sim',
    no: 'Não',
    unknown: 'Não sei',
  },
  caliResult: {
    yes: 'Espera-se de você uma contribuição: a título indicativo, 1 % do lucro ou 0,1 % da receita. É uma decisão das Partes e não é lei na maioria dos lugares.',
    no: 'Nenhuma contribuição ao Fundo de Cali lhe é pedida.',
    unknown: 'Não se sabe se uma contribuição lhe é pedida. Peça ao seu setor financeiro que verifique os dois pontos.',
  },
  caliSource: 'A decisão das Partes',
  show: 'Mostrar o que se aplica',
  tooMany: 'Há {{count}} linhas. Podem ser lidas no máximo {{most}} de uma vez.',
  empty: 'Cole pelo menos um número de acesso.',
  readings_one: '{{count}} sequência',
  readings_other: '{{count}} sequências',
  ask_one: 'Perguntar aos bancos de dados por {{count}} número sem país ou sem dia',
  ask_other: 'Perguntar aos bancos de dados por {{count}} números sem país ou sem dia',
  sent: 'Só os números são enviados.',
  asked: 'Perguntados {{done}} de {{all}}.',
  stop: 'Parar',
  failed_one: 'Os bancos de dados não deram nenhuma resposta útil sobre {{count}} número.',
  failed_other: 'Os bancos de dados não deram nenhuma resposta útil sobre {{count}} números.',
  noServices: 'Este portal não pergunta a nenhum banco de dados. Cole o país e o dia ao lado de cada número.',
  strange_one: '{{count}} texto não tem a forma de nenhum número de acesso conhecido: {{numbers}}',
  strange_other: '{{count}} textos não têm a forma de nenhum número de acesso conhecido: {{numbers}}',
  without_one: '{{count}} sequência sem país. Nada se pode dizer dela: {{numbers}}',
  without_other: '{{count}} sequências sem país. Nada se pode dizer delas: {{numbers}}',
  doubts: 'Não entendido',
  doubt: '{{accession}}: {{text}}',
  of: '{{country}}: {{sequences}}',
  day: '{{day}}: {{numbers}}',
  andMore: '{{numbers}} e mais {{more}}',
  noDay: 'Dia desconhecido',
  overdue: 'A revisão desta lei está atrasada desde {{day}}: o verde conta como amarelo.',
  assess: 'Avaliar este uso',
  assessOf: 'Avaliar este uso: {{country}}',
  case: 'Para o caso de referência: só dados de sequências de um banco de dados público, usuário estrangeiro, nenhum documento, nenhum conhecimento tradicional, todas as condições do país «não», a região mais estrita; usados a partir de hoje. O dia da coleta é tomado como o do acesso, e o pior dia decide.',
}
