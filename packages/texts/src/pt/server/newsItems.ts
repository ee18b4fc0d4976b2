import type { newsItems as english } from '../../en/server/newsItems.ts'
import type { Translation } from '../../translation.ts'

/** News that the portal writes itself, from the treaty table and from versions that were made active. */
export const newsItems: Translation<typeof english> = {
  ratified: '{{country}} ratificou o Protocolo de Nagoia',
  ratifiedText: 'Torna-se Parte em {{day}}.',
  party: '{{country}} é Parte no Protocolo de Nagoia',
  partyText: 'O Protocolo está em vigor para o país.',
  version: '{{name}}: a versão {{version}} está ativa',
  versionText: 'Toma o lugar da versão {{previous}}. As avaliações foram decididas de novo por ela.',
  treatyLevel: 'O nível dos tratados',
}
