/**
 * Names of the INSDC vocabulary of geo_loc_name (revised 2024-07-08) that differ from the English names of Unicode CLDR.
 * Source: https://insdc.org/submitting-standards/geo_loc_name-qualifier-vocabulary
 */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AG: 'Antigua and Barbuda',
    BA: 'Bosnia and Herzegovina',
    BL: 'Saint Barthelemy',
    CC: 'Cocos Islands',
    CD: 'Democratic Republic of the Congo',
    CG: 'Republic of the Congo',
    CI: "Cote d'Ivoire",
    CW: 'Curacao',
    FK: 'Falkland Islands (Islas Malvinas)',
    FM: 'Micronesia, Federated States of',
    GS: 'South Georgia and the South Sandwich Islands',
    HK: 'Hong Kong',
    HM: 'Heard Island and McDonald Islands',
    KN: 'Saint Kitts and Nevis',
    LC: 'Saint Lucia',
    MF: 'Saint Martin',
    MM: 'Myanmar',
    MO: 'Macau',
    PM: 'Saint Pierre and Miquelon',
    PS: 'State of Palestine',
    RE: 'Reunion',
    SH: 'Saint Helena',
    ST: 'Sao Tome and Principe',
    TC: 'Turks and Caicos Islands',
    TR: 'Turkiye',
    TT: 'Trinidad and Tobago',
    US: 'USA',
    VC: 'Saint Vincent and the Grenadines',
    VI: 'Virgin Islands',
    VN: 'Viet Nam',
    WF: 'Wallis and Futuna',
  }),
)
/** Places that the vocabulary does not have, or only as several islands of which one must be chosen. */
const WITHOUT_NAME = new Set(['AQ', 'AX', 'EH', 'IO', 'SJ', 'TF', 'UM', 'VA', 'XK', 'XZ', 'ZZ'])

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The name of a country as sequence databases write it; undefined if their vocabulary has none. */
export const insdcName = (iso2: string): string | undefined =>
  WITHOUT_NAME.has(iso2) ? undefined : (OTHER_NAMES.get(iso2) ?? english.of(iso2))
