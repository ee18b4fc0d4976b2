import { EVIDENCE_KINDS, type Evidence, PAPER_MARKS } from '@portal/contract'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { keysOf } from '../../shared/objects/records.ts'
import type { UploadedFile } from './FileDrop.tsx'

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
  holder: z.string().trim().max(300),
  material: z.string().trim().max(300),
  mark: z.enum(['', ...PAPER_MARKS]),
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
  holder: '',
  material: '',
  mark: '',
}

export function fieldsOf(paper: Evidence): FormFields {
  return { ...EMPTY_FIELDS, ...Object.fromEntries(keysOf(EMPTY_FIELDS).map((name) => [name, paper[name] ?? ''])) }
}

/** The file beside the fields; to choose one takes back what was said of there being none. */
export function useNewFile(form: EvidenceForm) {
  const [file, setFile] = useState<UploadedFile | null>(null)
  const choose = (chosen: UploadedFile | null) => {
    setFile(chosen)
    form.clearErrors('root')
  }
  return [file, choose] as const
}

type PaperInput = { [Name in keyof FormFields]?: Name extends 'kind' ? FormFields['kind'] : OrNull<FormFields[Name]> }
type OrNull<Text> = Exclude<Text, ''> | null

export const toSend = (fields: Partial<FormFields>): PaperInput =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value || null]))
