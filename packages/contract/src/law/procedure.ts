import { EVIDENCE } from '@portal/rules'
import { LANGUAGES } from '@portal/texts/languages'
import { z } from 'zod'
import { WebAddress } from '../http/text.ts'
import { LinkKind } from './linkHosts.ts'
import { Basis, Confidence, IsoDay } from './matrix.ts'

const Text = z.string().min(1)
const Texts = z.array(Text).min(1)

/** How the procedure is carried out with the authority. */
export const PROCEDURE_CHANNELS = ['online', 'form', 'letter', 'in_person', 'contract'] as const

/** The paper that the procedure results in. */
export const PROCEDURE_RESULTS = [
  ...EVIDENCE.filter((paper) => paper !== 'seek_information' && paper !== 'answer' && paper !== 'mta'),
  'registration',
  'notification',
  'declaration',
] as const

const Named = z.strictObject({ name: Text, url: WebAddress.optional() })

/** Whom and what the procedure concerns; a field that is left out does not restrict it. */
const Concerned = z.strictObject({
  /** The obligations that it fulfils, by id; if empty, it stands for the country as a whole. */
  obligations: z.array(Text).default([]),
  users: z
    .array(z.enum(['national', 'foreign']))
    .min(1)
    .optional(),
  purposes: z
    .array(z.enum(['commercial', 'non_commercial']))
    .min(1)
    .optional(),
  materials: Texts.optional(),
  /** True if it applies only where traditional knowledge is used. */
  traditionalKnowledge: z.boolean().optional(),
})

/** The languages that letters to authorities can be drafted in. */
export const LETTER_LANGUAGES = LANGUAGES
export const LetterLanguage = z.enum(LANGUAGES)
export type LetterLanguage = z.infer<typeof LetterLanguage>

/** Facts that drafts to authorities state, in the order in which they appear in a letter. */
export const LETTER_FIELDS = [
  ...['organisation', 'address', 'contact', 'email', 'phone', 'authorityAddress', 'place', 'day', 'grant', 'funding'],
  ...['product', 'event', 'recipients', 'ircc', 'resource', 'identifier', 'organism', 'materialState', 'materials'],
  ...['country', 'locality', 'accessDate', 'source', 'supplier', 'permit', 'consentFrom', 'consentTo', 'terms'],
  ...['collection', 'use', 'purpose', 'useDate', 'useLocation', 'commercialAim', 'transfer', 'knowledge', 'papers'],
  ...['onward', 'registration', 'gaps', 'undertaking', 'confidential', 'remarks', 'signatory'],
] as const
export const LetterFieldId = z.enum(LETTER_FIELDS)
export type LetterFieldId = z.infer<typeof LetterFieldId>

/**
 * An entry of the data set that a declaration requires, in our own words; `source` says where the requirement is
 * stated.
 */
export const DeclaredField = z.strictObject({
  field: LetterFieldId,
  source: Text,
  confidence: Confidence,
  /** True if the field may stay empty. */
  optional: z.boolean().optional(),
  /** The field may stay empty if this other one is filled in. */
  unless: LetterFieldId.optional(),
})
export type DeclaredField = z.infer<typeof DeclaredField>

/**
 * A procedure before an authority that fulfils a duty: who applies where, with what, at what price, and which duties
 * remain afterwards.
 */
export const Procedure = z.strictObject({
  id: z.string().regex(/^[a-z]{2,5}-[a-z0-9-]+$/, 'is <iso2>-<what>'),
  title: Text,
  titleOriginal: Text.optional(),
  /** access: for the country's own resources. use: for work done in the country on resources of any origin. */
  concerns: z.enum(['access', 'use']),
  for: Concerned,
  /** The moment by which the procedure must be carried out. */
  when: Text,
  authority: z.strictObject({
    name: Text,
    url: WebAddress.optional(),
    address: Text.optional(),
    email: Text.optional(),
    phone: Text.optional(),
  }),
  how: z.enum(PROCEDURE_CHANNELS).optional(),
  system: Named.optional(),
  forms: z.array(Named).min(1).optional(),
  steps: Texts,
  documents: Texts.optional(),
  /** For a declaration: its data set, field by field. */
  declares: z.array(DeclaredField).min(1).optional(),
  fee: z.strictObject({ amount: Text.optional(), currency: Text.optional(), note: Text.optional() }).optional(),
  duration: z.strictObject({ statutory: Text.optional(), usual: Text.optional(), note: Text.optional() }).optional(),
  validity: Text.optional(),
  gives: z.array(z.enum(PROCEDURE_RESULTS)).min(1).optional(),
  benefitSharing: Text.optional(),
  /** Duties that remain afterwards: reports, renewals and terms of transfer. */
  afterwards: Texts.optional(),
  penalties: Text.optional(),
  /** The law that it rests on, if it is among the documents. */
  basis: z.array(Basis).min(1).optional(),
  source: Text,
  /** Low confidence: ask the authority first. */
  confidence: Confidence,
  /** The day on which the source was read. */
  readOn: IsoDay,
})
export type Procedure = z.infer<typeof Procedure>

/** `packages/legal/procedures/<iso2>.yaml`; the procedures in `instruments.yaml` belong to no country. */
export const ProcedureFile = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is an ISO 3166-1 alpha-2 code in capitals')
    .optional(),
  /** Languages in which an authority can be addressed; left out, those of the country's law. */
  languages: z.array(LetterLanguage).min(1).optional(),
  procedures: z.array(Procedure).min(1),
})
export type ProcedureFile = z.infer<typeof ProcedureFile>

/** A procedure as served; `country` is null for an instrument above the countries. */
export const CountryProcedure = Procedure.extend({
  country: z.string().nullable(),
  /** The places, from 0, of steps that no source confirms: ask the authority first. Left out if there are none. */
  unsureSteps: z.array(z.int()).optional(),
  /** The portal's languages in which the authority can be addressed; always includes English. */
  languages: z.array(LetterLanguage),
  /** The kind of each link in the procedure, by address. */
  linkKinds: z.record(z.string(), LinkKind),
})
export type CountryProcedure = z.infer<typeof CountryProcedure>

/** The facts of a case that procedures depend on; an unknown fact is left out and rules nothing out. */
export type ProcedureCase = {
  readonly user?: string | undefined
  readonly commercialIntent?: string | undefined
  readonly traditionalKnowledge?: string | undefined
}

/**
 * The European Union, the United Kingdom and Switzerland regulate use on their territory, wherever the material comes
 * from.
 */
const PLACES_OF_USE: readonly (string | null)[] = ['EU', 'GB', 'CH']

type Standing = Pick<CountryProcedure, 'country' | 'concerns'>

/** Whether a procedure is for work in a place of use, on material of any origin. */
export const isOfAnyOrigin = ({ country, concerns }: Standing): boolean =>
  concerns === 'use' && PLACES_OF_USE.includes(country)

/** The procedures that a result for this country may require: its own, and those above the countries. */
export const proceduresOf = (iso2: string, procedures: readonly CountryProcedure[]): CountryProcedure[] =>
  procedures.filter((one) => one.country === iso2 || one.country === null || isOfAnyOrigin(one))

/** All procedures with those that a version keeps, if any, in place of the shipped ones of its country. */
export const withProceduresOf = (
  iso2: string,
  own: readonly CountryProcedure[] | undefined,
  all: readonly CountryProcedure[],
): readonly CountryProcedure[] =>
  own ? [...all.filter((one) => one.country !== iso2 || isOfAnyOrigin(one)), ...own] : all

type Facts = { readonly boxes: readonly { readonly [dimension: string]: unknown }[] }

/**
 * The procedure case for the facts of a decision. A fact counts only if it is the same in all boxes, so that an open
 * one rules nothing out.
 */
export function procedureCase({ boxes }: Facts): ProcedureCase {
  const sharedValue = (dimension: string): string | undefined => {
    const parts = boxes.map((box) => box[dimension])
    const values = new Set<unknown>(parts.flatMap((part) => (Array.isArray(part) ? part : [undefined])))
    const [value] = values
    return values.size === 1 && typeof value === 'string' ? value : undefined
  }
  return {
    user: sharedValue('user'),
    commercialIntent: sharedValue('commercialIntent'),
    traditionalKnowledge: sharedValue('traditionalKnowledge'),
  }
}

/** The procedures that fulfil an obligation in a case, in their original order. */
export const proceduresFor = <P extends Procedure>(
  obligation: string,
  procedures: readonly P[],
  ofCase: ProcedureCase,
): P[] =>
  procedures.filter((procedure) => procedure.for.obligations.includes(obligation) && appliesIn(ofCase, procedure))

/** Whether the facts of a case leave a procedure possible. */
export const appliesIn = (
  { user, commercialIntent, traditionalKnowledge }: ProcedureCase,
  { for: { users, purposes, traditionalKnowledge: knowledge } }: Procedure,
): boolean =>
  isAmong(users, user) && isAmong(purposes, commercialIntent) && !(knowledge && traditionalKnowledge === 'no')

const isAmong = (values: readonly string[] | undefined, value: string | undefined) =>
  !values || value === undefined || value === 'unknown' || values.includes(value)
