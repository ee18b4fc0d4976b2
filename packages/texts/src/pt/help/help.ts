import { adminGuide } from './adminGuide.ts'
import { helpWords } from './helpWords.ts'
import { userGuide } from './userGuide.ts'
import { workGuide } from './workGuide.ts'

/** The guides for users and administrators, loaded with the first page of them. */
export const help = {
  contents: 'Conteúdo do guia',
  search: 'Buscar no guia',
  searchHint: 'Por exemplo, data, bloqueio ou PIC',
  onPage: 'Nesta página',
  none: 'Nada no guia tem estas palavras.',
  noneHint: 'Menos palavras podem encontrar mais. O glossário explica os termos jurídicos.',
  found_one: '{{count}} página corresponde a estas palavras',
  found_other: '{{count}} páginas correspondem a estas palavras, primeiro a melhor',
  toGlossary: 'Glossário de termos jurídicos',
  toExample: 'Um exemplo para praticar',
  tour: {
    start: 'Fazer a visita guiada de dois minutos',
    step: 'Visita guiada, passo {{at}} de {{count}}',
    back: 'Voltar',
    next: 'Avançar',
    skip: 'Pular a visita',
    end: 'Encerrar a visita',
    steps: {
      dashboard: {
        title: 'O painel',
        text: 'Aqui está o que espera por você: bloqueios a liberar, obrigações que vencem e casos afetados por uma mudança da lei.',
      },
      assess: {
        title: 'Avaliar um uso',
        text: 'Uma avaliação trata de um material e do que você pretende fazer com ele. Responda, e a página seguinte se abre abaixo; “Não sei” também é uma resposta. O que você digita é salvo na hora.',
      },
      list: {
        title: 'Reencontrar um caso',
        text: 'Filtre por situação, cor, país ou responsável, e salve as visões que usa com frequência. As linhas marcadas podem ser exportadas, passadas a outra pessoa ou reunidas em relatórios.',
      },
      due: {
        title: 'O que está pendente',
        text: 'Tudo o que um resultado exige é uma obrigação com data e responsável. Se quiser, você recebe um lembrete antes do prazo.',
      },
      countries: {
        title: 'A lei de um país',
        text: 'Cada país responde a “Posso, e a quem pergunto”, com seus artigos, sua história e o que não foi possível apurar. Cinza não é verde: ninguém leu essa lei ainda.',
      },
      search: {
        title: 'Encontrar qualquer coisa',
        text: 'Toque na lupa no alto ou pressione Ctrl K (no Mac, Cmd K). Digite um número, um país, um documento ou o que quer fazer.',
      },
      help: {
        title: 'Ajuda',
        text: 'Cada tela tem aqui o seu artigo; “Ajuda” na navegação abre o que corresponde. Daqui você pode repetir esta visita.',
      },
    },
  },
  pictures: {
    place: 'A pergunta sobre o país provedor no formulário, com os países encontrados abaixo do campo.',
    use: 'A pergunta sobre o uso pretendido: uma lista para pesquisar, com uma linha de explicação por uso.',
    result:
      'Um resultado: o sinal com a sua frase, o artigo decisivo na margem, a linha da lei e o que fazer a seguir.',
    report: 'O relatório na tela: decisão, linha da lei, fatos e obrigações.',
    list: 'A lista de avaliações: uma linha por caso, com os filtros acima.',
    country: 'A página de um país: a resposta com o seu artigo e os passos para obter acesso.',
    documents: 'A busca de documentos com resultados e filtros.',
    dashboard: 'O painel com o que espera, o que a lei mudou e o que vence.',
  },
  chapters: {
    assess: 'Avaliar um uso',
    result: 'Depois do resultado',
    law: 'A lei e suas fontes',
    many: 'Muitos casos, e a sua conta',
    administration: 'Para administradores',
  },
  articles: { ...userGuide, ...workGuide, ...adminGuide },
  words: helpWords,
}
