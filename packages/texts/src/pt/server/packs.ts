import type { packs as english } from '../../en/server/packs.ts'
import type { Translation } from '../../translation.ts'

export const packs: Translation<typeof english> = {
  person: 'uma pessoa',
  title: 'Pacote para uma fiscalização',
  made: 'Feito por {{portal}} em {{at}} (UTC) para: {{forWhom}}',
  code: 'Código do pacote',
  verifyAt:
    'Qualquer pessoa pode verificar o código em {{address}}. A página verify.html deste pacote verifica os arquivos sem o portal.',
  cases: 'Casos',
  columns: {
    number: 'Número',
    result: 'Resultado',
    decided: 'Decidido (UTC)',
    law: 'Lei lida',
    code: 'Código',
    gaps: 'Falta',
  },
  noGaps: 'nada',
  evidence: 'Provas',
  evidenceHint: 'Seus arquivos estão na pasta evidence, sob o id de cada documento.',
  check: {
    title: 'Verificar este pacote',
    lead: 'Escolha o arquivo ZIP do pacote. Ele fica neste computador: nada é enviado a lugar nenhum.',
    choose: 'Arquivo ZIP',
    whole: 'Sem alterações: todos os {{count}} arquivos estão como foram feitos, e a assinatura confere.',
    changed: 'Alterado: este pacote não está como foi feito.',
    wrong: 'Não está como foi feito: {{file}}',
    missing: 'Falta: {{file}}',
    extra: 'Não faz parte do pacote: {{file}}',
    signature: 'A assinatura da lista de arquivos não confere.',
    noSignature: 'Este navegador não consegue verificar a assinatura; os arquivos são comparados só com a lista.',
    unreadable: 'Isto não é um pacote, ou está danificado: não pode ser lido.',
    otherPack: 'Este é outro pacote, não o que corresponde a esta página.',
    online: 'O portal diz pelo código se conhece o pacote e se um caso foi decidido de novo desde então: {{address}}',
  },
}
