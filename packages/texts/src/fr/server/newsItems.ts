import type { newsItems as english } from '../../en/server/newsItems.ts'
import type { Translation } from '../../translation.ts'

export const newsItems: Translation<typeof english> = {
  ratified: 'Protocole de Nagoya ratifié : {{country}}',
  ratifiedText: 'Partie à compter du {{day}}.',
  party: 'Nouvelle Partie au Protocole de Nagoya : {{country}}',
  partyText: 'Le protocole y est en vigueur.',
  version: '{{name}} : la version {{version}} est active',
  versionText: 'Elle remplace la version {{previous}}. Les évaluations ont été décidées à nouveau d’après elle.',
  treatyLevel: 'Le niveau des traités',
}
