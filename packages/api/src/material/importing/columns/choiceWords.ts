import { plain } from '@portal/contract'

/** Words and codes of databases, catalogues and habit for a choice, by question: `value=words`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  organismGroup: [
    'plant=plantae|viridiplantae|pflanze|plants|plante|planta|seed|seeds|crop|embryophyta',
    'animal=animalia|metazoa|tier|animals|insect|insects|insecta|arthropod|fish|mammal|nematode',
    'fungus=fungi|fungal|pilz|pilze|filamentous fungi|yeast|yeasts|hefe|champignon|levure|hongo|levadura|fungo|mushroom|mould|mold',
    'bacteria=bacterium|bacterial|archaea|archaeon|bakterium|bakterien|bacterie|bacteries|bacterias|cyanobacteria|actinomycete|prokaryote|monera',
    'virus=viruses|viral|phage|bacteriophage|viroid',
    'protist=protista|protozoa|chromista|algae|alga|microalgae|alge|algen|oomycete|oomycetes',
    'mixed_sample=metagenome|environmental|environmental sample|soil|water|mixed|mixed culture|consortium|sediment|bodenprobe',
    'human=homo sapiens|mensch|humain|humano',
  ],
  materialStatus: [
    'wild=100|110|120|200|wild form|natural|wildform|sauvage|silvestre|selvagem|weedy|native',
    'landrace=300|traditional cultivar|traditional cultivar/landrace|landsorte|farmers variety|variedad local',
    'commercial_variety=500|advanced or improved cultivar|improved cultivar|cultivar|variety|sorte',
    'collection_accession=accession|culture collection|collection strain|type strain',
    'laboratory_strain=lab strain|laborstamm|model strain|laboratory line',
    'biocontrol=biological control agent|biocontrol agent',
  ],
  sourceType: [
    'collected=own collecting|field|field collection|in situ|selbst gesammelt|collected by us',
    'partner=collaborator|cooperation partner|university|partneruniversitat',
    'public_collection=culture collection|collection|genebank|gene bank|atcc|genbank der ipk',
    'registered_collection=dsmz',
    'supplier=commercial supplier|company|vendor|firma|handler',
    'market=shop|bazaar|markt|handel',
  ],
  landOrWaters: [
    'state_land=state|public|public land|state land|government land|crown land',
    'private_land=private|private property',
    'community_land=community|indigenous|tribal|tribal land|indigenous land|first nations reserve|communal land',
    'protected_area=park|national park|reserve|nature reserve|sanctuary|marine sanctuary|protected',
    'territorial_sea=territorial waters|coastal waters|internal waters',
    'economic_zone=eez|exclusive economic zone|continental shelf',
  ],
  commercialIntent: [
    'commercial=yes|y|ja|oui|si|sim|true|x',
    'non_commercial=no|n|nein|non|nao|false|basic research|academic',
  ],
  intendedUse: [
    'screening=screen|primary screening|bioactivity screening|activity screening',
    'breeding=plant breeding|zuchtung|crossing',
    'identification_and_characterisation=identification|characterisation|characterization|taxonomy|sequencing',
    'research_and_development=r&d|research|research & development|forschung|f&e|forschung und entwicklung|recherche|investigacion|pesquisa',
    'maintaining_and_storage=storage|maintenance|conservation|lagerung',
    'acquisition=acquire|purchase',
    'biofactory=production host|production strain|fermentation|production',
    'diagnostics=diagnostic|diagnostik',
  ],
  papersHeld: [
    'mta=material transfer agreement',
    'smta=standard material transfer agreement',
    'ircc=internationally recognized certificate of compliance|certificate of compliance',
    'permit=collecting permit|export permit|pic|permission',
    'mat=mutually agreed terms|contract|benefit-sharing agreement',
  ],
  placeType: [
    'high_seas_or_seabed=high seas|abnj|the area|deep sea|international waters',
    'antarctica=antarctic|antarktis',
  ],
}

const byWord: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WORDS).map(([question, choices]) => [
    question,
    new Map(
      choices.flatMap((choice) => {
        const [value = '', words = ''] = choice.split('=')
        return words.split('|').map((word) => [plain(word), value] as const)
      }),
    ),
  ]),
)

/** The value of a question that a word of databases or of habit stands for. */
export const choiceOfWord = (question: string, word: string): string | undefined =>
  byWord.get(question)?.get(plain(word).trim())

/**
 * The kinds of organism that MIRRI's lists write as figures, in its order: algae, archaea, bacteria, cyanobacteria,
 * filamentous fungi, phages, plasmids, viruses, yeasts. A plasmid is no kind of organism.
 */
const MIRRI_ORGANISMS = ['protist', 'bacteria', 'bacteria', 'bacteria', 'fungus', 'virus', undefined, 'virus', 'fungus']

/** The meaning of a code in MIRRI's lists. Other lists have codes of their own, so it is only proposed. */
export const choiceOfFigure = (question: string, figure: string): string | undefined =>
  question === 'organismGroup' && /^[1-9]$/.test(figure) ? MIRRI_ORGANISMS[Number(figure) - 1] : undefined
