import type * as english from '../../en/shared/lawLine.ts'
import type { Translation } from '../../translation.ts'

export const lawLine: Translation<typeof english.lawLine> = {
  alternative: 'Lei aplicável ({{country}}) para {{use}}: {{segments}}.',
  anyUse: 'Lei aplicável ({{country}}): {{segments}}.',
  ofUsualAnswers: 'Com as respostas habituais, lei aplicável ({{country}}) para {{use}}: {{segments}}.',
  usualAnswers:
    'São as cores das respostas habituais, o caso de referência. As respostas de um caso podem levar a outra cor, que o seu sinal mostra.',
  marked: '{{law}} {{mark}}',
  notAssessed: 'A lei deste país não está avaliada: {{country}}.',
  colour: {
    GREEN: 'verde',
    AMBER: 'âmbar',
    RED: 'vermelho',
  },
  segment: {
    first: '{{colour}} antes de {{day}}',
    middle: '{{colour}} até {{day}}',
    last: '{{colour}} desde então',
    only: '{{colour}} em qualquer dia de acesso',
  },
  mark: {
    day: 'Coletado em {{date}}: {{colours}}.',
    month: 'Coletado em {{date}}: {{colours}}.',
    year: 'Coletado em {{date}}: {{colours}}.',
    before: 'Coletado antes de {{date}}: {{colours}}.',
    period: 'Dia de acesso desconhecido, {{date}}: {{colours}}.',
    unknown: 'Data de acesso desconhecida: {{colours}}.',
  },
  period: { before: 'antes de {{before}}', between: 'entre {{from}} e {{before}}', since: 'desde {{from}}' },
  taken: {
    day: 'coletado em {{date}}',
    month: 'coletado em {{date}}',
    year: 'coletado em {{date}}',
    before: 'coletado antes de {{date}}',
    period: 'dia de acesso desconhecido, {{date}}',
    unknown: 'data de acesso desconhecida',
  },
  tried: 'experimentado: {{date}}; outro dia precisa de um documento',
  use: 'uso a partir de {{day}}',
  today: 'hoje',
  inForce: {
    cbd: 'CDB em vigor',
    nagoya: 'Protocolo de Nagoia em vigor',
  },
  treaty: {
    cbd: 'CDB 1993',
    nagoya: 'Nagoia 2014',
  },
}

export const light: Translation<typeof english.light> = {
  GREEN: { name: 'Verde', meaning: 'Nenhuma exigência de autorização nem de repartição de benefícios encontrada' },
  AMBER: { name: 'Âmbar', meaning: 'Permitido com condições, ou ainda não está claro' },
  RED: { name: 'Vermelho', meaning: 'Não use antes de cumprir as condições' },
  NOT_ASSESSED: { name: 'Não avaliado', meaning: 'Não avaliado: ninguém leu ainda a lei' },
  NONE: { name: 'Não decidido', meaning: 'Ainda não decidido' },
  verdict: {
    GREEN: 'Nenhuma exigência de autorização nem de repartição de benefícios encontrada',
    CONDITIONS: 'Permitido com condições',
    UNCLEAR: 'Ainda não podemos dizer',
    RED: 'Não use antes de cumprir as condições',
  },
}
