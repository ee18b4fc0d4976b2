import type * as english from '../../en/dashboard/news.ts'
import type { Translation } from '../../translation.ts'

/** News and the counters of parties, on their own screen and on the dashboard. */
export const news: Translation<typeof english.news> = {
  map: 'Mapa-múndi das Partes no Protocolo de Nagoia',
  mapNote:
    'O mapa mostra também territórios, cada um com sua própria situação; os números acima não contam nenhum deles.',
  title: 'Notícias',
  lead: 'O que mudou na lei, nos tratados e neste portal nos últimos dois anos, o mais recente primeiro.',
  inEnglish: 'Os textos das notícias estão em inglês.',
  parties: 'Partes no Protocolo de Nagoia',
  counters: {
    party: 'Parte',
    ratified: 'Ratificou, ainda não é Parte',
    non_party: 'Não é Parte',
    notVerified: 'Não verificados, não contados',
  },
  asOf: 'Estados e a UE, compilado em {{day}} de fontes que podem ser mais antigas: não é a situação daquele dia.',
  whoTheyAre: 'Quem são, e até onde se sabe',
  kinds: { content: 'Da área', version: 'Lei no portal', treaty: 'Situação do tratado' },
  differences: 'O que mudou',
  source: 'Fonte (abre fora do portal)',
  empty: {
    title: 'Nenhuma notícia dos últimos dois anos',
    hint: 'Novas leis, mudanças nos tratados e novas versões do conteúdo serão listadas aqui.',
  },
}

export const notifications: Translation<typeof english.notifications> = {
  bell_one: 'Notificações, {{count}} não lida',
  bell_other: 'Notificações, {{count}} não lida',
  title: 'Notificações',
  close: 'Fechar a mensagem',
  empty: 'Ainda não há mensagens',
  emptyHint: 'O que o portal comunica fica aqui, para que nenhuma mensagem se perca.',
  open: 'Abrir a avaliação',
  seeChange: 'Ver o que mudou para você',
  seeTurn: 'Ver os bloqueios',
  older: 'Mostrar mais antigas',
  failed: 'Erro',
  succeeded: 'Feitas',
  news: 'Notícias',
  unread: 'não lida',
  offer: '{{action}}: {{message}}',
  safe: 'Nada se perde: suas mensagens são guardadas.',
}
