import type { record as english } from '../../en/server/record.ts'
import type { Translation } from '../../translation.ts'

export const record: Translation<typeof english> = {
  exported: {
    accessDate: 'Fecha del primer acceso',
    useDate: 'Fecha de uso prevista',
  },
  deletedUser: 'usuario eliminado',
  actor: {
    portal: 'Portal',
    operator: 'Operador',
  },
  portal: 'el portal',
  deleted: 'Eliminada.',
  restored: 'Restaurada.',
  changed: 'Cambios: {{changes}}.',
  evidence: {
    added: 'Se añadió una prueba: {{paper}}.',
    changed: 'Se cambió una prueba: {{paper}}.',
    file: 'Una prueba tiene una versión nueva de su archivo: {{paper}}.',
    checked: 'Se comprobó una prueba: {{paper}}.',
    withdrawn: 'Se retiró una prueba: {{paper}}.',
    linked: 'Una prueba sirve también a otra evaluación: {{paper}}.',
    unlinked: 'Una prueba ya no sirve a una evaluación: {{paper}}.',
    revoked: 'Según el Centro de Intercambio de Información sobre APB, un certificado fue revocado: {{paper}}.',
    superseded:
      'El Centro de Intercambio de Información sobre APB tiene una revisión más reciente de un certificado: {{paper}}.',
    expired: 'Un documento ha caducado: {{paper}}.',
  },
  samples: {
    added: 'Se añadieron muestras: {{samples}}.',
    changed: 'Se cambiaron muestras: {{samples}}.',
    removed: 'Se quitaron muestras: {{samples}}.',
    more: '{{samples}} y {{count}} más',
  },
  transfers: {
    added: 'Se transmitió material a {{recipient}}.',
    corrected: 'La transmisión a {{recipient}} se corrigió: {{reason}}',
    withdrawn: 'La transmisión a {{recipient}} se retiró: {{reason}}',
  },
  lockClosed: {
    hand: 'El bloqueo {{type}} «{{lock}}» se puso a mano.',
    decision: 'El bloqueo {{type}} «{{lock}}» se puso con el resultado.',
  },
  lockOpened: 'El bloqueo {{type}} «{{lock}}» se levantó: «{{comment}}»',
  releaseAsked: 'Se pidió que se levantaran los bloqueos ({{types}}).',
  releaseAskedWith: 'Se pidió que se levantaran los bloqueos ({{types}}): «{{text}}»',
  disclaimer:
    'Va a levantar el bloqueo {{type}} «{{lock}}». Con ello declara que {{settled}}. Como empleado usted responde personalmente de la diligencia debida: ha examinado el caso por sí mismo, se apoya en algo más que el resultado de este portal y responde de la decisión. Su nombre, la hora, su motivo y la versión de este texto se guardan con el bloqueo.',
  settled: {
    legal: 'los permisos, condiciones y obligaciones que representa este bloqueo están resueltos y pueden mostrarse',
    technical: 'los datos y las muestras que representa este bloqueo se han comprobado y están registrados',
  },
}
