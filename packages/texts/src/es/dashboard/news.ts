import type * as english from '../../en/dashboard/news.ts'
import type { Translation } from '../../translation.ts'

/** News and the counters of parties, on their own screen and on the dashboard. */
export const news: Translation<typeof english.news> = {
  map: 'Mapa mundial de las Partes en el Protocolo de Nagoya',
  mapNote:
    'El mapa muestra también territorios, cada uno con su propio estado; las cifras de arriba no cuentan ninguno.',
  title: 'Novedades',
  lead: 'Qué cambió en la legislación, en los tratados y en este portal durante los dos últimos años, primero lo más nuevo.',
  inEnglish: 'Los textos de las novedades están en inglés.',
  parties: 'Partes en el Protocolo de Nagoya',
  counters: {
    party: 'Parte',
    ratified: 'Ratificado, aún no es Parte',
    non_party: 'No es Parte',
    notVerified: 'Sin verificar, no contados',
  },
  asOf: 'Estados y la UE, recopilado el {{day}} de fuentes que pueden ser anteriores: no es la situación de ese día.',
  whoTheyAre: 'Cuáles son y hasta qué punto se sabe',
  kinds: { content: 'Del sector', version: 'Legislación en el portal', treaty: 'Estado del tratado' },
  differences: 'Qué cambió',
  source: 'Fuente (se abre fuera del portal)',
  empty: {
    title: 'Sin novedades en los dos últimos años',
    hint: 'Aquí se listarán las leyes nuevas, los cambios de los tratados y las versiones nuevas del contenido.',
  },
}
