import type { links as english } from '../../en/shared/links.ts'
import type { Translation } from '../../translation.ts'

/** Kinds of links outside the portal. */
export const links: Translation<typeof english> = {
  kinds: {
    official_text: 'Texto oficial',
    official_translation: 'Tradução oficial',
    authority: 'Site da autoridade',
    clearing_house: 'Página do centro de intercâmbio',
    third_party: 'Fonte de terceiros',
  },
  opens: '{{kind}} em {{host}}, abre fora do portal',
}
