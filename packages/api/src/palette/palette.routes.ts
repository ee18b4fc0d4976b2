import { assessmentNumber, palette as contract, type PaletteHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import { countryName } from '@portal/texts'
import { and, asc, desc, ilike, or } from 'drizzle-orm'
import {
  type Current,
  findProcedures,
  type LawStore,
  type LegalContext,
  type PublishedContent,
} from '../content/index.ts'
import { caseFacts } from '../db/caseFacts.ts'
import { hasWords, likePattern } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { matchesText } from '../db/matching/matchesText.ts'
import { assessments, users } from '../db/schema.ts'
import { listedAssessments } from '../db/visibility/visibleAssessments.ts'
import { visibleUsers } from '../db/visibility/visibleUsers.ts'
import type { Actor } from '../http/actor.ts'
import type { Serve } from '../http/serve.ts'
import { caseName } from '../text/caseName.ts'
import { compareNames, contentText } from '../text/contentTexts.ts'
import { findCountries, findDocuments, findLaws } from './hubHits.ts'

type PaletteDeps = { db: Db; law: LawStore; content: Content; published: PublishedContent }

export function paletteRoutes(serve: Serve, { db, law, content, published }: PaletteDeps): void {
  serve(contract.search, async ({ query }, { actor }) => {
    const [current, { names }] = await Promise.all([published.current(), law.contextFor(db, undefined)])
    return { hits: await searchPalette({ db, content, names, current, actor }, query.q) }
  })
}

const MAX_HITS = 6
type SearchContext = { db: Db; content: Content; names: LegalContext['names']; current: Current; actor: Actor }

/** `#2` names one case and nothing else. */
const isNumber = (q: string): boolean => /^\s*#\d+\s*$/.test(q)

/** The best matches of each kind among everything that the actor may see. */
async function searchPalette(context: SearchContext, q: string): Promise<PaletteHit[]> {
  const { db, content, current, actor } = context
  if (isNumber(q)) return findAssessments(context, q)
  const lists = await Promise.all([
    findAssessments(context, q),
    findCountries(content, current, q),
    findDocuments(db, q, MAX_HITS),
    findPeople(db, actor, q),
    actor.user.allowedActions.includes('MANAGE_LEGAL_CONTENT') ? findLaws(content, current, q) : [],
  ])
  const [assessmentHits, countries, documents, people, laws] = lists
  return [
    ...assessmentHits,
    ...countries.slice(0, MAX_HITS),
    ...laws.slice(0, MAX_HITS),
    ...documents,
    ...procedureHits(context, q),
    ...findTerms(content, q),
    ...people,
  ]
}

async function findAssessments({ db, names, actor }: SearchContext, q: string): Promise<PaletteHit[]> {
  const { internalReference, assessmentId, geneticResource } = assessments
  const visible = listedAssessments(actor)
  const called = latinNames(q).map((latin) => ilike(geneticResource, likePattern(latin)))
  const rows = await db
    .select({ ...caseFacts, internalReference, assessmentId })
    .from(assessments)
    .where(and(visible, or(await matchesText(db, visible, { q, names }), ...called)))
    .orderBy(desc(assessments.updatedAt), asc(assessmentId))
    .limit(MAX_HITS)
  return rows.map((row) => ({
    kind: 'assessment',
    target: row.assessmentId,
    label: caseName(row, names),
    // A name that people gave says neither what the material is nor where it comes from.
    detail: [row.name && caseName({ ...row, name: null }, names), assessmentNumber(row.number), row.internalReference]
      .filter(Boolean)
      .join(' '),
    countryId: row.providerCountry,
  }))
}

/** Everyday names of organisms in the languages of the portal, by the beginning of the Latin name. */
const COMMON_NAMES: { readonly [latin: string]: string } = {
  'Adansonia digitata': 'baobab',
  'Allium cepa': 'onion, oignon, cebolla, cebola',
  'Aloe vera': 'aloe, aloès, sábila, babosa',
  'Apis mellifera': 'honey bee, abeille, abeja, abelha',
  'Arabidopsis thaliana': 'thale cress, arabette',
  'Arachis hypogaea': 'peanut, groundnut, arachide, cacahuete, maní, amendoim',
  'Argania spinosa': 'argan',
  'Artemisia annua': 'sweet wormwood, armoise annuelle',
  'Aspalathus linearis': 'rooibos, red bush',
  'Avena sativa': 'oat, avoine, avena, aveia',
  'Azadirachta indica': 'neem, nim, margousier',
  'Camellia sinensis': 'tea, thé, té, chá',
  'Cannabis sativa': 'hemp, chanvre, cáñamo, cânhamo',
  Capsicum: 'pepper, chilli, paprika, piment, pimiento, pimenta',
  'Chenopodium quinoa': 'quinoa, quinua',
  'Cicer arietinum': 'chickpea, pois chiche, garbanzo, grão-de-bico',
  Citrus: 'orange, lemon, citron, naranja, limón, laranja, limão',
  'Cocos nucifera': 'coconut, noix de coco, coco',
  Coffea: 'coffee, café',
  'Curcuma longa': 'turmeric, curcuma, cúrcuma',
  'Danio rerio': 'zebrafish, poisson-zèbre, pez cebra, peixe-zebra',
  'Euterpe oleracea': 'açaí',
  'Glycine max': 'soybean, soya, soja',
  Gossypium: 'cotton, coton, algodón, algodão',
  'Harpagophytum procumbens': "devil's claw, griffe du diable, garra del diablo, garra-do-diabo",
  'Helianthus annuus': 'sunflower, tournesol, girasol, girassol',
  'Hevea brasiliensis': 'rubber tree, hévéa, caucho, seringueira',
  'Homo sapiens': 'human, humain, humano',
  'Hordeum vulgare': 'barley, orge, cebada, cevada',
  'Ilex paraguariensis': 'maté, yerba mate, erva-mate',
  'Ipomoea batatas': 'sweet potato, patate douce, batata, camote, batata-doce',
  'Lepidium meyenii': 'maca',
  'Malus domestica': 'apple, pomme, manzana, maçã',
  'Manihot esculenta': 'cassava, manioc, yuca, mandioca',
  metagenome: 'soil, water, sol, eau, suelo, agua, solo, água',
  'Moringa oleifera': 'moringa, drumstick tree',
  'Mus musculus': 'mouse, souris, ratón, camundongo',
  Musa: 'banana, plantain, banane, plátano',
  'Oryza sativa': 'rice, riz, arroz',
  'Panax ginseng': 'ginseng',
  'Paullinia cupana': 'guaraná',
  'Pelargonium sidoides': 'umckaloabo, african geranium',
  Phaseolus: 'bean, haricot, frijol, feijão',
  'Ricinus communis': 'castor oil plant, ricin, ricino, mamona',
  'Saccharomyces cerevisiae': 'yeast, levure, levadura, levedura',
  Saccharum: 'sugar cane, canne à sucre, caña de azúcar, cana-de-açúcar',
  'Solanum lycopersicum': 'tomato, tomate',
  'Solanum tuberosum': 'potato, pomme de terre, papa, patata, batata',
  Sorghum: 'sorghum, sorgho, sorgo',
  'Stevia rebaudiana': 'stevia, sweetleaf',
  'Theobroma cacao': 'cocoa, cacao, cacau',
  Triticum: 'wheat, blé, trigo',
  'Uncaria tomentosa': "cat's claw, griffe de chat, uña de gato, unha-de-gato",
  'Vitellaria paradoxa': 'shea, karité',
  'Vitis vinifera': 'grape, vine, vigne, uva, vid, videira',
  'Withania somnifera': 'ashwagandha, winter cherry, indian ginseng',
  'Zea mays': 'maize, corn, maïs, maíz, milho',
  'Zingiber officinale': 'ginger, gingembre, jengibre, gengibre',
}

const SHORTEST_NAME = 3

/** The Latin names of organisms that are called so. */
function latinNames(q: string): string[] {
  const typed = plain(q).trim()
  if (typed.length < SHORTEST_NAME) return []
  return Object.entries(COMMON_NAMES).flatMap(([latin, names]) =>
    plain(names)
      .split(', ')
      .some((name) => name.startsWith(typed))
      ? [latin]
      : [],
  )
}

/** The entries whose names have every word, those that begin with the whole query first. */
function bestByName<T>(entries: readonly T[], nameOf: (entry: T) => string, q: string): T[] {
  const typed = plain(q)
  const words = typed.split(/\s+/)
  const isFirst = (entry: T) => Number(!plain(nameOf(entry)).startsWith(typed))
  return entries
    .filter((entry) => words.every((word) => plain(nameOf(entry)).includes(word)))
    .toSorted((a, b) => isFirst(a) - isFirst(b) || compareNames(nameOf(a), nameOf(b)))
    .slice(0, MAX_HITS)
}

const procedureHits = ({ content, current }: SearchContext, q: string): PaletteHit[] =>
  findProcedures(content, current, q)
    .slice(0, MAX_HITS)
    .map(({ id, title, country, countryId }) => ({
      kind: 'procedure',
      target: id,
      label: title,
      detail: countryName(countryId, country),
      countryId,
    }))

const findTerms = ({ editorial }: Content, q: string): PaletteHit[] =>
  bestByName(editorial.glossary.terms, ({ title }) => `${contentText(title)} ${title}`, q).map(({ id, title }) => ({
    kind: 'term',
    target: id,
    label: contentText(title),
    detail: null,
    countryId: null,
  }))

async function findPeople(db: Db, actor: Actor, q: string): Promise<PaletteHit[]> {
  if (!actor.user.allowedActions.includes('MANAGE_USERS')) return []
  const { userId, firstName, lastName, email } = users
  const rows = await db
    .select({ userId, firstName, lastName, email })
    .from(users)
    .where(and(visibleUsers(actor), hasWords([firstName, lastName, email], q)))
    .orderBy(asc(lastName), asc(userId))
    .limit(MAX_HITS)
  return rows.map((row) => ({
    kind: 'person',
    target: row.email,
    label: `${row.firstName} ${row.lastName}`,
    detail: row.email,
    countryId: null,
  }))
}
