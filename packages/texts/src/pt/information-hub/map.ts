import type { map as english } from '../../en/information-hub/map.ts'
import type { Translation } from '../../translation.ts'

/** The world map, wherever it is shown. */
export const map: Translation<typeof english> = {
  caption:
    'Contornos: Natural Earth, simplificados. Fronteiras e nomes nada dizem sobre o estatuto de qualquer território. Arraste para mover; para ampliar, belisque, ou segure Ctrl ou Cmd e gire a roda.',
  nowhere: 'Sem lugar no mapa:',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  whole: 'Mostrar o mundo inteiro',
}
