import { translate } from '@portal/texts/translate'

/** The portal as the author of a change, as it is stored beside the names of people. */
export const PORTAL = 'the portal'

/** The author of a change in the language of the reader: a person's name, or the portal. */
export const authorText = (stored: string): string => (stored === PORTAL ? translate('record.portal') : stored)
