import type { userGroups as english } from '../../en/administration/user-groups.ts'
import type { Translation } from '../../translation.ts'

export const userGroups: Translation<typeof english> = {
  title: 'Grupos de usuarios',
  lead: 'Los departamentos de una cuenta. Los derechos sobre los grupos propios incluyen los grupos que dependen de ellos.',
  create: 'Crear un grupo de usuarios',
  search: 'Buscar grupos de usuarios',
  searchHint: 'Nombre',
  choose: 'Escriba para encontrar un grupo',
  notVisible: 'Un grupo que usted no gestiona',
  columns: {
    userGroupId: 'Número',
    name: 'Nombre',
    mainUserGroup: 'Grupo de usuarios principal',
    account: 'Cuenta',
    members: 'Miembros',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  fields: { name: 'Nombre', mainUserGroup: 'Grupo de usuarios principal', account: 'Cuenta', members: 'Miembros' },
  noMain: 'Ninguno: es un grupo principal',
  membersHint: 'Sacar a alguien de un grupo no cambia al usuario como tal.',
  chooseMembers: 'Escriba un nombre o un correo electrónico',
  members_one: '{{count}} miembro',
  members_other: '{{count}} miembros',
  edit: 'Editar',
  editTitle: 'Editar {{name}}',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar {{name}}?',
  removeText:
    'El grupo «{{name}}» ({{members}}) desaparece; sus miembros siguen siendo usuarios. No se puede deshacer.',
  created: 'Grupo de usuarios creado correctamente.',
  updated: 'Grupo de usuarios actualizado correctamente.',
  removed: 'Grupo de usuarios eliminado correctamente.',
  empty: 'Todavía no hay grupos de usuarios',
  emptyHint:
    'Cree uno para cada departamento: sus administradores y usuarios avanzados se ocupan entonces de su propia gente.',
}
