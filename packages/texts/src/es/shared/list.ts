import type { list as english } from '../../en/shared/list.ts'
import type { Translation } from '../../translation.ts'

export const list: Translation<typeof english> = {
  sortBy: 'Ordenar por {{column}}',
  sort: 'Ordenar por',
  directions: { asc: '{{column}}, ascendente', desc: '{{column}}, descendente' },
  rowsPerPage: 'Filas por página',
  labelled: '{{label}}: {{value}}',
  range: 'De {{from}} a {{to}} de {{total}}',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  filters: {
    active: 'Filtros activos',
    remove: 'Quitar el filtro {{filter}}',
    clear: 'Quitar todos',
    from: 'Desde',
    to: 'Hasta',
    turned: 'Este día es anterior al primero.',
  },
}
