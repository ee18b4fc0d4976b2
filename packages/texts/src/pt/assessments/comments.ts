import type { comments as english } from '../../en/assessments/comments.ts'
import type { Translation } from '../../translation.ts'

export const comments: Translation<typeof english> = {
  open: 'Comentários',
  openCount: 'Comentários ({{count}})',
  openUnsent: '{{label}}: o seu ainda não foi enviado',
  titleOf: 'Comentários sobre {{number}}',
  lead: 'Quem pode ler a avaliação pode ler seus comentários.',
  empty: 'Ninguém disse nada ainda',
  emptyHint: 'Faça uma pergunta ou deixe uma nota para quem ler depois. O responsável é avisado.',
  emptyReader: 'Ninguém deixou uma nota aqui.',
  write: 'Seu comentário',
  send: 'Adicionar comentário',
  own: 'você',
  takeBack: 'Retirar',
  takeBackOf: 'Retirar seu comentário de {{at}}',
  takeBackTitle: 'Retirar este comentário?',
  takeBackText: 'Ninguém mais poderá lê-lo. Não é possível desfazer.',
  takenBack: 'Seu comentário foi retirado.',
  added: 'Seu comentário foi adicionado.',
  required: 'Este campo é obrigatório',
}
