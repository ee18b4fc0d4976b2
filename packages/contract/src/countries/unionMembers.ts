/** The member states of the European Union, by ISO 3166-1 alpha-2. */
export const UNION_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
