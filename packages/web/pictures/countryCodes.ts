import countries from 'i18n-iso-countries'

const { getAlpha2Codes, numericToAlpha2 } = countries

/** Every ISO 3166-1 alpha-2 code, the European Union, and the high seas. */
export const COUNTRY_CODES = [...Object.keys(getAlpha2Codes()), 'EU', 'XZ']

/** The atlas numbers its shapes by ISO 3166-1; those without a number are disputed areas without a code. */
export const codeOfShape = (id: string | number | undefined): string | undefined =>
  id === undefined ? undefined : numericToAlpha2(String(id).padStart(3, '0'))
