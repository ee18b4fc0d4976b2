import type { packs as english } from '../../en/assessments/packs.ts'
import type { Translation } from '../../translation.ts'

export const packs: Translation<typeof english> = {
  title: 'Pacote para uma fiscalização',
  lead: 'Um arquivo ZIP que um fiscal pode ler sem o portal e verificar com um código. O que falta consta também da primeira página.',
  make: 'Criar o pacote',
  made: 'O pacote foi criado. Seu código consta da primeira página.',
  forWhom: 'Para quem?',
  forWhomHint: 'Autoridade e número do processo. Consta da primeira página e do registro de auditoria.',
  forWhomMissing: 'Diga para quem é feito.',
  names: 'Nomes de pessoas; sem eles aparecem como “uma pessoa”',
  comments: 'Comentários entre colegas',
  earlierVersions: 'Versões anteriores das provas',
  whole: 'Não falta nada.',
  case_one: '{{number}}: 1 arquivo de provas',
  case_other: '{{number}}: {{count}} arquivos de provas',
  gaps: {
    inProgress: 'A avaliação não está concluída.',
    notCleared: 'Um bloqueio está fechado: não está liberada.',
    dutiesOpen: 'Há tarefas em aberto.',
    noEvidence: 'Não há provas.',
    notChecked: 'As provas não foram conferidas por uma segunda pessoa.',
    expired: 'Um documento expirou.',
  },
}
