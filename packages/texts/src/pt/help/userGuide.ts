import type { userGuide as english } from '../../en/help/userGuide.ts'
import type { Translation } from '../../translation.ts'

export const userGuide: Translation<typeof english> = {
  organism: {
    title: 'Qual organismo, qual nome',
    lead: 'O portal pergunta primeiro pelo recurso, porque muitas vezes o nome em uma etiqueta é tudo o que há.',
    parts: {
      name: {
        title: 'O nome',
        text: 'Digite o nome científico. O portal oferece nomes aceitos e sinônimos. Se não conhece a espécie, diga o que se sabe, por exemplo “Streptomyces sp.” ou “metagenoma de solo”.',
      },
      crops: {
        title: 'Culturas alimentares e forrageiras',
        text: 'Culturas e forrageiras do Anexo I do Tratado Internacional (TIRFAA) podem estar sob seu sistema multilateral. O portal as reconhece pelo nome e pergunta pelo termo padrão de transferência de material (SMTA). O termo resolve o caso somente para uma dessas culturas, ou para material desse sistema, e somente para alimentação e agricultura.',
      },
      pages: {
        title: 'Uma página após a outra',
        text: 'Assim que uma página é respondida, a seguinte se abre abaixo. Somente a data de acesso espera por “Avançar”. Onde falta uma resposta obrigatória, “Avançar” para; “Pular por enquanto” a deixa para depois. A lista de seções leva de volta a qualquer página.',
      },
    },
  },
  origin: {
    title: 'Onde foi coletado pela primeira vez',
    lead: 'O que conta é o país em que o material foi coletado na natureza pela primeira vez, não o que o enviou a você.',
    parts: {
      country: {
        title: 'O país',
        text: 'Digite qualquer nome do país: em português, em outro idioma ou seu código. “UK”, “Brasil” e “DE” são encontrados.\nUma loja, uma coleção ou um parceiro no exterior não é a origem. Pergunte de onde veio o material.',
      },
      regions: {
        title: 'Regiões e territórios',
        text: 'Em alguns países a lei difere conforme a região, ou um território ultramarino tem regras próprias. O portal pergunta pela região somente onde isso pode mudar o resultado.',
      },
      unknown: {
        title: 'Se você não sabe',
        text: 'Responda “Não sei” e diga como procurou a origem. A busca faz parte do registro. Pode ser decisiva onde a lei exige a devida diligência.',
      },
    },
  },
  date: {
    title: 'A data de acesso',
    lead: 'O mesmo tubo pode ser livre, regulado ou fechado, conforme o dia em que foi coletado. Por isso o portal pergunta por esse dia e lê a lei como era então.',
    parts: {
      which: {
        title: 'Qual dia conta',
        text: 'É o dia em que o organismo deixou a natureza, a propriedade ou o mercado. Não é o dia em que foi comprado, enviado ou descongelado.\n- Procure o documento mais antigo: uma etiqueta, um caderno de campo, um livro de tombo, uma nota fiscal.\n- Digite o que ele diz: dia, mês e ano. Basta o ano. Se só se sabe que foi antes, marque “Antes desta data”.\n- Indique o documento. Sem ele a data não está comprovada.',
      },
      unknown: {
        title: 'Se você não sabe',
        text: 'Escolha “Não sei”. O portal leva então em conta todos os dias e diz o que o pior deles significaria.',
      },
      wrong: {
        title: 'Se a data estava errada',
        text: 'Altere-a nas respostas. A avaliação se abre de novo, e as duas datas ficam no histórico. Se o resultado ganhar outra cor, seus bloqueios são reativados.',
      },
    },
  },
  use: {
    title: 'Qual uso conta',
    lead: 'Uma avaliação trata de um material e de tudo o que você pretende fazer com ele na próxima etapa. Um uso posterior precisa de uma avaliação própria.',
    parts: {
      list: {
        title: 'Os vinte usos',
        text: 'Escolha o que você faz com o material, não como o projeto se chama. Cada uso tem uma linha de explicação; “?” o explica por completo. O campo acima da lista também encontra um uso por palavras como PCR ou cerveja. Se vários se aplicam, escolha todos: o mais rigoroso decide.',
      },
      purpose: {
        title: 'Comercial ou não',
        text: 'Pesquisa para um produto é comercial mesmo que nada seja vendido ainda. Alguns países têm um caminho mais fácil para pesquisa não comercial; ele termina quando a finalidade muda.',
      },
    },
  },
  papers: {
    title: 'Documentos',
    lead: 'Uma autorização, um contrato ou um certificado pode cumprir uma obrigação. O portal pergunta quais documentos você tem.',
    parts: {
      kinds: {
        title: 'O que as siglas significam',
        text: '- PIC: consentimento prévio informado, a permissão do país ou dos detentores do conhecimento.\n- MAT: termos mutuamente acordados, o contrato sobre como os benefícios são repartidos.\n- IRCC: certificado de conformidade internacionalmente reconhecido, a entrada da autorização no Centro de Intercâmbio de Informações sobre ABS.\n- SMTA: termo padrão de transferência de material do Tratado Internacional.\n- DSI: informações de sequências digitais.\n- SisGen: o cadastro brasileiro em que o acesso é registrado.',
      },
      scope: {
        title: 'O que um documento precisa cobrir',
        text: 'Um documento conta somente para o material, o uso e o usuário que nomeia. Leia o que ele permite antes de marcá-lo.',
      },
    },
  },
  record: {
    title: 'Ler o resultado',
    lead: 'Um resultado é um sinal, uma frase com seu artigo e o que fazer agora.',
    parts: {
      lights: {
        title: 'As cores do sinal',
        text: '- Verde: não foi encontrada nenhuma regra que exija autorização ou repartição de benefícios neste caso. Guarde o registro.\n- Âmbar: há condições a cumprir, ou ainda não se sabe o que a lei exige. A frase diz qual das duas coisas.\n- Vermelho: não use o material antes de cumprir as condições.\nCinza não é um resultado: “Não avaliado” diz que ninguém leu ainda a lei daquele país.',
      },
      article: {
        title: 'O artigo e seu grau de certeza',
        text: 'Ao lado da frase estão a lei e o artigo que decidem, com a certeza do portal. “Artigo não verificado” diz que o documento é conhecido, mas não o lugar nele.',
      },
      change: {
        title: 'O que mudaria isto',
        text: '“E se” experimenta outras respostas sem alterar o registro: um parceiro no país, outra finalidade, um documento arquivado.',
      },
    },
  },
  evidence: {
    title: 'Provas e fiscalizações',
    lead: 'Documentos que comprovam algo são guardados com a avaliação e vão a uma fiscalização como um só arquivo.',
    parts: {
      add: {
        title: 'Adicionar um documento',
        text: 'Use “+ Prova” em uma obrigação, ou “Adicionar uma prova” no registro. Diga que tipo de documento é, quem o emitiu, até quando vale, o que comprova e para qual dia.\nO conteúdo de um arquivo é comparado com seu nome e, se o operador configurou, examinado em busca de vírus. Arquivos nunca são mostrados no navegador, só baixados.',
      },
      check: {
        title: 'Uma segunda pessoa',
        text: 'Alguém que não adicionou nem alterou um documento o compara com os fatos. Qualquer alteração posterior desfaz essa conferência.',
      },
      account: {
        title: 'Um documento, muitas avaliações',
        text: 'Os documentos pertencem à conta: escolha um que já esteja lá em vez de enviá-lo de novo. Você vê somente os de avaliações que pode ler.\nQuando um documento expira ou é retirado, as obrigações que ele cumpria ficam em aberto de novo, os resultados que o contavam são decididos outra vez e seus responsáveis são avisados. Nada é excluído: versões anteriores e documentos retirados continuam legíveis.',
      },
      pack: {
        title: 'O pacote para uma fiscalização',
        text: '“Pacote para uma fiscalização” cria um arquivo ZIP de uma ou várias avaliações: relatórios, registros com histórico e lei, provas e uma lista assinada de todos os arquivos. O que falta é dito antes e na primeira página.\nA página verify.html nele verifica o pacote sem o portal. A página “Verificar um relatório” diz pelo código se é autêntico e se um caso foi decidido de novo desde então.',
      },
    },
  },
  samples: {
    title: 'Amostras',
    lead: 'Uma avaliação abrange todas as amostras com os mesmos fatos: uma origem, uma data, um uso.',
    parts: {
      list: {
        title: 'Indicar as amostras',
        text: 'Estão na página de revisão do formulário e no registro: identificador próprio, número de coleção, descrição, dia, coordenadas, quantidade e nota. Cole as linhas de uma planilha, com os nomes das colunas na primeira, ou escolha um arquivo; cada erro é indicado com a sua linha. Uma tabela exportada pode ser lida de novo.\nA lista encontra uma avaliação pelo identificador ou número de coleção das suas amostras. O relatório e o pacote para uma fiscalização trazem a tabela. Uma amostra retirada pode ser reposta; isso fica no histórico.',
      },
      places: {
        title: 'O que diz um ponto',
        text: 'As coordenadas são graus WGS 84, como -3,1256 ou 3°07\'32" S. O portal diz em que país fica o ponto, avisa a menos de 20 km de uma fronteira e quando o país ou o dia não condizem com as respostas. Nunca altera uma resposta por si.\nNo mar estima pela distância às costas: até 12 milhas náuticas o mar territorial, até 200 a zona econômica exclusiva, além disso o alto-mar. Onde há mais de um Estado a menos de 200 milhas náuticas, todos são nomeados. Não conhece os limites acordados ou disputados: verifique-os.',
      },
    },
  },
  letters: {
    title: 'Cartas e formulários',
    lead: 'O que vai a uma autoridade é preparado a partir da avaliação. Você preenche o resto, lê e envia.',
    parts: {
      drafts: {
        title: 'Rascunhos',
        text: '“Cartas”, em uma avaliação, lista o que seus passos podem exigir: um pedido, uma comunicação, uma consulta onde os passos não puderam ser confirmados, uma declaração ou uma nota para o próprio processo. Ao lado dos passos de uma obrigação está o link para o seu rascunho.\nCada um está em inglês, e em francês, espanhol ou português onde a lei do país está escrita nesse idioma. O que ninguém disse ainda é marcado: “[a preencher: …]”. O que só se conhece em inglês é marcado: “[a traduzir: …]”.',
      },
      fields: {
        title: 'Campos',
        text: 'Um campo que você não altera segue a avaliação. O que você preenche é salvo com o seu nome, e o histórico permanece. Nomes, números e datas valem para todos os idiomas; frases, para um.\nBaixe o rascunho em DOCX para trabalhar nele, em PDF para guardá-lo ou em JSON para um programa.',
      },
      declarations: {
        title: 'Declarações',
        text: 'As declarações de devida diligência na União Europeia e a notificação na Suíça são mostradas campo por campo, com o que a avaliação preenche, o que falta e a fonte de cada campo. Estão em nossas próprias palavras: prevalece o formulário da autoridade.\nUm resultado confirmado que é verde, ou que os tratados excluem, pode ser declarado fora do âmbito de aplicação, com as suas razões, as versões da lei e o código do registro.',
      },
      answer: {
        title: 'Enviada, e sem resposta',
        text: 'Diga quando, a quem e como uma carta foi enviada: a carta como está então passa a ser prova. Escolha um dia em que você será lembrado da resposta. Se nenhuma chegou, registre isso: uma consulta sem resposta, com suas datas, também é prova.',
      },
    },
  },
  transfers: {
    title: 'Repassar material',
    lead: 'A informação que deve acompanhar o material vai com ele em uma ficha assinada.',
    parts: {
      give: {
        title: 'A outra pessoa',
        text: '“Repassar material” no registro indica destinatário, dia, amostras, uso e acordo. O portal preenche com as respostas e as provas o que pede o artigo 4.º, n.º 3, do Regulamento (UE) n.º 511/2014, e mostra o que falta.\nA ficha de entrega é um PDF para pessoas e um arquivo JSON para outro portal, com um código e uma assinatura. “Verificar um relatório” diz pelo código se ela é autêntica e ainda vale. Uma correção ou retirada faz uma nova versão; nada é apagado. Com isso fica cumprida a obrigação de repassar as informações.',
      },
      take: {
        title: 'De outra pessoa',
        text: 'Na página de importação escolha o arquivo JSON. Uma ficha alterada é recusada. As respostas sobre o material são aproveitadas na medida em que este portal faz essas perguntas; o seu uso, o seu local de trabalho e os seus documentos são perguntados a você. O registro diz de quem veio o material e se este portal conhece a chave do remetente.',
      },
    },
  },
  duties: {
    title: 'O que fazer agora',
    lead: 'Abaixo do sinal estão as obrigações, primeiro a que impede o uso.',
    parts: {
      kinds: {
        title: 'Tipos de obrigações',
        text: '- Antes do uso: faça isto primeiro.\n- Perguntar primeiro: a lei não é clara, a autoridade pode dizer.\n- Manter arquivado: tenha à mão para uma fiscalização.\n- Relatar depois: vence em um dia determinado ou quando ocorre um fato.\n- Somente se for o caso: vale para parte dos casos; o portal nomeia o fato.',
      },
      steps: {
        title: 'Os passos junto à autoridade',
        text: 'Onde um procedimento é conhecido, a obrigação mostra seus passos: quem solicita, onde, com qual formulário, a que preço e por quanto tempo. “Pergunte primeiro à autoridade” aparece onde a fonte não era confiável.',
      },
      due: {
        title: 'O que está pendente',
        text: '“O que está pendente”, na navegação, reúne as obrigações de todos os casos que você pode ler, em tabela, por semana ou em calendário. Resolva várias de uma vez, atribua-as ou defina seu dia; exporte-as ou assine-as no seu calendário. Lembretes chegam 30 e 7 dias antes e no próprio dia.',
      },
    },
  },
  locks: {
    title: 'Bloqueios',
    lead: 'Um bloqueio detém um uso até que uma pessoa autorizada tenha examinado o caso e o tenha liberado.',
    parts: {
      who: {
        title: 'Quem pode liberar um bloqueio',
        text: 'Um usuário jurídico libera os bloqueios jurídicos de seus grupos; um usuário avançado ou um administrador de departamento, os técnicos. Os administradores jurídicos e os da conta liberam os dois tipos em toda a conta. O caso diz quem são. A liberação exige um motivo, que fica com o caso. Se ainda há obrigações em aberto, elas são indicadas, e você marca que libera assim mesmo.',
      },
      after: {
        title: 'O que a liberação faz',
        text: 'A cor fica. Um bloqueio liberado diz que uma pessoa viu o caso e assume a responsabilidade de continuar. Se o resultado ganhar depois outra cor, os bloqueios são reativados.',
      },
      several: {
        title: 'Vários bloqueios',
        text: 'Marque casos na lista ou abra “Bloqueios a liberar” na navegação. O portal mostra um caso após o outro com o resultado, o artigo decisivo e os documentos; você libera com um motivo ou mantém o bloqueio. Não existe “liberar todos”. Se você não pode liberar um bloqueio, “Pedir a liberação” pede a quem pode.',
      },
    },
  },
  lawChanges: {
    title: 'Quando a lei muda',
    lead: 'Leis mudam, e o portal decide de novo cada caso concluído quando uma nova versão de uma lei é ativada.',
    parts: {
      told: {
        title: 'Como você é avisado',
        text: 'Se um resultado muda, seu responsável recebe uma mensagem e um e-mail com a cor antes e depois. O resultado anterior fica no histórico, com a lei pela qual foi decidido.',
      },
      review: {
        title: 'Revisões',
        text: 'A lei de um país é lida de novo depois de alguns meses. Enquanto isso estiver atrasado, novos resultados não são melhores que âmbar, e dizem isso.',
      },
    },
  },
  report: {
    title: 'O relatório e sua verificação',
    lead: 'O relatório é o registro em papel: a decisão, seus motivos, as obrigações e os fatos.',
    parts: {
      formats: {
        title: 'PDF e planilha',
        text: 'O PDF é para pessoas e fiscais; a planilha, para suas próprias listas. Ambos indicam a versão da lei e o dia. Enquanto as respostas que faltam puderem mudar o resultado, não mostram cor, linha da lei nem obrigações, mas o que é possível e o que falta.',
      },
      genuine: {
        title: 'É autêntico?',
        text: 'Cada relatório tem um código. Com o código, qualquer pessoa pode verificar na página de verificação se o relatório é autêntico, em que dia e por quais versões da legislação foi decidido, e se existe algo mais novo; com o arquivo também, se não foi alterado. A página não diz mais nada do caso.',
      },
    },
  },
  countries: {
    title: 'Países: posso, e a quem pergunto',
    lead: 'A página de um país responde às duas perguntas que vêm antes de um projeto.',
    parts: {
      ask: {
        title: 'Posso, e a quem pergunto',
        text: 'Escolha o uso, quem usa o material, a finalidade e o dia. A resposta é um sinal com seu artigo; abaixo estão os procedimentos na ordem em que devem ser seguidos.',
      },
      line: {
        title: 'A linha da lei',
        text: 'A linha mostra o resultado pelo dia de acesso: verde é fino, âmbar médio, vermelho grosso. Usos com linhas iguais ficam em uma só linha da tabela.',
      },
      grey: {
        title: 'Não avaliado, e nenhuma lei encontrada',
        text: '“Não avaliado”: ninguém leu ainda a lei. Pergunte ao ponto focal nacional; o centro de intercâmbio de informações o nomeia.\n“Nenhuma lei encontrada”: procuramos e não encontramos. Tratados, projetos e outras leis ainda podem valer.',
      },
    },
  },
  sources: {
    title: 'As fontes e seu grau de certeza',
    lead: 'O portal diz de onde vem cada afirmação e quando foi lida.',
    parts: {
      links: {
        title: 'Aonde um link leva',
        text: '- Texto oficial: a própria lei, no diário oficial ou na coletânea de leis do Estado.\n- Tradução oficial: publicada pelo Estado.\n- Site da autoridade: uma página da autoridade.\n- Página do centro de intercâmbio: o que o país comunicou ao secretariado da Convenção.\n- Fonte de terceiros: um escritório de advocacia, uma editora, um jornal. Leia com cautela.',
      },
      days: {
        title: 'Três dias',
        text: 'Uma lei tem seus próprios dias: adotada, em vigor, revogada. “Lido em” é o dia em que a fonte foi lida para o portal. “Última revisão” é o dia em que uma pessoa nomeada a comparou com a fonte; sem essa pessoa, diz “nenhuma ainda por uma pessoa nomeada; cada regra cita sua fonte”.',
      },
    },
  },
  search: {
    title: 'Encontrar qualquer coisa',
    lead: 'Pressione Ctrl K (em um Mac: Cmd K) e digite um número, um país, um documento, um procedimento, um termo ou uma ação.',
    parts: {
      documents: {
        title: 'Documentos e artigos',
        text: 'A busca de documentos encontra palavras em qualquer idioma, expressões entre aspas e artigos pelo número. Acentos e terminações são ignorados; um sinal de menos antes de uma palavra a exclui.',
      },
      compare: {
        title: 'Comparar países',
        text: 'Escolha duas datas e alguns países: cada uso é uma linha, cada país uma coluna. Uma célula abre seus motivos. A tabela pode ser salva como planilha.',
      },
      sequences: {
        title: 'Sequências',
        text: 'Cole números de acesso, com o país e o dia ao lado de cada um se os conhece; o portal pergunta o resto aos bancos de dados se o operador o previu. Lerá, país por país, o que a lei diz do uso de sequências publicadas sem nenhum material, e se à sua empresa é pedida uma contribuição ao Fundo de Cali. «Avaliar este uso» começa uma avaliação; a lista pode ser salva como planilha.',
      },
    },
  },
}
