import type { record as english } from '../../en/server/record.ts'
import type { Translation } from '../../translation.ts'

/** Texts of the record of an assessment: its history, its people and the declaration of whoever opens a lock. */
export const record: Translation<typeof english> = {
  /** Columns of the exported list that no screen has. */
  exported: { accessDate: 'Data do primeiro acesso', useDate: 'Data de uso prevista' },
  deletedUser: 'usuário excluído',
  /** Who acted, in the audit log, where it was no user of the account. */
  actor: { portal: 'Portal', operator: 'Operador' },
  portal: 'o portal',
  deleted: 'Excluída.',
  restored: 'Restaurada.',
  changed: 'Alterado: {{changes}}.',
  evidence: {
    added: 'Evidence was added: {{paper}}.',
    changed: 'Evidence was changed: {{paper}}.',
    file: 'Evidence has a new version of its file: {{paper}}.',
    checked: 'Evidence was checked: {{paper}}.',
    withdrawn: 'Evidence was withdrawn: {{paper}}.',
    linked: 'Evidence serves another assessment, too: {{paper}}.',
    unlinked: 'Evidence no longer serves an assessment: {{paper}}.',
    expired: 'A paper expired: {{paper}}.',
  },
  lockClosed: {
    hand: 'O bloqueio {{type}} “{{lock}}” foi fechado à mão.',
    decision: 'O bloqueio {{type}} “{{lock}}” foi fechado com o resultado.',
  },
  lockOpened: 'O bloqueio {{type}} “{{lock}}” foi aberto: “{{comment}}”',
  /** Its version counts up whenever this text changes: each lock keeps the version that was agreed to. */
  disclaimer:
    'Você está prestes a abrir o bloqueio {{type}} “{{lock}}”. Com isso declara que {{settled}}. Como empregado, você responde pessoalmente pela devida diligência: examinou o caso por si mesmo, apoia-se em mais do que o resultado deste portal e responde pela decisão. Seu nome, a hora, seu motivo e a versão deste texto são guardados com o bloqueio.',
  settled: {
    legal:
      'as autorizações, os termos e as obrigações que este bloqueio representa estão resolvidos e podem ser mostrados',
    technical: 'os fatos e as amostras que este bloqueio representa foram verificados e estão registrados',
  },
}
