import type { map as english } from '../../en/information-hub/map.ts'
import type { Translation } from '../../translation.ts'

/** The world map, wherever it is shown. */
export const map: Translation<typeof english> = {
  caption:
    'Contornos: Natural Earth, simplificados. Las fronteras y los nombres no dicen nada sobre el estatuto de ningún territorio. Arrastre para mover; pellizque, o mantenga Ctrl o Cmd y gire la rueda, para ampliar.',
  nowhere: 'Sin lugar en el mapa:',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  whole: 'Mostrar todo el mundo',
}
