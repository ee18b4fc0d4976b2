import type { comments as english } from '../../en/assessments/comments.ts'
import type { Translation } from '../../translation.ts'

export const comments: Translation<typeof english> = {
  open: 'Comentarios',
  openCount: 'Comentarios ({{count}})',
  openUnsent: '{{label}}: el suyo aún no se ha enviado',
  titleOf: 'Comentarios sobre {{number}}',
  lead: 'Quien puede leer la evaluación puede leer sus comentarios.',
  empty: 'Nadie ha dicho nada todavía',
  emptyHint: 'Haga una pregunta o deje una nota para quien lea después. Se avisa al responsable.',
  emptyReader: 'Nadie ha dejado una nota aquí.',
  write: 'Su comentario',
  send: 'Añadir el comentario',
  own: 'usted',
  takeBack: 'Retirar',
  takeBackOf: 'Retirar su comentario del {{at}}',
  takeBackTitle: '¿Retirar este comentario?',
  takeBackText: 'Nadie podrá leerlo más. No se puede deshacer.',
  takenBack: 'Su comentario se ha retirado.',
  added: 'Su comentario se ha añadido.',
  required: 'Este campo es obligatorio',
}
