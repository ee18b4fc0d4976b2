import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

type Usage = { canonicalName?: string; rank: string; kingdom: string; matchType?: string }
type Answers = { suggest: unknown; match: unknown }

const usage = (canonicalName: string, kingdom: string, rest: Partial<Usage> = {}) => ({
  key: 2707530,
  scientificName: `${canonicalName} L.`,
  canonicalName,
  rank: canonicalName.includes(' ') ? 'SPECIES' : 'GENUS',
  status: 'ACCEPTED',
  kingdom,
  kingdomKey: 6,
  synonym: false,
  higherClassificationMap: { 6: kingdom },
  ...rest,
})
const none = { confidence: 100, note: 'No match', matchType: 'NONE', synonym: false }

/** Responses in the format of the GBIF species API, version 1. */
const ANSWERS: { [q: string]: Answers } = {
  'Zea m': { suggest: [usage('Zea mays', 'Plantae'), usage('Zea mexicana', 'Plantae')], match: none },
  Oenanthe: {
    suggest: [usage('Oenanthe', 'Plantae'), usage('Oenanthe', 'Animalia'), usage('Oenanthe javanica', 'Plantae')],
    match: {
      ...none,
      note: 'Multiple equal matches for Oenanthe',
      alternatives: [
        usage('Oenanthe', 'Plantae', { matchType: 'EXACT' }),
        usage('Oenanthe', 'Animalia', { matchType: 'EXACT' }),
      ],
    },
  },
  'Streptomices griseus': {
    suggest: [],
    match: { ...usage('Streptomyces griseus', 'Bacteria'), confidence: 93, matchType: 'FUZZY' },
  },
  'Ortolis guttata': {
    suggest: [],
    match: { ...usage('Animalia', 'Animalia', { rank: 'KINGDOM' }), confidence: 80, matchType: 'HIGHERRANK' },
  },
}

/** As the World Register of Marine Species answers: nothing at all without a name. */
function answerMarine(response: ServerResponse, typed: string): void {
  const known = {
    scientificname: 'Examplea marina',
    rank: 'Species',
    kingdom: 'Animalia',
    isMarine: 1,
    isExtinct: null,
  }
  if ('examplea marina'.startsWith(typed.toLowerCase())) response.end(JSON.stringify([known]))
  else if (typed === 'Examplea terrestris') response.end(JSON.stringify([known]))
  else response.writeHead(204).end()
}

function answerNames(response: ServerResponse, pathname: string, query: URLSearchParams): void {
  const isSuggest = pathname.endsWith('/species/suggest')
  const known = ANSWERS[query.get(isSuggest ? 'q' : 'name') ?? ''] ?? { suggest: [], match: none }
  response.end(JSON.stringify(isSuggest ? known.suggest : known.match))
}

/** A taxonomy service on loopback, for the tests of one file, which can be made to misbehave. */
export function startTaxonomy() {
  const asked: string[] = []
  let misbehave: ((response: ServerResponse) => void) | undefined
  const handle: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.test')
    asked.push(`${pathname}${request.url?.slice(pathname.length)}`)
    if (misbehave) return misbehave(response)
    response.setHeader('content-type', 'application/json')
    const [, marine] = /AphiaRecordsByName\/(.*)/.exec(pathname) ?? []
    if (marine !== undefined) return answerMarine(response, decodeURIComponent(marine))
    answerNames(response, pathname, searchParams)
  }
  const server = createServer(handle)
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return {
    get url() {
      return url
    },
    asked,
    /** Answers every following request like this; undefined restores normal behaviour. */
    misbehave: (how: typeof misbehave) => {
      misbehave = how
    },
  }
}
