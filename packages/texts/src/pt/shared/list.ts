import type { list as english } from '../../en/shared/list.ts'
import type { Translation } from '../../translation.ts'

export const list: Translation<typeof english> = {
  sortBy: 'Ordenar por {{column}}',
  sort: 'Ordenar por',
  directions: { asc: '{{column}}, crescente', desc: '{{column}}, decrescente' },
  rowsPerPage: 'Linhas por página',
  labelled: '{{label}}: {{value}}',
  range: '{{from}} a {{to}} de {{total}}',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  filters: {
    active: 'Filtros ativos',
    remove: 'Tirar o filtro {{filter}}',
    clear: 'Limpar tudo',
    from: 'De',
    to: 'Até',
    turned: 'Este dia é anterior ao primeiro.',
  },
}
