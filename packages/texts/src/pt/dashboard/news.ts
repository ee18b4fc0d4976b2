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
