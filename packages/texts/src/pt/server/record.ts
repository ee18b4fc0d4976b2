import type { record as english } from '../../en/server/record.ts'
import type { Translation } from '../../translation.ts'

export const record: Translation<typeof english> = {
  exported: {
    accessDate: 'Data do primeiro acesso',
    useDate: 'Data de uso prevista',
  },
  deletedUser: 'usuário excluído',
  actor: {
    portal: 'Portal',
    operator: 'Operador',
  },
  portal: 'o portal',
  deleted: 'Excluída.',
  restored: 'Restaurada.',
  changed: 'Alterações: {{changes}}.',
  evidence: {
    added: 'Uma prova foi adicionada: {{paper}}.',
    changed: 'Uma prova foi alterada: {{paper}}.',
    file: 'Uma prova tem uma nova versão do arquivo: {{paper}}.',
    checked: 'Uma prova foi conferida: {{paper}}.',
    withdrawn: 'Uma prova foi retirada: {{paper}}.',
    linked: 'Uma prova serve também a outra avaliação: {{paper}}.',
    unlinked: 'Uma prova não serve mais a uma avaliação: {{paper}}.',
    revoked: 'Segundo o Centro de Intercâmbio de Informações sobre ABS, um certificado foi revogado: {{paper}}.',
    superseded:
      'O Centro de Intercâmbio de Informações sobre ABS tem uma revisão mais recente de um certificado: {{paper}}.',
    expired: 'Um documento expirou: {{paper}}.',
  },
  samples: {
    added: 'Amostras adicionadas: {{samples}}.',
    changed: 'Amostras alteradas: {{samples}}.',
    removed: 'Amostras retiradas: {{samples}}.',
    more: '{{samples}} e mais {{count}}',
  },
  transfers: {
    added: 'Material foi repassado a {{recipient}}.',
    corrected: 'O repasse a {{recipient}} foi corrigido: {{reason}}',
    withdrawn: 'O repasse a {{recipient}} foi retirado: {{reason}}',
  },
  lockClosed: {
    hand: 'O bloqueio {{type}} “{{lock}}” foi colocado manualmente.',
    decision: 'O bloqueio {{type}} “{{lock}}” foi colocado com o resultado.',
  },
  lockOpened: 'O bloqueio {{type}} “{{lock}}” foi liberado: “{{comment}}”',
  releaseAsked: 'Foi pedida a liberação (bloqueios: {{types}}).',
  releaseAskedWith: 'Foi pedida a liberação (bloqueios: {{types}}): “{{text}}”',
  disclaimer:
    'Você está prestes a liberar o bloqueio {{type}} “{{lock}}”. Com isso declara que {{settled}}. Como empregado, você responde pessoalmente pela devida diligência: examinou o caso por si mesmo, apoia-se em mais do que o resultado deste portal e responde pela decisão. Seu nome, a hora, seu motivo e a versão deste texto são guardados com o bloqueio.',
  settled: {
    legal:
      'as autorizações, os termos e as obrigações que este bloqueio representa estão resolvidos e podem ser mostrados',
    technical: 'os fatos e as amostras que este bloqueio representa foram verificados e estão registrados',
  },
}
