import { assessments } from '@portal/contract'
import dayjs from 'dayjs'
import { download } from '../../../api/download.ts'
import { saveFile } from '../../../api/saveFile.ts'
import type { ListRequest } from '../filters/assessmentFilters.ts'

const ENDPOINTS = { csv: assessments.exportCsv, xlsx: assessments.exportXlsx } as const
export type ExportFormat = keyof typeof ENDPOINTS

type Options = {
  format: ExportFormat
  /** The list as it is filtered and sorted; all its pages are exported. */
  request: ListRequest
  signal: AbortSignal
  onBytes: (received: number) => void
}

/** Saves the list as a file and says what it is called. Nothing is saved unless all of it has come. */
export async function exportFile({ format, request, signal, onBytes }: Options): Promise<string> {
  const { from: _, size: __, ...body } = request
  const content = await download(ENDPOINTS[format], { body, signal, onBytes })
  const name = `assessments-${dayjs().format('YYYY-MM-DD')}.${format}`
  saveFile(name, content)
  return name
}
