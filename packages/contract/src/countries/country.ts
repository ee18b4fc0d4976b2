import { z } from 'zod'
import { Authority, LawStatus } from '../law/country.ts'
import { LawBasis } from '../law/law.ts'
import { LinkKind } from '../law/linkHosts.ts'
import { CountryProcedure } from '../law/procedure.ts'
import { CountryStats, PartyStatus } from './countryStats.ts'

const TreatyStanding = z.object({
  treaty: z.enum(['cbd', 'nagoya', 'itpgrfa', 'bbnj', 'gratk']),
  /** The status as stated in the treaty table; null if it is not known. Of the Nagoya Protocol, that on the requested day. */
  status: z.string().nullable(),
  signed: z.string().nullable(),
  instrument: z.string().nullable(),
  deposited: z.string().nullable(),
  inForce: z.string().nullable(),
})

const TimelineEntry = z.object({
  date: z.iso.date(),
  kind: z.enum(['signed', 'deposited', 'treatyInForce', 'adopted', 'inForce', 'repealed', 'measures']),
  treaty: z.enum(['cbd', 'nagoya', 'itpgrfa', 'bbnj']).nullable(),
  documentId: z.string().nullable(),
  title: z.string(),
})

/** A document that may be law: the day it entered into force is unknown, perhaps because only its adoption is known. */
const UndatedDocument = z.object({
  documentId: z.string(),
  title: z.string(),
  adopted: z.iso.date().nullable(),
  repealed: z.iso.date().nullable(),
})

const Territory = z.object({
  iso2: z.string(),
  name: z.string(),
  partyStatus: PartyStatus,
  partySince: z.string().nullable(),
  /** For a territory that is a region of the country, the status of the country itself. */
  lawStatus: LawStatus,
  /** The region of the country that the territory is; null if it has law of its own. */
  region: z.string().nullable(),
})

/** The country whose law applies in a territory because the territory is one of its regions. */
const LawOf = z.object({
  iso2: z.string(),
  name: z.string(),
  region: z.string(),
  regionName: z.string(),
  note: z.string().nullable(),
})

/** Everything on the country page except the rules, which `GET /countries/{id}/matrix` returns. */
export const Country = CountryStats.extend({
  version: z.int().nullable(),
  continent: z.string().nullable(),
  treaties: z.array(TreatyStanding),
  treatiesAsOf: z.string(),
  treatyNote: z.string().nullable(),
  treatySource: z.string().nullable(),
  authorities: z.array(Authority.extend({ linkKind: LinkKind.nullable() })),
  regionNotes: z.array(z.object({ code: z.string(), name: z.string(), note: z.string().nullable() })),
  territories: z.array(Territory),
  lawOf: LawOf.nullable(),
  conditions: z.array(z.object({ id: z.string(), question: z.string(), help: z.string(), basis: z.array(LawBasis) })),
  timeline: z.array(TimelineEntry),
  /** Entries of the timeline whose first day is unknown. */
  undated: z.array(UndatedDocument),
  /** Procedures before its authorities: for access to its resources, and for work done there. */
  procedures: z.array(CountryProcedure),
  /** Open questions about the country's law. */
  openQuestions: z.array(z.string()),
})
export type Country = z.infer<typeof Country>
