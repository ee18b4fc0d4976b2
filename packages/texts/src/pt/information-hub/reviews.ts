import type { reviews as english } from '../../en/information-hub/reviews.ts'
import type { Translation } from '../../translation.ts'

/** How old the law of a country is, and who compared it with its source. */
export const reviews: Translation<typeof english> = {
  overdue: 'revisão atrasada',
  overdueSince:
    'Revisão atrasada desde {{day}}: até que a lei seja revisada, nenhum novo resultado é melhor que âmbar.',
  reviewed: 'Última revisão',
  byNobody: 'nenhuma ainda por uma pessoa nomeada; cada regra cita sua fonte',
  by: '{{day}}, por {{name}}',
  source: 'comparado com: {{source}}',
  record: 'Registrar uma revisão',
  recordFor: 'Registrar uma revisão: {{name}}',
  recordTitle: 'Registrar uma revisão: {{name}}',
  recordLead:
    'Você confirma que hoje comparou a versão {{version}} com sua fonte e a achou correta. Fica registrado em seu nome. Os resultados guardados ficam como estão.',
  sourceLabel: 'Comparado com',
  sourceHint: 'O diário oficial, o site da autoridade ou quem confirmou.',
  sourceShort: 'Diga com qual fonte foi comparado.',
  recorded: 'A revisão foi registrada: {{name}}.',
  otherVersion: 'A versão {{version}} está ativa agora. Feche isto, leia aquela e registre então a revisão.',
  board: 'Revisões atrasadas',
  none: 'Nenhuma revisão está atrasada.',
  days_one: 'atrasada há {{count}} dia',
  days_other: 'atrasada há {{count}} dias',
}
