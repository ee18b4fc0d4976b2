import type { refusedAnswer as english } from '../../../en/assessments/answering/refusedAnswer.ts'
import type { Translation } from '../../../translation.ts'

export const refusedAnswer: Translation<typeof english> = {
  question: 'Esta pergunta não existe.',
  answeredByPapers: 'O portal responde a isto com base nos documentos arquivados.',
  notUnknown: '“Não sei” não é uma resposta a esta pergunta.',
  boolean: 'Responda true ou false.',
  oneChoice: 'Escolha um valor, como texto.',
  list: 'Escolha um ou vários valores, como lista.',
  listOfTexts: 'Cada opção é um texto.',
  date: 'Escreva a data como 2019-03-10.',
  noDate: 'Esta data não existe.',
  text: 'Responda com um texto.',
  useBeforeAccess: 'O uso é anterior ao acesso ao material.',
  periodAfterUse:
    'Sem esta data conta o período escolhido antes, e o uso é anterior a ele. Altere primeiro a data do uso.',
  country: '“{{value}}” não é um país conhecido: use o código de duas letras em maiúsculas.',
  region: '“{{value}}” não é uma região do país escolhido.',
  option: '“{{value}}” não é uma das opções.',
  precision: 'Informe {{either}}.',
  tooShort: 'Ao menos {{least}} caracteres.',
  tooLong: 'No máximo {{most}} caracteres.',
  precisions: {
    day: 'um dia (2019-03-10)',
    month: 'um mês (2019-03)',
    year: 'um ano (2019)',
    before: '“antes de um dia” (<2019-03-10)',
  },
}
