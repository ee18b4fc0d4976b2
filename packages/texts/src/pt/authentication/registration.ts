import type { registration as english } from '../../en/authentication/registration.ts'
import type { Translation } from '../../translation.ts'

/** The texts of the public screens but the first: they come with them. */
export const registration: Translation<typeof english> = {
  forgot: {
    title: 'Esqueci a senha',
    lead: 'Enviamos um link com o qual você pode escolher uma nova senha.',
    oldPassword: 'Senha antiga',
    oldPasswordHint: 'Até onde você se lembra, ou nada se nunca teve uma: o link é enviado de qualquer forma.',
    submit: 'Enviar o link',
    sentTitle: 'Verifique seu e-mail',
    sent: 'Se {{email}} estiver cadastrado aqui, um link para escolher uma nova senha está a caminho. Funciona uma vez, por uma hora.',
    notArrived: 'Não chegou nada? Veja a pasta de spam ou confira o endereço.',
    again: 'Tentar outro endereço',
  },
  register: {
    title: 'Cadastrar-se',
    policy: 'A senha tem',
    lead: 'Uma conta para a sua organização, da qual você é a primeira pessoa e quem a administra. Enviamos um link; nele você informa de novo a sua senha, o que mostra que este endereço é seu.',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    accountType: 'Tipo de conta',
    accountTypes: { COM: 'Comercial', 'NON-COM': 'Acadêmica não comercial' },
    role: 'Função',
    roleHint:
      'Você é a primeira pessoa desta conta e por isso também a administra, qualquer que seja a escolha aqui. Depois pode passar isso a outra pessoa.',
    roles: {
      DPT_USER: { name: 'Usuário', hint: 'Cria avaliações e lê as da conta.' },
      DPT_POWER_USER: {
        name: 'Usuário avançado',
        hint: 'Também edita avaliações dos próprios grupos e libera seus bloqueios técnicos.',
      },
      ACC_ADMIN: { name: 'Administrador', hint: 'Também gerencia os usuários, grupos e bloqueios da conta.' },
      SUPER_ADMIN: {
        name: 'Superadministrador',
        hint: 'Opera o portal inteiro. O operador do portal precisa conceder isso; até lá, você é administrador da sua conta.',
      },
    },
    submit: 'Cadastrar-se',
    failed: 'Erro ao criar a conta.',
    registered: 'Já tem cadastro?',
    waitingTitle: 'Aguardando validação',
    waiting: 'Verifique seu e-mail: enviamos um link a {{email}}. Abra-o em até 24 horas para validar sua conta.',
    notArrived: 'Não chegou nada? Veja a pasta de spam ou peça outro link.',
    again: 'Enviar o link de novo',
    sentAgain: 'Outro link está a caminho de {{email}}. O anterior não funciona mais.',
  },
  link: {
    failed: 'A validação falhou. Fale com seu administrador...',
    hint: 'Um link funciona uma vez e por tempo limitado, e um mais novo o substitui. Se já o usou, entre. Se não, peça outro.',
    incomplete: 'O link está incompleto: copie-o inteiro do e-mail.',
    fresh: 'Pedir outro link',
    dismiss: 'Fechar e tentar de novo',
    safe: 'Nada foi alterado, e o link não foi gasto.',
  },
  invitation: {
    from: '{{inviter}} convida você a participar da conta “{{account}}”. Ao escolher uma senha, você aceita o convite.',
    fromAccount:
      'Você foi convidado a participar da conta “{{account}}”. Ao escolher uma senha, você aceita o convite.',
    inUse:
      'Seu endereço pertence a outra conta do portal, e um endereço pertence a uma só conta. Para aceitar, altere antes o endereço dessa conta em Configurações e abra este link de novo.',
    accept: 'Aceitar o convite',
    notYou: 'Não sabe quem convida, ou não quer participar?',
    decline: 'Recusar o convite',
    declined: 'O convite foi recusado. Quem convidou você é avisado.',
  },
  validate: {
    title: 'Valide sua conta',
    lead: 'Informe a senha que escolheu no cadastro, ou uma nova. Pedimos de novo porque só quem recebe este e-mail pode decidir como entrar.',
    password: 'Senha',
    confirmation: 'Confirmar a senha',
    mismatch: 'As senhas não coincidem.',
    submit: 'Validar',
    working: 'Sua conta está sendo validada.',
    done: 'Sua conta está validada. Você já pode entrar.',
  },
  reset: {
    title: 'Redefinir a senha',
    lead: 'Escolha uma nova senha. Você será desconectado de todos os outros lugares.',
    password: 'Nova senha',
    confirmation: 'Confirmar a senha',
    mismatch: 'As senhas não coincidem.',
    submit: 'Redefinir a senha',
    working: 'Sua senha está sendo alterada.',
    done: 'Senha atualizada com sucesso',
  },
  undoEmail: {
    title: 'Manter seu endereço de e-mail',
    lead: 'Desfaz uma alteração do seu endereço de e-mail. Todas as sessões terminam, e você escolhe uma nova senha por um link que enviamos.',
    submit: 'Manter este endereço',
    done: 'Seu endereço de e-mail é o de antes. Um link para escolher uma nova senha está a caminho dele.',
  },
  confirmEmail: {
    title: 'Confirme seu e-mail',
    lead: 'A partir de agora você entra com este endereço e recebe nele os e-mails.',
    submit: 'Confirmar este endereço',
    done: 'Seu novo endereço de e-mail vale a partir de agora.',
    toPortal: 'Ir ao portal',
  },
}
