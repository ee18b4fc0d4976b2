import type { audit as english } from '../../en/administration/audit.ts'
import type { Translation } from '../../translation.ts'

export const audit: Translation<typeof english> = {
  lead: 'Quem fez o quê, sobre o quê, quando e de onde. As entradas só são acrescentadas, cada uma selada com a anterior.',
  filters: { actor: 'Quem', actorHint: 'Nome ou e-mail', from: 'De (UTC)', to: 'Até (UTC)', subject: 'Sobre' },
  subjects: {
    ACCOUNT: 'Contas',
    ASSESSMENT: 'Avaliações',
    EVIDENCE: 'Provas',
    USER: 'Usuários',
    USER_GROUP: 'Grupos de usuários',
  },
  export: 'Exportar como CSV',
  columns: {
    at: 'Quando',
    actor: 'Quem',
    action: 'O quê',
    subject: 'Sobre',
    account: 'Conta',
    details: 'Detalhes',
    address: 'De onde',
  },
  noAddress: 'O próprio portal',
  details: 'Mostrar',
  detailsOf: 'detalhes de {{what}}, {{at}}',
  code: 'Código',
  changed: '{{name}}: {{before}} → {{after}}',
  fromTo: '{{before}} → {{after}}',
  subjectId: 'Identificador',
  hash: 'Selo',
  empty: 'Ainda não há nada registrado',
  emptyHint: 'Aqui serão listados as entradas no portal e as alterações de usuários, grupos, contas e avaliações.',
}
