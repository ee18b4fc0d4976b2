import type { dashboard as english } from '../../en/dashboard/dashboard.ts'
import type { Translation } from '../../translation.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Painel',
  waiting_one: '{{count}} coisa espera por você.',
  waiting_other: '{{count}} coisas esperam por você.',
  nothingWaits: 'Nada espera por você.',
  overdueDuty_one: 'Você tem {{count}} obrigação atrasada.',
  overdueDuty_other: 'Você tem {{count}} obrigações atrasadas.',
  nextDuty: 'A próxima obrigação vence em {{day}}.',
  figures: 'Avaliações que você pode ver',
  locked: 'não liberadas',
  inProgress: 'em andamento',
  materials: {
    title: 'Seus materiais e a lei sob a qual foram coletados',
    all_one: 'Sua avaliação concluída',
    all_other: 'Suas {{count}} avaliações concluídas',
    caption:
      'Uma linha por material: fina onde a lei diz verde, média âmbar, grossa vermelha. A marca escura é quando foi coletado.',
  },
  start: 'Por onde começar',
  assess: {
    title: 'Avaliar um uso',
    text: 'Um recurso, de onde veio, quando, e o que você quer fazer com ele: o resultado acompanha suas respostas.',
    fromSheet: 'A partir de uma ficha de entrega',
  },
  example: {
    title: 'Praticar com um exemplo',
    text: 'Uma bactéria do solo do Brasil: mude respostas e veja o resultado. Nada é salvo.',
    action: 'Abrir o exemplo',
  },
  tour: {
    title: 'Fazer a visita guiada',
    text: 'Dois minutos: onde avaliar, o que vence e onde está a legislação.',
    action: 'Começar a visita',
    skip: 'Agora não',
  },
  invite: {
    title: 'Convidar seus colegas',
    text: 'Um por um, ou com uma lista colada que é testada antes que alguém receba um e-mail.',
    action: 'Abrir a gestão de usuários',
  },
  find: {
    title: 'Avaliações da sua empresa',
    text: 'Consulte um resultado, leia seus motivos ou imprima o relatório para o arquivo.',
    action: 'Abrir a lista',
  },
  country: {
    title: 'Consultar um país',
    text: 'Parte ou não, com lei ou sem, e o que dizem suas regras, cada uma com seu artigo.',
    action: 'Abrir os países',
  },
  read: {
    title: 'Ler o resultado',
    text: 'Cada cor vem com seus motivos, cada um com o documento e o artigo em que se apoia.',
  },
  showAll: 'Mostrar todos os {{count}}',
  myTurn: {
    title: 'Sua vez',
    locks: 'Bloqueios que você pode liberar',
    begun: 'Avaliações que você começou',
    together: 'Liberar vários, um por um',
    lock: { legal: 'Bloqueio jurídico', technical: 'Bloqueio técnico' },
    closed: 'bloqueio colocado',
    ownedBy: 'caso de {{owner}}',
    progress: '{{percent}}% respondido',
    empty:
      'Nenhum bloqueio espera que você o libere e nenhuma das suas avaliações está inacabada. Suas obrigações estão mais abaixo.',
  },
  changed: {
    title: 'Alteradas pela lei',
    law: '{{country}}, versão {{version}}',
    treaties: 'Nível dos tratados, versão {{version}}',
    to: 'agora',
    before: 'antes',
    same: 'como antes',
    sheet: 'O que mudou para você',
    sheetOf: 'O que mudou para você, com {{name}}',
    empty:
      'Nenhuma lei mudou um resultado seu nos últimos 90 dias. Quando uma nova versão mudar, a cor antiga e a nova estarão aqui.',
  },
  lawChange: {
    title: 'O que mudou para mim',
    since: 'em uso desde {{at}}. Suas respostas ficam como estão.',
    running: 'Avaliações ainda estão sendo decididas de novo: esta lista pode crescer.',
    count_one: 'Uma de suas avaliações mudou.',
    count_other: '{{count}} de suas avaliações mudaram.',
    step: {
      again: 'Algo novo é perguntado: é preciso concluí-la de novo.',
      complete: 'Não falta mais nada: está completa.',
    },
    same: 'Obrigações e bloqueios são os mesmos.',
    obligations: { added: 'Novas obrigações', removed: 'Obrigações que não se aplicam mais' },
    locks: { added: 'Novos bloqueios', removed: 'Bloqueios que a lei não exige mais' },
    compare: 'Comparar os dois resultados',
    compareOf: 'Comparar os dois resultados de {{name}}',
    empty: 'Nada seu mudou',
    emptyHint: 'Esta versão da lei dá às suas avaliações os resultados que tinham antes.',
    safe: 'Nada se perde: cada resultado é guardado no histórico da sua avaliação.',
  },
  news: {
    title: 'Notícias',
    all: 'Todas as notícias',
    counted:
      'Protocolo de Nagoia: {{party}} Partes, {{ratified}} ratificados, {{non_party}} não Partes, {{notVerified}} não verificados',
    empty: 'Nenhuma notícia dos últimos dois anos. Novas leis e mudanças nos tratados serão listadas aqui.',
  },
  events: 'O que aconteceu',
  empty: {
    title: 'Ainda não aconteceu nada',
    hint: 'Avaliações, bloqueios e mudanças da lei serão listados aqui à medida que acontecerem.',
  },
  more: 'Mostrar mais',
  times_one: '{{count}} vez',
  times_other: '{{count}} vezes',
  count: '{{shown}} de {{count}}',
}
