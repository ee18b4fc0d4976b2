import type { mails as english } from '../../en/server/mails.ts'
import type { Translation } from '../../translation.ts'

export const mails: Translation<typeof english> = {
  copyAddress: 'Ou copie este endereço em seu navegador:',
  ignore: 'Se você não esperava este e-mail, não precisa fazer nada.',
  linkForDay: 'O link funciona uma vez. Vale por 24 horas.',
  validation: {
    subject: 'Confirme seu cadastro no {{portal}}',
    lead: 'Obrigado por se cadastrar no {{portal}}. Falta um passo: confirme que este endereço de e-mail é seu.',
    text: 'Abra o link e informe de novo a sua senha: a que escolheu ou outra. Depois você pode entrar.',
    action: 'Confirmar meu endereço',
    link: 'O link funciona uma vez. Vale por 24 horas; depois disso, “Esqueceu sua senha?” na página de entrada envia outro.',
  },
  invitation: {
    subject: 'Você foi convidado para o {{portal}}',
    lead: '{{inviter}} convida você a participar da conta “{{account}}” no {{portal}}.',
    somebody: 'Um administrador',
    text: 'Abra o link para aceitar e escolher sua senha, ou para recusar. Até que aceite, nada é compartilhado com essa conta.',
    inUse:
      'Seu endereço pertence a outra conta do portal, e um endereço pertence a uma só conta. Você pode recusar pelo link. Para aceitar, altere antes o endereço da sua conta atual em Configurações ou peça um convite em outro endereço.',
    action: 'Ver o convite',
    link: 'O link funciona uma vez. Vale por 24 horas; depois disso, quem convidou você pode enviar outro.',
    unknown: 'Se você não sabe quem convida, recuse ou ignore este e-mail: você não se torna membro.',
  },
  reset: {
    subject: 'Defina uma nova senha',
    lead: 'Alguém pediu para definir uma nova senha para sua conta no {{portal}}. Se foi você, abra o link.',
    wrongPassword: 'A senha antiga informada com o pedido não era a certa.',
    action: 'Defina uma nova senha',
    link: 'O link funciona uma vez. Vale por uma hora.',
    notYou: 'Se não foi você, sua senha fica como está. Avise seu administrador se receber mais e-mails como este.',
  },
  signInElsewhere: {
    subject: 'Entre com sua organização',
    lead: 'Alguém pediu uma nova senha no {{portal}}. Você não tem senha lá: a sua entrada é feita pela sua organização.',
    text: 'Escolha “Entrar com sua organização” na página de entrada. Se esqueceu a senha da sua organização, procure o suporte dela.',
  },
  alreadyRegistered: {
    subject: 'Você já está cadastrado',
    lead: 'Alguém tentou se cadastrar no {{portal}} com seu endereço de e-mail, que já tem uma conta. Nada foi alterado.',
    text: 'Se foi você: entre, ou escolha lá “Esqueceu sua senha?”.',
    action: 'Entrar',
    notYou: 'Se não foi você, não precisa fazer nada.',
  },
  deactivated: {
    subject: 'Sua conta está desativada',
    lead: 'Alguém pediu acesso ao {{portal}} com seu endereço de e-mail. Sua conta lá está desativada, por isso nenhum link pôde ser enviado.',
    text: 'Se precisar de acesso, fale com o administrador da sua organização.',
  },
  recoveryAction: 'Entrar',
  recoveryEndedNotYou:
    'Se não foi você quem pediu, alguém conhece sua senha: escolha outra imediatamente e avise seu administrador.',
  recoveryNotYou:
    'Se não foi você quem pediu, alguém conhece sua senha: entre com seu segundo fator, o que anula o pedido, e escolha outra senha. Depois avise seu administrador.',
  recoveryAsked: {
    subject: 'Seu segundo fator será removido',
    lead: 'Alguém que conhece sua senha diz no {{portal}} que o segundo fator da sua conta foi perdido.',
    text: 'Dois administradores precisam aprovar em três dias. Então seus fatores são removidos, todas as sessões terminam e você entra só com sua senha.',
  },
  recoveryApproved: {
    subject: 'Um administrador aprovou a remoção do seu segundo fator',
    lead: 'Um primeiro administrador do {{portal}} aprovou que seu segundo fator seja removido.',
    text: 'Ele ainda funciona até que um segundo administrador também aprove.',
  },
  recoveryDone: {
    subject: 'Seu segundo fator foi removido',
    lead: 'O segundo fator da sua conta no {{portal}} foi removido: seu aplicativo de códigos, suas chaves de acesso e seus códigos de recuperação não funcionam mais, e você foi desconectado de todos os lugares.',
    text: 'Entre com sua senha e depois adicione um novo segundo fator em Configurações.',
  },
  recoveryRefused: {
    subject: 'Seu segundo fator fica',
    lead: 'Um administrador do {{portal}} recusou a remoção do seu segundo fator.',
    text: 'Fale com os administradores da sua organização.',
  },
  accessRestored: {
    subject: 'Seu acesso foi restabelecido: tokens de API e webhooks',
    lead: 'Seu acesso ao {{portal}} foi restabelecido. O que podia agir em seu nome foi interrompido ou é citado aqui.',
    tokens: 'Estes seus tokens de API não funcionam mais; crie de novo em Configurações aqueles de que precisa:',
    webhooks: 'Estes webhooks da sua conta foram criados ou alterados em seu nome e continuam funcionando:',
    unknown:
      'Exclua os webhooks que você não conhece: eles informam alguém do que acontece na sua conta. Se não puder, peça ao seu administrador.',
  },
  newAddress: {
    subject: 'Confirme seu novo endereço de e-mail',
    lead: 'Este endereço foi informado como o novo e-mail de uma conta no {{portal}}. Vale assim que você abrir o link.',
    action: 'Confirmar este endereço',
  },
  addressChange: {
    subject: 'Seu endereço de e-mail está para mudar',
    lead: 'O endereço de e-mail da sua conta no {{portal}} passará a ser {{email}}. Até que o dono dele confirme, você entra com o atual como antes.',
    notYou:
      'Se não foi você quem pediu, abra o link: seu endereço fica ou volta a ser o de antes, todas as sessões terminam e você recebe um link para escolher uma nova senha. Depois avise seu administrador.',
    action: 'Manter este endereço',
    link: 'O link funciona uma vez, também depois da alteração: por 8 dias a partir deste e-mail.',
  },
  addressReplaced: {
    subject: 'Seu endereço de e-mail mudou',
    lead: 'O endereço de e-mail da sua conta no {{portal}} agora é {{email}}. O diretório da sua organização o mudou. Todas as sessões terminaram.',
    notYou:
      'Se isso não está certo, abra o link: seu endereço volta a ser o de antes, todas as sessões terminam e você recebe um link para escolher uma nova senha. Depois avise seu administrador.',
  },
  providerChanged: {
    subject: 'O provedor de identidade da sua organização foi substituído',
    lead: 'Um administrador da sua conta no {{portal}} informou outro provedor de identidade para o login único.',
    text: 'Ele não é usado até que outro administrador verifique o domínio de novo. Se você não esperava isso, não o verifique e pergunte aos outros.',
    action: 'Ver as configurações',
  },
  auditAnchor: {
    subject: 'Registro de auditoria do {{portal}}: o estado de hoje',
    lead: 'Guarde este e-mail: sua linha assinada diz até onde chegou o registro de auditoria de cada conta.',
    note: 'Acrescente a linha ao arquivo de âncoras e execute “npm run audit:verify”: encontra-se qualquer entrada alterada ou retirada desde então, também onde um registro inteiro sumiu.',
  },
  duties: {
    asked: {
      subject_one: '{{by}} lembra você de uma obrigação',
      subject_other: '{{by}} lembra você de {{count}} obrigações',
      subjectOfCase_one: '{{case}}: {{by}} lembra você de uma obrigação',
      subjectOfCase_other: '{{case}}: {{by}} lembra você de {{count}} obrigações',
      lead_one: '{{by}} pede no {{portal}} que você veja esta obrigação:',
      lead_other: '{{by}} pede no {{portal}} que você veja estas {{count}} obrigações:',
    },
    reminder: {
      subject_one: 'Uma obrigação vence em breve',
      subject_other: '{{count}} obrigações vencem em breve',
      lead_one: 'Uma de suas obrigações no {{portal}} vence em breve:',
      lead_other: '{{count}} de suas obrigações no {{portal}} vencem em breve:',
      subjectOfCase_one: '{{case}}: uma obrigação vence em breve',
      subjectOfCase_other: '{{case}}: {{count}} obrigações vencem em breve',
    },
    week: {
      subject_one: 'Sua semana: {{count}} obrigação',
      subject_other: 'Sua semana: {{count}} obrigações',
      lead_one: 'Esta obrigação no {{portal}} está atrasada ou vence nas próximas quatro semanas:',
      lead_other: 'Estas {{count}} obrigações no {{portal}} estão atrasadas ou vencem nas próximas quatro semanas:',
    },
    papers: {
      subject_one: 'Um documento expira em breve',
      subject_other: '{{count}} documentos expiram em breve',
      lead_one:
        'Um documento das suas avaliações no {{portal}} expira em breve. O que ele comprova ficará então em aberto de novo, a menos que haja um documento mais recente arquivado:',
      lead_other:
        '{{count}} documentos das suas avaliações no {{portal}} expiram em breve. O que eles comprovam ficará então em aberto de novo, a menos que haja um documento mais recente arquivado:',
      ends: 'Válido até',
      action: 'Ver os documentos',
    },
    colleague: 'Alguém da sua organização',
    due: 'Vence em {{day}}',
    late: 'Atrasada desde {{day}}',
    more_one: 'E mais {{count}}.',
    more_other: 'E mais {{count}}.',
    action: 'Ver o que está pendente',
    note: 'Você pode desligar estes e-mails em “O que está pendente”, “Assinar (ICS)”.',
  },
  releaseAsked: {
    subject: '{{by}} pede a sua liberação: {{case}}',
    lead_one: '{{by}} pede, no {{portal}}, que você libere este bloqueio:',
    lead_other: '{{by}} pede, no {{portal}}, que você libere estes {{count}} bloqueios:',
    message: 'Mensagem: “{{text}}”',
    action: 'Ver o caso',
    note: 'Você recebe este e-mail porque pode liberar bloqueios deste caso. Examine o caso antes de decidir; este e-mail não libera nada.',
  },
  lawChange: {
    subject: 'A lei mudou: veja suas avaliações',
    subjectOf_one: 'Segundo {{law}}, uma de suas avaliações mudou',
    subjectOf_other: 'Segundo {{law}}, {{count}} de suas avaliações mudaram',
    lead_one: 'Uma nova versão da lei está em uso no {{portal}}. Uma de suas avaliações mudou com ela:',
    lead_other: 'Uma nova versão da lei está em uso no {{portal}}. {{count}} de suas avaliações mudaram com ela:',
    subjectOfCase: '{{case}}: a lei mudou, {{shift}}',
    leadOf_one: 'O {{portal}} usa agora {{law}}. Uma de suas avaliações mudou com ela:',
    leadOf_other: 'O {{portal}} usa agora {{law}}. {{count}} de suas avaliações mudaram com ela:',
    message: 'O que mudou no direito: {{message}}',
    todo: {
      again: 'A lei pergunta algo novo: conclua-a de novo.',
      locked: 'Não use o material antes que seus bloqueios sejam liberados.',
      look: 'Leia o que é novo antes de continuar.',
      nothing: 'Não há nada a fazer de imediato.',
    },
    unchanged_one: 'Outra avaliação sua deste país ficou como estava.',
    unchanged_other: 'Outras {{count}} suas deste país ficaram como estavam.',
    more_one: 'e mais {{count}}.',
    more_other: 'e mais {{count}}.',
    action: 'Ver o que mudou para você',
    note: 'Suas respostas ficam como estão. O resultado anterior, com seus motivos, é guardado no histórico de cada uma.',
  },
}
