import type { links as english } from '../../en/shared/links.ts'
import type { Translation } from '../../translation.ts'

export const links: Translation<typeof english> = {
  kinds: {
    official_text: 'Texte officiel',
    official_translation: 'Traduction officielle',
    authority: 'Site de l’autorité',
    clearing_house: 'Page du Centre d’échange',
    third_party: 'Source tierce',
  },
  opens: '{{kind}} sur {{host}}, s’ouvre hors du portail',
}
