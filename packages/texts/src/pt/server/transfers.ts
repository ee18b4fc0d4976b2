import type * as english from '../../en/server/transfers.ts'
import type { Translation } from '../../translation.ts'

export const transferFiles: Translation<typeof english.transferFiles> = {
  faults: {
    repeatedKey: 'O arquivo contém {{key}} duas vezes. Uma ficha de um portal nunca faz isso.',
    noSheet: 'Isto não é uma ficha de entrega. Escolha o arquivo JSON que veio com o material.',
    form: 'A ficha de entrega não pode ser lida em “{{field}}”: {{message}}',
    changed: 'A assinatura não confere: a ficha foi alterada depois de assinada. Peça-a de novo ao remetente.',
    future: 'A ficha é de um momento ainda por vir: {{at}}.',
    notAsked: 'Este portal não pergunta isto, ou pergunta-o a você.',
  },
  sheet: {
    title: 'Ficha de entrega',
    subject: 'Informações que acompanham recursos genéticos',
    withdrawn: 'RETIRADA: esta ficha já não vale.',
    sender: 'De',
    lockReason: 'Entregue embora um bloqueio esteja ativo',
    assessment: 'Avaliação do remetente',
    reportCode: 'Código do seu relatório',
    issued: 'Assinada',
    issuedAt: '{{at}}, versão {{version}}',
    material: 'Material',
    papers: 'Documentos que o acompanham',
    paper: 'Documento',
    file: 'Arquivo',
    hash: 'SHA-256 do arquivo',
    check: 'Verificar esta ficha',
    verify: 'Código {{code}}. Se é autêntica e ainda vale verifica-se em',
    signed: 'Assinada por {{portal}} (Ed25519, sobre o arquivo JSON).',
    key: 'Chave pública: {{key}}',
    signature: 'Assinatura: {{signature}}',
    sha256: 'SHA-256 do arquivo JSON: {{sha256}}',
  },
}
