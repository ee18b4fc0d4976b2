import { EVIDENCE_KINDS, type Evidence } from '@portal/contract'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

const Day = z.union([z.iso.date(), z.literal('')])

/** Values of the evidence form; an empty text means none. */
export const FormFields = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  number: z.string().trim().max(300),
  issuer: z.string().trim().max(300),
  madeOn: Day,
  validFrom: Day,
  validTo: Day,
  proves: z.string().trim().max(2000),
  provesDay: Day,
  link: z.string().trim().max(2000),
})
export type FormFields = z.infer<typeof FormFields>
export type EvidenceForm = UseFormReturn<FormFields, unknown, FormFields>

export const EMPTY_FIELDS: FormFields = {
  kind: 'permit',
  number: '',
  issuer: '',
  madeOn: '',
  validFrom: '',
  validTo: '',
  proves: '',
  provesDay: '',
  link: '',
}

export const fieldsOf = (paper: Evidence): FormFields => ({
  kind: paper.kind,
  number: paper.number ?? '',
  issuer: paper.issuer ?? '',
  madeOn: paper.madeOn ?? '',
  validFrom: paper.validFrom ?? '',
  validTo: paper.validTo ?? '',
  proves: paper.proves ?? '',
  provesDay: paper.provesDay ?? '',
  link: paper.link ?? '',
})

type PaperInput = { [Name in keyof FormFields]?: Name extends 'kind' ? FormFields['kind'] : string | null }

export const toSend = (fields: Partial<FormFields>): PaperInput =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value || null]))
