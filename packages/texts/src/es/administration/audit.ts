import type { audit as english } from '../../en/administration/audit.ts'
import type { Translation } from '../../translation.ts'

export const audit: Translation<typeof english> = {
  lead: 'Quién hizo qué, sobre qué, cuándo y desde dónde. Las entradas solo se añaden, cada una sellada con la anterior.',
  filters: {
    actor: 'Quién',
    actorHint: 'Nombre o correo electrónico',
    from: 'Desde (UTC)',
    to: 'Hasta (UTC)',
    subject: 'Sobre',
  },
  subjects: {
    ACCOUNT: 'Cuentas',
    ASSESSMENT: 'Evaluaciones',
    EVIDENCE: 'Pruebas',
    USER: 'Usuarios',
    USER_GROUP: 'Grupos de usuarios',
  },
  export: 'Exportar como CSV',
  columns: {
    at: 'Cuándo',
    actor: 'Quién',
    action: 'Qué',
    subject: 'Sobre',
    account: 'Cuenta',
    details: 'Detalles',
    address: 'Desde dónde',
  },
  noAddress: 'El propio portal',
  details: 'Mostrar',
  detailsOf: 'detalles de {{what}}, {{at}}',
  code: 'Código',
  changed: '{{name}}: {{before}} → {{after}}',
  fromTo: '{{before}} → {{after}}',
  subjectId: 'Identificador',
  hash: 'Sello',
  empty: 'Todavía no hay nada registrado',
  emptyHint: 'Aquí se listarán los inicios de sesión y los cambios de usuarios, grupos, cuentas y evaluaciones.',
}
