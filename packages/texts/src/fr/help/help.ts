import type { help as english } from '../../en/help/help.ts'
import type { Translation } from '../../translation.ts'
import { adminGuide } from './adminGuide.ts'
import { userGuide } from './userGuide.ts'

export const help: Translation<typeof english> = {
  contents: 'Contenu du guide',
  search: 'Rechercher dans le guide',
  searchHint: 'Comme date, verrou ou CPCC',
  onPage: 'Sur cette page',
  none: 'Rien dans le guide ne contient ces mots.',
  noneHint: 'Moins de mots peuvent en trouver plus. Le glossaire explique les termes juridiques.',
  found_one: '{{count}} page contient ces mots',
  found_other: '{{count}} pages contiennent ces mots',
  toGlossary: 'Glossaire des termes juridiques',
  chapters: {
    assess: 'Évaluer une utilisation',
    result: 'Après le résultat',
    law: 'Le droit et ses sources',
    administration: 'Pour les administrateurs',
  },
  articles: { ...userGuide, ...adminGuide },
}
