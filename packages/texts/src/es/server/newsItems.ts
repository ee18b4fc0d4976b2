import type { newsItems as english } from '../../en/server/newsItems.ts'
import type { Translation } from '../../translation.ts'

/** News that the portal writes itself, from the treaty table and from versions that were made active. */
export const newsItems: Translation<typeof english> = {
  ratified: '{{country}} ha ratificado el Protocolo de Nagoya',
  ratifiedText: 'Pasa a ser Parte el {{day}}.',
  party: '{{country}} es Parte en el Protocolo de Nagoya',
  partyText: 'El Protocolo está en vigor para este país.',
  version: '{{name}}: la versión {{version}} está activa',
  versionText: 'Sustituye a la versión {{previous}}. Las evaluaciones se decidieron de nuevo con ella.',
  treatyLevel: 'El nivel de los tratados',
}
