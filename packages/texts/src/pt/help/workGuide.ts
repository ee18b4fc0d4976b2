import type { workGuide as english } from '../../en/help/workGuide.ts'
import type { Translation } from '../../translation.ts'

export const workGuide: Translation<typeof english> = {
  dashboard: {
    title: 'O painel',
    lead: 'A primeira tela mostra o que espera por você, o que a lei mudou e o que vence a seguir.',
    parts: {
      waits: {
        title: 'O que espera por você',
        text: '“Sua vez” reúne os bloqueios que você pode liberar e as avaliações que começou. “Minhas obrigações” reúne o que vence para você.\nOs números no alto contam as avaliações que você pode ver. Cada um abre a lista.',
      },
      changed: {
        title: 'Mudanças da lei e notícias',
        text: 'Quando uma nova versão da lei muda um resultado seu, ele aparece aqui por 90 dias com a cor de antes e a de depois. As notícias vêm dos tratados, de leis do mundo todo e das novas versões no portal.',
      },
    },
  },
  material: {
    title: 'Material, dados e conhecimento',
    lead: 'Uma lei pode abranger o organismo, o que se obtém dele, dados sobre ele ou o conhecimento associado.',
    parts: {
      kinds: {
        title: 'Materiais',
        text: 'Marque tudo o que você usa, porque as leis diferem quanto a extratos, compostos e dados de sequências.\nUm composto fica sujeito a estas regras se puder ser ligado a um organismo que alguém acessou para obtê-lo. Um ingrediente comum de catálogo normalmente não pode ser ligado assim.',
      },
      data: {
        title: 'Dados de sequências',
        text: 'Os dados que você obtém do material seguem os documentos desse material. Os dados públicos seguem as condições do banco de dados e o mecanismo da CDB.',
      },
      knowledge: {
        title: 'Conhecimento tradicional',
        text: 'Responda “Sim” se o trabalho se apoia em conhecimento de povos indígenas ou comunidades locais. Os detentores têm voz, mesmo que ele esteja publicado.',
      },
      exceptions: {
        title: 'Exceções',
        text: 'As culturas do Tratado Internacional, os patógenos e as mercadorias compradas para uso direto podem estar sujeitos a outras regras. O portal pergunta por uma exceção somente onde ela pode se aplicar. “Não sei” também é uma resposta.',
      },
    },
  },
  confirm: {
    title: 'Conferir e confirmar',
    lead: 'A última página do formulário mostra todas as respostas, o que falta e o resultado como seria.',
    parts: {
      check: {
        title: 'Confira as suas respostas',
        text: 'As respostas obrigatórias que faltam estão em negrito, e “Alterar” leva à pergunta. As respostas em aberto que contam para o resultado também são listadas. Uma pergunta pulada pode ser respondida depois. Cada resposta é salva assim que é dada; sem conexão, ela fica nesta aba e é enviada depois.',
      },
      confirmation: {
        title: 'O que a confirmação faz',
        text: 'Com “Confirmar e ver o registro” você declara que as respostas estão corretas, segundo o que sabe. A declaração fica acima do botão. Com isso a avaliação fica concluída: o resultado vira um registro, as obrigações podem ser atribuídas e ter dia definido, e os bloqueios que uma regra exige são colocados.',
      },
      later: {
        title: 'Alterar uma resposta depois',
        text: 'A avaliação se abre de novo, e o resultado anterior fica no histórico. Enquanto houver um bloqueio ativo, as respostas de uma avaliação concluída não podem ser alteradas.',
      },
    },
  },
  whatIf: {
    title: 'E se',
    lead: 'Teste outras respostas ao lado do resultado, sem tocar no registro.',
    parts: {
      tryIt: {
        title: 'Testar outra resposta',
        text: 'Abra “E se” no resultado e mude qualquer resposta: o uso, o parceiro, um documento arquivado. Até três cenários ficam ao lado do registro. “Alterar um fato” sugere apenas o que você ainda poderia mudar, não a data, o país nem o organismo, que são fatos do passado.',
      },
      keep: {
        title: 'Guardar um cenário',
        text: 'O link na barra de endereço guarda os seus cenários, para mostrá-los a quem pode ler o caso. “Iniciar uma avaliação” cria com um deles uma nova avaliação; a primeira fica como está.',
      },
    },
  },
  list: {
    title: 'A lista de avaliações',
    lead: 'Uma linha por caso: o que é, de onde veio, a lei no dia do acesso, o resultado e a situação.',
    parts: {
      find: {
        title: 'Filtros, colunas e visões salvas',
        text: 'Filtre por situação, cor, país, uso, responsável ou dia. “Colunas” escolhe o que é mostrado; a sua escolha acompanha você em outros computadores. “Salvar esta visão” guarda filtros e ordem com um nome, para você ou para toda a conta; “Alterar esta visão” muda o nome ou a compartilha.',
      },
      several: {
        title: 'Agir sobre vários',
        text: 'Marque linhas; uma barra aparece embaixo. Ela marca com estrela, exporta, muda o responsável ou quem pode ver, libera bloqueios um por um, prepara um pacote para uma fiscalização ou reúne os relatórios em um arquivo. Dois casos também podem ser comparados; o link na barra de endereço leva de volta à comparação. O que não lhe é permitido fica como estava e é indicado.',
      },
      reports: {
        title: 'Os relatórios em um arquivo',
        text: '“Relatórios em PDF” escreve até 50 relatórios, um após o outro, em um arquivo ZIP. Você vê quanto já chegou e pode parar; nesse caso nada é salvo. Quem pede muitos em pouco tempo precisa esperar.',
      },
    },
  },
  manage: {
    title: 'Nomear, compartilhar, copiar ou excluir um caso',
    lead: 'Os três pontos de um caso, na página dele ou em sua linha da lista, contêm o que você pode fazer com ele.',
    parts: {
      details: {
        title: 'Nome, responsável e quem pode ver',
        text: 'Em “Nome, referência, visibilidade e responsável”, dê ao caso um nome e uma referência sua. Todos da conta podem ler o caso, a menos que você escolha “Somente eu e administradores”. Um administrador da conta pode passá-lo a outro responsável.',
      },
      comments: {
        title: 'Comentários e estrela',
        text: '“Comentários”, na página do caso, serve para perguntas: quem pode ler o caso também as lê, e o responsável é avisado. A estrela marca os casos de que você precisa com frequência; a lista pode mostrar só esses.',
      },
      remove: {
        title: 'Copiar, excluir e restaurar',
        text: '“Copiar” começa uma avaliação nova com as mesmas respostas. “Excluir” tira um caso de listas, buscas e contagens; o registro é mantido. Você pode restaurá-lo por 30 dias: filtre a lista por “Excluídas”. Um caso com um bloqueio ativo não pode ser excluído.',
      },
    },
  },
  importing: {
    title: 'Importar uma lista',
    lead: 'Uma planilha de materiais vira avaliações.',
    parts: {
      dryRun: {
        title: 'Partir da sua própria planilha',
        text: 'Solte o arquivo como o tem (XLSX, CSV ou texto), ou use o modelo. Escolha a planilha e a linha dos nomes, veja em que se torna cada palavra e por quê, e responda ao que falta em todas as linhas de uma vez. Cada linha é testada antes de se escrever algo, e a cor que teria é mostrada.',
      },
      run: {
        title: 'Iniciar e desfazer',
        text: 'Ao iniciar, as avaliações são criadas em segundo plano; você pode sair da página. A importação inteira pode ser desfeita enquanto ninguém tiver trabalhado nos casos.',
      },
    },
  },
  account: {
    title: 'O seu acesso e os seus dados',
    lead: 'As configurações reúnem como você entra, a aparência do portal e o que ele sabe de você.',
    parts: {
      passkeys: {
        title: 'Chaves de acesso e códigos',
        text: 'Uma chave de acesso faz você entrar com a digital, o rosto ou o código do aparelho, sem senha. Um aplicativo de códigos é um segundo fator além da senha. Guarde os códigos de recuperação: cada um serve uma vez se o aparelho se perder.',
      },
      sessions: {
        title: 'Onde você está conectado',
        text: '“Onde você está conectado” mostra cada navegador. Encerre as sessões que não conhece e mude a sua senha. Para sair aqui, escolha “Sair” no menu das suas iniciais, no canto superior direito.',
      },
      language: {
        title: 'Idioma, datas e e-mails',
        text: 'Em “Exibição” você escolhe o idioma, como as datas são escritas, tema claro ou escuro e as linhas por página. Quais lembretes chegam por e-mail se escolhe com “Assinar (ICS)” na página “O que está pendente”. As palavras da própria lei ficam em inglês; a página de cada documento mostra seu título original.',
      },
      data: {
        title: 'Os seus próprios dados',
        text: 'Você pode exportar o que o portal sabe de você e pedir que seja apagado. Onde a lei exige manter um registro, um pseudônimo fica no lugar do seu nome.',
      },
    },
  },
}
