import type { links as english } from '../../en/shared/links.ts'
import type { Translation } from '../../translation.ts'

/** Kinds of links outside the portal. */
export const links: Translation<typeof english> = {
  kinds: {
    official_text: 'Texto oficial',
    official_translation: 'Traducción oficial',
    authority: 'Sitio de la autoridad',
    clearing_house: 'Página del centro de intercambio',
    third_party: 'Fuente de terceros',
  },
  opens: '{{kind}} en {{host}}, se abre fuera del portal',
}
