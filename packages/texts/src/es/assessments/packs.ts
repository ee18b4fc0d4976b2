import type { packs as english } from '../../en/assessments/packs.ts'
import type { Translation } from '../../translation.ts'

export const packs: Translation<typeof english> = {
  title: 'Paquete para una inspección',
  lead: 'Un archivo ZIP que un inspector puede leer sin el portal y comprobar con un código. Lo que falta figura también en su primera página.',
  make: 'Crear el paquete',
  made: 'El paquete se creó. Su código figura en la primera página.',
  forWhom: '¿Para quién?',
  forWhomHint: 'Autoridad y número de expediente. Figura en la primera página y en el registro de auditoría.',
  forWhomMissing: 'Diga para quién se hace.',
  names: 'Nombres de personas; sin ellos se muestran como «una persona»',
  comments: 'Comentarios entre colegas',
  earlierVersions: 'Versiones anteriores de las pruebas',
  whole: 'No falta nada.',
  case_one: '{{number}}: 1 archivo de pruebas',
  case_other: '{{number}}: {{count}} archivos de pruebas',
  gaps: {
    inProgress: 'La evaluación no está completada.',
    notCleared: 'Un bloqueo está cerrado: no está liberada.',
    dutiesOpen: 'Hay tareas abiertas.',
    noEvidence: 'No hay pruebas.',
    notChecked: 'Una segunda persona no ha comprobado las pruebas.',
    expired: 'Un documento ha caducado.',
  },
}
