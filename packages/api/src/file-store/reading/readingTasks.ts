import type { MessagePort } from 'node:worker_threads'
import type { FieldError } from '@portal/contract'
import type { Language } from '@portal/texts'
import type { TableLimits } from '../../http/spreadsheet/reading/tableRows.ts'

export type TableRequest = { file: Uint8Array; limits: TableLimits; sheet?: string | undefined; language: Language }
export type SheetTextRequest = { text: string; language: Language }
export type FileRequest = { path: string; name: string; endings: readonly string[]; language: Language }

export type Request = TableRequest | SheetTextRequest | FileRequest
/** A thread sends a message when it begins. */
export type Task<R extends Request> = R & { begun: MessagePort }

/** What a thread returns: a refusal is a value, because errors lose their class between threads. */
export type Reading<Value> = { value: Value } | { errors: FieldError[] }
