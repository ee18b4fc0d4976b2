import type { comparisonFile as english } from '../../en/server/comparisonFile.ts'
import type { Translation } from '../../translation.ts'

/** The comparison of countries as a file: headings and the case it was made for. */
export const comparisonFile: Translation<typeof english> = {
  sheet: 'Comparação',
  use: 'Uso previsto',
  GREEN: 'Verde',
  AMBER: 'Âmbar',
  RED: 'Vermelho',
  NOT_ASSESSED: 'Não avaliado',
  factsAsOf: 'Fatos de',
  accessDate: 'Data de acesso',
  intendedUseDate: 'Data do uso previsto',
  law: 'Lei que foi lida',
  lawOf: 'somente do país provedor',
  savedOn: 'Salvo em',
  link: 'Link',
  disclaimer: 'Isto não é aconselhamento jurídico.',
  facts: {
    papers: { name: 'Documentos arquivados', values: { none: 'nenhum' } },
    traditionalKnowledge: { name: 'Conhecimento tradicional', values: { no: 'não' } },
    conditions: { name: 'Condições do país', values: { no: 'todas respondidas com não' } },
    region: { name: 'Região', values: { strictest: 'a mais rigorosa' } },
  },
}
