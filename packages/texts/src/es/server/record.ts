import type { record as english } from '../../en/server/record.ts'
import type { Translation } from '../../translation.ts'

/** Texts of the record of an assessment: its history, its people and the declaration of whoever opens a lock. */
export const record: Translation<typeof english> = {
  /** Columns of the exported list that no screen has. */
  exported: { accessDate: 'Fecha del primer acceso', useDate: 'Fecha de uso prevista' },
  deletedUser: 'usuario eliminado',
  /** Who acted, in the audit log, where it was no user of the account. */
  actor: { portal: 'Portal', operator: 'Operador' },
  portal: 'el portal',
  deleted: 'Eliminada.',
  restored: 'Restaurada.',
  changed: 'Cambiado: {{changes}}.',
  lockClosed: {
    hand: 'El bloqueo {{type}} «{{lock}}» se cerró a mano.',
    decision: 'El bloqueo {{type}} «{{lock}}» se cerró con el resultado.',
  },
  lockOpened: 'El bloqueo {{type}} «{{lock}}» se abrió: «{{comment}}»',
  /** Its version counts up whenever this text changes: each lock keeps the version that was agreed to. */
  disclaimer:
    'Va a abrir el bloqueo {{type}} «{{lock}}». Con ello declara que {{settled}}. Como empleado usted responde personalmente de la diligencia debida: ha examinado el caso por sí mismo, se apoya en algo más que el resultado de este portal y responde de la decisión. Su nombre, la hora, su motivo y la versión de este texto se guardan con el bloqueo.',
  settled: {
    legal: 'los permisos, condiciones y obligaciones que representa este bloqueo están resueltos y pueden mostrarse',
    technical: 'los datos y las muestras que representa este bloqueo se han comprobado y están registrados',
  },
}
