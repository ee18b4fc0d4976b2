import type { map as english } from '../../en/information-hub/map.ts'
import type { Translation } from '../../translation.ts'

export const map: Translation<typeof english> = {
  caption:
    'Formes : Natural Earth, simplifiées. Les frontières et les noms ne disent rien du statut d’un territoire. Faites glisser pour déplacer ; pincez, ou tenez Ctrl ou Cmd et tournez la molette, pour zoomer.',
  nowhere: 'Sans place sur la carte :',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  whole: 'Afficher le monde entier',
}
