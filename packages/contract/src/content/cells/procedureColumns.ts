import { LETTER_FIELDS, PROCEDURE_CHANNELS, PROCEDURE_RESULTS } from '../../law/procedure.ts'
import type { CellVocabulary, EntryColumn } from './columns.ts'

const text = { kind: 'text' } as const
const required = { kind: 'text', isRequired: true } as const
const lines = { kind: 'lines', isOptional: true } as const
const address = { kind: 'address' } as const
const confidence = { kind: 'choice', values: ['high', 'medium', 'low'], isRequired: true } as const

/** The columns of the sheet of procedures. */
export const procedureColumns = ({ obligations, documents }: CellVocabulary): EntryColumn[] => [
  { field: 'title', type: required },
  { field: 'titleOriginal', type: text },
  { field: 'concerns', type: { kind: 'choice', values: ['access', 'use'], isRequired: true } },
  { field: 'for/obligations', type: { kind: 'ids', values: obligations } },
  { field: 'for/users', type: { kind: 'names', values: ['national', 'foreign'], isOptional: true } },
  { field: 'for/purposes', type: { kind: 'names', values: ['commercial', 'non_commercial'], isOptional: true } },
  { field: 'for/materials', type: lines },
  { field: 'for/traditionalKnowledge', type: { kind: 'yesNo' } },
  { field: 'when', type: required },
  { field: 'authority/name', type: required },
  { field: 'authority/url', type: address },
  { field: 'authority/address', type: text },
  { field: 'authority/email', type: text },
  { field: 'authority/phone', type: text },
  { field: 'how', type: { kind: 'choice', values: PROCEDURE_CHANNELS } },
  { field: 'system/name', type: text },
  { field: 'system/url', type: address },
  { field: 'forms', type: { kind: 'links', isOptional: true } },
  { field: 'documents', type: lines },
  { field: 'fee/amount', type: text },
  { field: 'fee/currency', type: text },
  { field: 'fee/note', type: text },
  { field: 'duration/statutory', type: text },
  { field: 'duration/usual', type: text },
  { field: 'duration/note', type: text },
  { field: 'validity', type: text },
  { field: 'gives', type: { kind: 'names', values: PROCEDURE_RESULTS, isOptional: true } },
  { field: 'benefitSharing', type: text },
  { field: 'afterwards', type: lines },
  { field: 'penalties', type: text },
  { field: 'basis', type: { kind: 'basis', documents, isOptional: true } },
  { field: 'source', type: required },
  { field: 'confidence', type: confidence },
  { field: 'readOn', type: { kind: 'day', isRequired: true } },
]

/** The lists within a procedure that have a sheet of their own, with the columns of their parts. */
export const PROCEDURE_PARTS: { readonly [part in 'steps' | 'declares']: readonly EntryColumn[] } = {
  steps: [
    { field: 'text', type: required },
    { field: 'source', type: text },
    { field: 'confidence', type: confidence },
    { field: 'confirmedOn', type: { kind: 'day' } },
  ],
  declares: [
    { field: 'field', type: { kind: 'choice', values: LETTER_FIELDS, isRequired: true } },
    { field: 'source', type: required },
    { field: 'confidence', type: confidence },
    { field: 'optional', type: { kind: 'yesNo' } },
    { field: 'unless', type: { kind: 'choice', values: LETTER_FIELDS } },
  ],
}
export type ProcedurePart = keyof typeof PROCEDURE_PARTS
