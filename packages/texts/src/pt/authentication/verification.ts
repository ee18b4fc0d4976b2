import type { verification as english } from '../../en/authentication/verification.ts'
import type { Translation } from '../../translation.ts'

export const verification: Translation<typeof english> = {
  title: 'Verificar um relatório',
  lead: 'Cada relatório, pacote para uma fiscalização e ficha de entrega traz um código de verificação. Aqui, quem tiver um pode verificar se é autêntico e não foi alterado.',
  code: 'Código de verificação',
  codeHint: 'Impresso na primeira página. Maiúsculas, espaços e traços não importam.',
  required: 'Este campo é obrigatório',
  codeLength: 'Entre 4 e 40 caracteres.',
  file: 'O arquivo que você recebeu (opcional)',
  fileChoose: 'Escolher um arquivo',
  fileOther: 'Escolher outro arquivo',
  fileDrop: 'ou solte-o aqui: PDF, JSON, XLSX ou ZIP',
  fileRemove: 'Remover',
  fileRemoveOf: 'Remover {{name}}',
  filePrivate: 'O arquivo fica neste computador: só sua impressão digital (SHA-256) é enviada.',
  fileTooLarge:
    'Este arquivo passa de {{limit}} MB. Verifique só o código; um pacote para uma fiscalização é verificado por sua própria página verify.html.',
  fileUnreadable: 'Não foi possível ler o arquivo. Escolha-o de novo.',
  fileInsecure:
    'Este navegador só calcula uma impressão digital em conexão criptografada (https). Só o código pode ser verificado.',
  check: 'Verificar',
  unchanged: 'Autêntico e sem alterações',
  unchangedText: 'Este arquivo é, byte a byte, o que o portal entregou como {{format}} em {{at}}.',
  changed: 'O código é autêntico, mas este arquivo não é o que foi entregue',
  changedText:
    'Há um documento com este código, mas o portal nunca entregou este arquivo. Ele pode ter sido alterado, ou impresso ou salvo de novo por um programa. Peça o arquivo original.',
  packedAgain:
    'Um pacote compactado de novo é outro arquivo. Escolha aqui o seu manifest.json e verifique os seus arquivos com a página verify.html.',
  genuine: 'O código é autêntico',
  genuineText: 'Há um documento com este código. Escolha também o arquivo para saber se não foi alterado.',
  unknown: 'Não há documento com este código',
  unknownText: 'Verifique se há erros de digitação no código. Se estiver certo, este documento não vem deste portal.',
  decided: {
    report: 'O resultado foi registrado em {{at}}.',
    pack: 'O pacote foi feito em {{at}}.',
    sheet: 'A ficha de entrega foi assinada em {{at}}.',
  },
  underCountry:
    'Decidido pela versão {{country}} da legislação do país provedor e pela versão {{treaty}} do nível dos tratados.',
  underTreaties: 'Decidido pela versão {{treaty}} do nível dos tratados.',
  results_one: 'O resultado que contém',
  results_other: 'Os {{count}} resultados que contém',
  replaced: 'Este caso já tem outro resultado.',
  superseded: {
    report: 'Um resultado posterior tomou seu lugar. Peça ao responsável um relatório de hoje.',
    pack: 'Um caso do pacote já tem outro resultado. Peça ao responsável um pacote de hoje.',
    sheet: 'Ela foi corrigida ou retirada depois. Peça a mais recente ao remetente.',
  },
  latest: {
    report: 'Nenhum resultado posterior tomou seu lugar.',
    pack: 'Nenhum caso do pacote tem outro resultado até agora.',
    sheet: 'Ela não foi corrigida nem retirada depois.',
  },
  clearedThen: 'Como relatado então, nenhum bloqueio estava ativo.',
  notClearedThen: 'Como relatado então, não estava liberada: havia um bloqueio ativo.',
  locksChanged: 'Os bloqueios mudaram desde então. Peça ao responsável um relatório de hoje.',
  locksSame: 'Nenhum bloqueio mudou desde então.',
  nothing: 'Nada mais do conteúdo é mostrado aqui, nem a quem pertence.',
  home: 'Ir ao portal',
}
