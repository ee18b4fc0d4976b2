import type { lawReports as english } from '../../en/legal-content/lawReports.ts'
import type { Translation } from '../../translation.ts'

export const lawReports: Translation<typeof english> = {
  title: 'Informar um erro ou uma lei mais recente ({{name}})',
  lead: 'A equipe jurídica lê cada aviso, e você saberá o resultado.',
  text: 'O que está errado, ou o que é novo?',
  address: 'Endereço onde se pode ler',
  addressHint: 'Opcional. Um endereço que começa com http:// ou https://.',
  about: 'Do que se trata',
  whole: 'O país como um todo',
  send: 'Enviar o aviso',
  list: 'Avisos de usuários',
  none: 'Nenhum aviso espera resposta.',
  somebody: 'alguém',
  from: '{{by}}, {{at}}',
  row: 'Regra {{id}}',
  document: 'Documento {{id}}',
  answer: 'Resposta a quem avisou',
  done: 'Feito: a lei foi corrigida',
  doneOf: 'Feito: a lei foi corrigida ({{country}})',
  answered: 'Respondido: nada a mudar',
  answeredOf: 'Respondido: nada a mudar ({{country}})',
  answeredReports_one: '{{count}} aviso respondido',
  answeredReports_other: '{{count}} avisos respondidos',
  outcomes: {
    done: '{{by}} corrigiu a lei, {{at}}: {{text}}',
    answered: '{{by}} respondeu, {{at}}: {{text}}',
  },
}
