import { plain } from '../http/text.ts'

/** Aliases of countries: other languages, short and former names, by two-letter code. */
const ALIASES = {
  AE: 'UAE, Emirates, Emirados, Dubai, Abu Dhabi',
  AU: 'Tasmania',
  BE: 'Belgique, Belgien, België',
  BF: 'Upper Volta, Haute-Volta, Alto Volta',
  BJ: 'Dahomey',
  BO: 'Bolivia',
  BR: 'Brasil, Brasilien, Brésil',
  CD: 'Congo-Kinshasa, DR Congo, DRC, RDC, Zaire',
  CG: 'Congo-Brazzaville',
  CH: 'Schweiz, Suisse, Svizzera, Swiss',
  CI: 'Ivory Coast, Elfenbeinküste',
  CL: 'Easter Island, Rapa Nui',
  CM: 'Kamerun, Cameroun',
  CN: 'PRC, PR China, P.R. China',
  CV: 'Cape Verde',
  CZ: 'Czech Republic, Tschechien',
  DE: 'Deutschland, Allemagne, Alemania, East Germany, GDR',
  DK: 'Danmark',
  EC: 'Galápagos, Galápagos Islands',
  EG: 'Ägypten, Egypte',
  ES: 'España, Espagne, Spanien, Canary Islands, Canarias, Islas Canarias, Canaries',
  ET: 'Äthiopien, Abyssinia',
  EU: 'European Community, Europe, Europa, Union européenne, Unión Europea, União Europeia, EU',
  FI: 'Suomi',
  FR: 'Frankreich, Francia, Corsica',
  GB: 'UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland, Angleterre, Inglaterra, Großbritannien, Grande-Bretagne, Gran Bretaña, Grã-Bretanha, Schottland, Écosse, Escócia, Escocia, Pays de Galles, País de Gales, Gales',
  GR: 'Hellas, Griechenland, Crete',
  HR: 'Hrvatska, Kroatien',
  HU: 'Magyarország, Ungarn',
  ID: 'Bali, Java, Sumatra, Sulawesi',
  IN: 'Bharat, Indien',
  IR: 'Persia',
  IT: 'Italia, Italien, Sicily, Sardinia',
  JP: 'Nippon, Nihon',
  KE: 'Kenia',
  KH: 'Kampuchea',
  KP: 'North Korea, DPRK',
  KR: 'South Korea, Korea South, ROK',
  LA: 'Laos',
  LK: 'Ceylon',
  MA: 'Marokko, Maroc',
  MD: 'Moldavia',
  MG: 'Madagaskar',
  MK: 'Macedonia, FYROM',
  MM: 'Burma, Birma',
  MU: 'Île Maurice, Isla Mauricio, Ilha Maurícia',
  MX: 'México, Mexiko',
  MZ: 'Moçambique',
  NL: 'Holland, The Netherlands, Nederland, Hollande, Holanda',
  NO: 'Norge',
  NZ: 'Aotearoa',
  PE: 'Perú',
  PF: 'Tahiti',
  PG: 'PNG',
  PH: 'Philippinen, Filipinas',
  PL: 'Polska, Polen',
  PS: 'Palestine',
  PT: 'Azores, Açores, Madeira Islands, Ilha da Madeira',
  RU: 'Russia, Russland',
  SA: 'KSA',
  SE: 'Sverige, Schweden',
  SY: 'Syria',
  SZ: 'Swaziland, Swasiland, Suazilandia, Suazilândia',
  TH: 'Siam',
  TL: 'East Timor',
  TR: 'Turkey, Türkei',
  TW: 'Formosa, Republic of China',
  TZ: 'Tanzania, Tanganyika, Zanzibar',
  US: 'USA, U.S.A., U.S., America, EUA, EE. UU., EEUU, Etats-Unis d’Amérique, Hawaii, Alaska, U S A',
  VA: 'Vatican',
  VE: 'Venezuela',
  VN: 'Vietnam',
  XZ: 'High seas, ABNJ, Deep sea, International waters',
  ZA: 'RSA, Südafrika',
  ZW: 'Rhodesia',
}

const known = new Map<string, readonly string[]>(
  Object.entries(ALIASES).map(([iso2, names]) => [iso2, names.split(', ').map(plain)]),
)

/** The aliases of a country, normalised for searching. */
export const aliasesOf = (iso2: string): readonly string[] => known.get(iso2) ?? []

const byAlias: ReadonlyMap<string, string> = new Map(
  [...known].flatMap(([iso2, names]) => names.map((name) => [name, iso2] as const)),
)
/** The code of the place that is called so, whether or not it is a country of origin. */
export const placeCalled = (name: string): string | undefined => byAlias.get(plain(name).trim())

/** The longest alias comes first, so that "North Korea" is not read as "Korea". */
const ANY = [...byAlias.keys()].toSorted((a, b) => b.length - a.length).join('|')
const ALIAS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ANY})(?![\\p{L}\\p{N}])`, 'giu')

/** The text with aliases of countries replaced by their names; accents are removed if it contains an alias. */
export function withCountryNames(text: string, nameOf: (iso2: string) => string | undefined): string {
  const written = plain(text)
  return written.search(ALIAS) < 0 ? text : written.replace(ALIAS, (alias) => nameOf(byAlias.get(alias) ?? '') ?? alias)
}
