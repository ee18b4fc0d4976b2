import type { adminGuide as english } from '../../en/help/adminGuide.ts'
import type { Translation } from '../../translation.ts'

export const adminGuide: Translation<typeof english> = {
  people: {
    title: 'Convidar pessoas',
    lead: 'As pessoas entram na sua conta por convite. Quem se cadastra recebe uma conta própria.',
    parts: {
      invite: {
        title: 'Convidar',
        text: 'Abra “Gestão de usuários” e escolha “Convidar um usuário”. Escolha a função e os grupos. O link no e-mail vale por 24 horas; você pode enviá-lo de novo.',
      },
      leave: {
        title: 'Quando alguém sai',
        text: 'Desative o usuário. Ele é desconectado de imediato em todos os lugares. Suas avaliações ficam; escolha um novo responsável para as que continuam.',
      },
      many: {
        title: 'Convidar muitas pessoas de uma vez',
        text: '“Convidar várias pessoas” aceita uma lista colada ou um arquivo CSV: um nome com endereço, um endereço que contenha nome e sobrenome (ana.souza@…) ou colunas. Antes de qualquer envio, cada linha diz o que vai acontecer: será convidada, já está aqui, aparece duas vezes ou o que corrigir. A resposta nunca revela se um endereço é conhecido em outro lugar. Cada e-mail traz o seu nome e o da sua conta.',
      },
    },
  },
  roles: {
    title: 'Funções e grupos',
    lead: 'Uma função diz o que alguém pode fazer; um grupo diz onde.',
    parts: {
      roles: {
        title: 'As funções',
        text: '- Convidado: lê as avaliações da conta.\n- Usuário do departamento: cria avaliações e edita as suas.\n- Usuário avançado do departamento: edita as dos grupos e libera bloqueios técnicos.\n- Usuário jurídico do departamento: libera bloqueios jurídicos nos grupos.\n- Administrador do departamento: edita, libera bloqueios técnicos e gerencia as pessoas dos grupos.\n- Administrador jurídico do departamento: libera todos os bloqueios da conta e, na conta do operador, mantém a lei atualizada.\n- Administrador da conta: tudo na conta.\n- Superadministrador: tudo em todas as contas, para o operador do portal.',
      },
      limits: {
        title: 'O que ninguém pode fazer',
        text: 'Ninguém concede uma função acima da sua nem altera a própria função, situação ou grupos. O último administrador de uma conta não pode ser retirado.',
      },
      groups: {
        title: 'Grupos',
        text: 'Grupos podem ter subgrupos. Quem pode agir em um grupo pode agir também em seus subgrupos.',
      },
    },
  },
  law: {
    title: 'Manter a lei atualizada',
    lead: 'A lei de um país é uma versão com tabelas, obrigações, bloqueios e documentos. Uma versão guardada nunca é alterada.',
    parts: {
      versions: {
        title: 'Versões',
        text: 'A página de um país lista suas versões e o que mudou entre duas delas, com os usos cuja cor difere. Um resultado sempre indica a versão pela qual foi decidido.',
      },
      activate: {
        title: 'Ativar uma versão',
        text: 'Na página do país, escolha “Verificar e ativar” ao lado de uma versão. A prévia conta os casos que mudariam e os mostra. Quando a versão é ativada, os casos concluídos são decididos de novo e seus responsáveis são avisados.',
      },
      reviews: {
        title: 'Registrar uma revisão',
        text: 'Compare a versão ativa com sua fonte e registre depois a revisão na página do país. Ela leva seu nome e o dia. Uma revisão atrasada impede que novos resultados sejam verdes.',
      },
      drafts: {
        title: 'Rascunhos e publicações',
        text: '“Novo rascunho a partir desta versão” inicia um rascunho. “Abrir o rascunho” leva às tabelas dele na oficina da lei, onde você o altera. Você vê na hora lacunas, linhas que nunca se aplicam e casos que mudariam. Só uma segunda pessoa pode ativar um rascunho, e só depois de todas as verificações passarem.',
      },
    },
  },
  security: {
    title: 'Entrada e segurança',
    lead: 'Quem precisa de um segundo fator e o que fazer quando um é perdido.',
    parts: {
      factor: {
        title: 'Exigir um segundo fator',
        text: 'Uma chave de acesso ou um aplicativo de códigos. Em “Nossa conta” você exige um de todos na conta. Quem não tem nenhum é levado a adicioná-lo antes. O operador pode exigi-lo de todos os administradores.',
      },
      lost: {
        title: 'Quando um segundo fator é perdido',
        text: 'Um código de recuperação serve uma vez. Sem nenhum, a pessoa pede ajuda na página de entrada, depois da senha certa. Dois administradores aprovam em três dias; o operador substitui quem faltar. A pessoa recebe um e-mail a cada passo. Ligue para ela antes de aprovar.',
      },
      singleSignOn: {
        title: 'Entrar no seu provedor de identidade',
        text: 'Registre o portal no seu provedor (OpenID Connect) com o endereço de retorno mostrado e informe depois emissor, id do cliente, segredo do cliente e seu domínio. Verifique o domínio pelo registro TXT, teste a conexão e ligue. Pessoas novas são convidados; você lhes dá uma função. As senhas do domínio não contam mais, exceto a de quem ligou.',
      },
    },
  },
  audit: {
    title: 'O registro de auditoria',
    lead: 'Cada alteração é escrita em um registro que ninguém pode editar.',
    parts: {
      read: {
        title: 'Ler o registro',
        text: 'Filtre por pessoa, dia e assunto. Uma entrada diz quem fez o quê, com qual caso ou pessoa e quando, com os valores de antes e depois.',
      },
    },
  },
  programs: {
    title: 'Programas e outros sistemas',
    lead: 'Outros programas podem ler e avaliar com um token, e são avisados das mudanças.',
    parts: {
      tokens: {
        title: 'Tokens de API',
        text: 'As configurações criam um token com nome, fim e escopo: ler o centro de informações, ler avaliações, avaliar, administrar. Ele é mostrado uma única vez. Nunca pode fazer mais do que você, e você pode revogá-lo a qualquer momento.',
      },
      webhooks: {
        title: 'Webhooks',
        text: 'O portal chama o seu endereço quando uma avaliação é concluída, uma cor muda ou um bloqueio é liberado. Cada chamada é assinada; as que falham são repetidas, e o registro as mostra.',
      },
      directory: {
        title: 'Pessoas de um diretório',
        text: 'O diretório de uma empresa pode criar, alterar e desativar usuários e grupos (SCIM 2.0). Ele nunca pode remover o último administrador.',
      },
    },
  },
}
