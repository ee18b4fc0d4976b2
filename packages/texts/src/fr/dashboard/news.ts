import type * as english from '../../en/dashboard/news.ts'
import type { Translation } from '../../translation.ts'

export const news: Translation<typeof english.news> = {
  map: 'Carte mondiale des Parties au Protocole de Nagoya',
  mapNote:
    'La carte montre aussi les territoires, chacun avec son statut ; les chiffres ci-dessus n’en comptent aucun.',
  title: 'Actualités',
  lead: 'Ce qui a changé dans le droit, les traités et ce portail depuis deux ans, du plus récent au plus ancien.',
  inEnglish: 'Les textes des actualités sont en anglais.',
  parties: 'Parties au Protocole de Nagoya',
  counters: {
    party: 'Partie',
    ratified: 'Ratifié, pas encore Partie',
    non_party: 'Non-Partie',
    notVerified: 'Non vérifié, non compté',
  },
  asOf: 'États et UE, selon un relevé du {{day}} à partir de sources parfois plus anciennes : ce n’est pas la situation de ce jour.',
  whoTheyAre: 'Lesquels, et avec quelle certitude',
  kinds: { content: 'Du terrain', version: 'Droit dans le portail', treaty: 'Statut des traités' },
  differences: 'Ce qui a changé',
  source: 'Source (s’ouvre hors du portail)',
  empty: {
    title: 'Pas d’actualité des deux dernières années',
    hint: 'Les nouvelles lois, les changements des traités et les nouvelles versions du contenu figureront ici.',
  },
}
