import { JOINED_COLUMN, plain } from '@portal/contract'

/**
 * Names of columns in real lists, by the column of ours that they fill, the best first: terms of Darwin Core, MIxS,
 * BioSample, ENA, MCPD, MIRRI, DSMZ, GBIF, Genesys, Specify and BRAHMS, and names that people give. Compared without
 * case, accents, spaces and punctuation.
 */
const HEADINGS: Readonly<Record<string, string>> = {
  reference: `reference|own reference|internal reference|sample_name|samp_name|sample_alias|alias|strain id|strain no|sample id|sample no|
own id|our id|our no|our number|internal id|internal no|lab id|lab no|occurrenceID|materialSampleID|materialEntityID|catalogNumber|
catalog no|catalogue no|ACCENUMB|Accession number|accession|accession no|strain|inventory no|inventory number|bestell nr|order no|
stamm nr|proben nr|id|no|nr|nummer|number|numero|codigo|code|sample|gbifID|recordNumber|fieldNumber|COLLNUMB|pos|position`,
  owner: 'owner|responsible|responsible person|assigned to|verantwortlich|responsable|responsavel',
  userGroup: `user group|department|team|working group|research group|lab group|abteilung|arbeitsgruppe|groupe|departement|equipe|
grupo|grupo de trabajo|grupo de investigacion|grupo de pesquisa|grupo de trabalho`,
  name: 'assessment name|title|project title',
  geneticResource: `geneticResource|latin name|scientificName|scientific name|scientific_name|species name|Taxon name|taxon|organism|
GENUS|SPECIES|SUBTAXA|species|latin|organismus|art|wissenschaftlicher name|nom scientifique|nom latin|espece|nombre cientifico|especie|
nome cientifico|fullName|full taxon name|taxonomy.genus|taxonomy.species|taxonomy.subtaxa|SP1|acceptedScientificName|binomial`,
  organismGroup: `organism group|kind of organism|type of organism|Organism type|organismType|kingdom|group|organism kind|regnum|reich|
organismengruppe|regne|reino|type`,
  materialStatus:
    'SAMPSTAT|biological status|biologicalStatus|accession.sampStat|sampStat|material status|cultivated or wild',
  materialIdentifier: `materialIdentifier|collection number|collection no|culture_collection|culture collection|other culture collection numbers|
otherCatalogNumbers|specimen_voucher|bio_material|OTHERNUMB|DONORNUMB|strain number|strain designation|order no|bestell nr|cultivar|isolate|
catalogNumber|accession number|strain|lot|batch`,
  providerCountry: `providerCountry|country of origin|origin country|original geographic location|geo_loc_name|
geographic location (country and/or sea)|ORIGCTY|countryCode|country|country name|origin|origin.code|countryOfOrigin.codeAlpha3|
countryOfOrigin.code3|countryOfOrigin|herkunft|herkunftsland|land|ursprungsland|pays|pays d'origine|origine|pais|pais de origen|origen|pais de origem|origem|
geographic origin|provider country|collected in|source country|place of collection|provenance|placeCountryName|place_guess`,
  providerRegion:
    'providerRegion|stateProvince|state|province|state or province|region|bundesland|estado|provincia|departamento',
  placeType: 'placeType|place type|waters',
  accessDate: `accessDate|access date|date of access|date of initial access|original collection date|eventDate|collection_date|
collection date|COLLDATE|date of collection|collected|collected on|collecting date|coll.date|coll.collDate|date collected|observed_on|sampling date|
sampled|sampled on|startDate|gesammelt|sammeldatum|gesammelt am|entnahmedatum|date de collecte|date de recolte|fecha de recoleccion|
fecha de colecta|data de coleta|data da coleta|year of collection|year collected|accessed|collection year|gathering.dateBegin|
COLLYY|year`,
  sourceType: 'sourceType|source type|kind of source|type of supplier',
  supplierName: `supplierName|supplier|provider|vendor|biomaterial_provider|DONORNAME|DONORCODE|source|obtained from|received from|
institutionCode|INSTCODE|lieferant|bezugsquelle|sammlung|fournisseur|proveedor|fornecedor|collection|institute|donor`,
  intendedUse: `intendedUse|intended use|use|uses|purpose|planned use|verwendung|zweck|verwendungszweck|utilisation|usage|usage prevu|
uso|uso previsto|finalidad|finalidade`,
  intendedUseDate: 'intendedUseDate|date of intended use|start of use|use from|beginn|start|planned start',
  useLocation: 'useLocation|place of use|where used|site|standort',
  commercialIntent: 'commercialIntent|commercial|commercial intent|commercial use|kommerziell|comercial',
  papersHeld: 'papersHeld|papers|permits|documents|dokumente|permitType|nagoya-hinweis',
  irccNumber: 'irccNumber|IRCC|IRCC number|certificate number|absch number',
  smta: 'smta|SMTA yes/no',
  multilateralSystem: 'multilateralSystem|MLSSTAT|mls status|mlsStatus|in MLS',
  landOrWaters: 'landOrWaters|land or waters|land tenure|land owner|habitat ownership',
  alienEstablished: 'alienEstablished',
  remarks: `remarks|remark|notes|note|comment|comments|bemerkung|bemerkungen|anmerkung|kommentar|remarques|commentaires|observaciones|
observacoes|occurrenceRemarks|Permit no|permit number|description|project|project name|projekt|projet|proyecto|projeto`,
}

export const simpleHeading = (heading: string): string =>
  plain(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .trim()

const headings = Object.entries(HEADINGS).map(
  ([column, names]) => [column, names.split('|').map((name) => simpleHeading(name))] as const,
)

/** Parts of a Latin name, which stand in columns of their own and are read together. */
const PARTS_OF_NAMES: ReadonlySet<string> = new Set([
  ...['genus', 'species', 'subtaxa', 'specificepithet', 'sp1', 'rank1', 'sp2'],
  ...['taxonomygenus', 'taxonomyspecies', 'taxonomysubtaxa'],
])

/** An address or a technical id of a record is no reference that people know a row by, nor is a column without texts. */
const isTechnical = (text: string | undefined): boolean =>
  text !== undefined && /^(urn:|https?:|[0-9a-f]{8}-[0-9a-f]{4}-|$)/i.test(text)

/** The headings of a list, the columns of ours that they fill so far, and the texts of the first row. */
type Headed = { simple: readonly string[]; columns: (string | null)[]; firstTexts: readonly string[] }

/** The column of ours for each heading that is not taken yet, by the known names of columns. */
export function knownHeadings(
  headers: readonly string[],
  taken: readonly (string | null)[],
  firstTexts: readonly string[],
): (string | null)[] {
  const headed = { simple: headers.map(simpleHeading), columns: [...taken], firstTexts }
  for (const [column, names] of headings) {
    if (headed.columns.includes(column)) continue
    const found = bestPlace(headed, column, names)
    if (found !== undefined) fill(headed, column, found)
  }
  return headed.columns
}

/** The first heading by the order of the names that is free. */
function bestPlace({ simple, columns, firstTexts }: Headed, column: string, names: readonly string[]) {
  const fits = (place: number) => columns[place] === null && (column !== 'reference' || !isTechnical(firstTexts[place]))
  return names
    .map((name) => simple.findIndex((heading, place) => heading === name && fits(place)))
    .find((place) => place >= 0)
}

function fill({ simple, columns }: Headed, column: string, found: number): void {
  columns[found] = column
  if (column !== JOINED_COLUMN || !PARTS_OF_NAMES.has(simple[found] ?? '')) return
  for (const [place, heading] of simple.entries())
    if (columns[place] === null && PARTS_OF_NAMES.has(heading)) columns[place] = column
}
