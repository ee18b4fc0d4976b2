import type * as english from '../../en/legal-content/lawMerge.ts'
import type { Translation } from '../../translation.ts'

export const lawMerge: Translation<typeof english.lawMerge> = {
  title: 'Fusión',
  titleOf: 'Fusión: legislación ({{country}})',
  titleOfHouse: 'Fusión: normas internas',
  lead: {
    active_zero: 'La versión {{to}} se activó después de empezar este borrador. No se incorpora ningún cambio suyo.',
    active_one: 'La versión {{to}} se activó después de empezar este borrador. Se incorpora {{count}} cambio suyo.',
    active_other:
      'La versión {{to}} se activó después de empezar este borrador. Se incorporan {{count}} cambios suyos.',
    shipped_zero:
      'La versión {{to}} llegó con el programa y espera junto a la legislación editada aquí; ambas proceden de la versión {{from}}. No se toma ningún cambio de ella.',
    shipped_one:
      'La versión {{to}} llegó con el programa y espera junto a la legislación editada aquí; ambas proceden de la versión {{from}}. Se toma {{count}} cambio de ella.',
    shipped_other:
      'La versión {{to}} llegó con el programa y espera junto a la legislación editada aquí; ambas proceden de la versión {{from}}. Se toman {{count}} cambios de ella.',
  },
  none: 'Ningún campo se cambió en ambos lados.',
  done: 'El borrador está al día. Se comprueba y se entrega como cualquier otro.',
  open_one: 'Queda {{count}} campo por decidir.',
  open_other: 'Quedan {{count}} campos por decidir.',
  write: 'Escribir el texto fusionado',
  problems: 'Por corregir después de la fusión',
  whole: '{{entry}}, entero',
  gone: 'no está',
  chosen: 'Elegido por {{by}}, {{at}}',
  somebody: 'una persona que ya no está',
  sides: {
    base: 'Antes',
    ours: 'Este borrador',
    theirs: 'Vigente',
    shipped: 'Versión suministrada',
  },
  take: {
    ours: 'Tomar el borrador',
    theirs: 'Tomar la versión vigente',
    shipped: 'Tomar la versión suministrada',
    both: 'Tomar ambos',
  },
}
