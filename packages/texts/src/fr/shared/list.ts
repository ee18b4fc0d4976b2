import type { list as english } from '../../en/shared/list.ts'
import type { Translation } from '../../translation.ts'

export const list: Translation<typeof english> = {
  sortBy: 'Trier par {{column}}',
  sort: 'Trier par',
  directions: { asc: '{{column}}, croissant', desc: '{{column}}, décroissant' },
  rowsPerPage: 'Lignes par page',
  labelled: '{{label}} : {{value}}',
  range: '{{from}} à {{to}} sur {{total}}',
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  filters: {
    active: 'Filtres actifs',
    remove: 'Retirer le filtre {{filter}}',
    clear: 'Tout effacer',
    from: 'Du',
    to: 'Au',
    turned: 'Ce jour précède le premier.',
  },
}
