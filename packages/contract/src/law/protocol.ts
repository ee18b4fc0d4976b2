import { UTILISATION } from '@portal/rules'
import { z } from 'zod'
import { says } from '../http/issueMessage.ts'
import { WebAddress } from '../http/text.ts'
import { Annex1 } from '../survey/annex1.ts'
import { ContentDocument } from './country.ts'
import { Confidence, IsoDay, Lock, Matrix, Obligation } from './matrix.ts'

/** The files of `packages/legal/protocol/`, except the questionnaire. */

/** A document above the countries. `shortNames` are names besides its titles, such as `CBD`. */
const InstrumentDocument = ContentDocument.extend({ shortNames: z.array(z.string().min(1)).default([]) })

/** Matrices of one layer with the declarations that they refer to. */
export const LayerFile = z.strictObject({
  documents: z.array(InstrumentDocument).default([]),
  obligations: z.array(Obligation).default([]),
  locks: z.array(Lock).default([]),
  matrices: z.array(Matrix).min(1),
})
export type LayerFile = z.infer<typeof LayerFile>

/**
 * `changeable`: a list restricts changes to these values; `changeableIn`: only for material of a Party; `changesAlone`:
 * not combined with other changes. `reference`: the value assumed by a golden case that leaves it out.
 */
const ContentDimension = z
  .strictObject({
    id: z.string().min(1),
    values: z.union([z.literal('days'), z.array(z.string().min(1)).min(1)]),
    changeable: z.union([z.boolean(), z.array(z.string()).min(1)]),
    changeableIn: z.literal('nagoya_parties').optional(),
    changesAlone: z.literal(true).optional(),
    reference: z.string().min(1).optional(),
  })
  .refine(({ values, changeable }) => changeable === true || changeable === false || isAmong(changeable, values), {
    path: ['changeable'],
    error: says('fields.notAmong'),
  })
const isAmong = (some: readonly string[], values: 'days' | readonly string[]): boolean =>
  values !== 'days' && some.every((value) => values.includes(value))
export const DimensionsFile = z.array(ContentDimension).min(1)
export type ContentDimension = z.infer<typeof ContentDimension>

/**
 * An intended use. `utilisation` says whether it is research and development in the sense of the Protocol, and how
 * certain that is.
 */
const IntendedUse = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  group: z.enum(['research', 'development', 'commercial', 'transfer', 'conservation', 'legal']),
  utilisation: z.enum(UTILISATION),
  confidence: Confidence,
  definition: z.string().min(1),
  /** Questions that help to judge borderline cases. */
  borderline: z.array(z.string().min(1)).min(1),
})
export const UsesFile = z.array(IntendedUse).min(1)
export type IntendedUse = z.infer<typeof IntendedUse>

/** `verified`: which parts of the list were compared with which source. */
export const Annex1File = Annex1.extend({
  sources: z.array(WebAddress).min(1),
  confidence: Confidence,
  verified: z.string().min(1),
})
export type Annex1File = z.infer<typeof Annex1File>

export const ProtocolFile = z.strictObject({
  version: z.int().min(1),
  asOf: IsoDay,
  treaties: z.strictObject({ asOf: IsoDay, note: z.string().min(1) }),
})
export type ProtocolFile = z.infer<typeof ProtocolFile>

const Text = z.string().transform((text) => text || null)
const Day = z.union([IsoDay, z.literal('').transform(() => null)])
const Status = <const S extends string>(...known: S[]) => z.union([z.enum(known), z.literal('').transform(() => null)])

/** One line of `treaties.csv`; null means unknown or not applicable. `confidence` refers to the Nagoya columns. */
export const Treaty = z
  .object({
    iso2: z.string().regex(/^[A-Z]{2}$/),
    iso3: z.string().regex(/^[A-Z]{3}$/),
    name_en: z.string().min(1),
    m49_region: Text,
    m49_subregion: Text,
    cbd_status: Status('party', 'signatory', 'non_party'),
    cbd_in_force: Day,
    nagoya_status: Status('party', 'ratified_not_yet_party', 'signatory', 'non_party'),
    nagoya_signed: Day,
    nagoya_instrument: Text,
    nagoya_deposited: Day,
    nagoya_in_force: Day,
    itpgrfa_status: Status('party', 'signatory', 'non_party'),
    itpgrfa_in_force: Day,
    parent_iso2: Text,
    confidence: Confidence,
    source: Text,
    note: Text,
    nagoya_not_party_until: z.union([IsoDay, z.literal('always'), z.literal('').transform(() => null)]),
    bbnj_status: Status('party', 'signatory'),
    bbnj_in_force: Day,
    gratk_status: Status('ratified'),
  })
  .transform((row) => ({
    iso2: row.iso2,
    iso3: row.iso3,
    name: row.name_en,
    region: row.m49_region,
    subregion: row.m49_subregion,
    cbd: { status: row.cbd_status, inForce: row.cbd_in_force },
    nagoya: {
      status: row.nagoya_status,
      signed: row.nagoya_signed,
      instrument: row.nagoya_instrument,
      deposited: row.nagoya_deposited,
      inForce: row.nagoya_in_force,
      /**
       * Until which day it is known that it was no Party; always, where it cannot be one or its State excluded it; null if
       * it is not known on any day.
       */
      notPartyUntil: row.nagoya_not_party_until,
    },
    /** Agreement on marine biodiversity of areas beyond national jurisdiction; null means unknown. */
    bbnj: { status: row.bbnj_status, inForce: row.bbnj_in_force },
    /** WIPO treaty on genetic resources and associated traditional knowledge, which is not in force. */
    gratk: { status: row.gratk_status },
    itpgrfa: { status: row.itpgrfa_status, inForce: row.itpgrfa_in_force },
    /** The state that a territory belongs to. */
    parent: row.parent_iso2,
    confidence: row.confidence,
    source: row.source,
    note: row.note,
  }))
export type Treaty = z.infer<typeof Treaty>
