import type { userGroups as english } from '../../en/administration/user-groups.ts'
import type { Translation } from '../../translation.ts'

export const userGroups: Translation<typeof english> = {
  title: 'Grupos de usuários',
  lead: 'Os departamentos de uma conta. Direitos sobre grupos próprios incluem os grupos abaixo deles.',
  create: 'Criar um grupo de usuários',
  search: 'Buscar grupos de usuários',
  searchHint: 'Nome',
  choose: 'Digite para encontrar um grupo',
  notVisible: 'Um grupo que você não gerencia',
  columns: {
    userGroupId: 'Número',
    name: 'Nome',
    mainUserGroup: 'Grupo de usuários principal',
    account: 'Conta',
    members: 'Membros',
    createdAt: 'Criada',
    updatedAt: 'Atualizada',
  },
  fields: { name: 'Nome', mainUserGroup: 'Grupo de usuários principal', account: 'Conta', members: 'Membros' },
  noMain: 'Nenhum: este é um grupo principal',
  membersHint: 'Tirar alguém de um grupo não altera o usuário em si.',
  chooseMembers: 'Digite um nome ou um e-mail',
  members_one: '{{count}} membro',
  members_other: '{{count}} membros',
  edit: 'Editar',
  editTitle: 'Editar {{name}}',
  remove: 'Excluir',
  removeTitle: 'Excluir {{name}}?',
  removeText: 'O grupo “{{name}}” ({{members}}) desaparece; seus membros continuam usuários. Não é possível desfazer.',
  created: 'Grupo de usuários criado com sucesso.',
  updated: 'Grupo de usuários atualizado com sucesso.',
  removed: 'Grupo de usuários excluído com sucesso.',
  empty: 'Ainda não há grupos de usuários',
  emptyHint:
    'Crie um para cada departamento: seus administradores e usuários avançados cuidam então da própria equipe.',
}
