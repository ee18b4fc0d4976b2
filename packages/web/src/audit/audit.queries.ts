import { audit, type CallInput } from '@portal/contract'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { saveFile } from '../api/download.ts'
import { ADMINISTRATION } from '../shared/administration/useChange.ts'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'

type ListBody = CallInput<typeof audit.list>['body']
type ExportBody = CallInput<typeof audit.export>['body']

export const auditQueries = {
  list: (body: ListBody) =>
    queryOptions({
      queryKey: [...ADMINISTRATION, 'audit', body],
      queryFn: () => call(audit.list, { body }),
      select: ({ count, rows }) => ({ total: count, rows }),
      placeholderData: keepPreviousData,
    }),
}

/** Downloads the filtered entries as a file. */
export function useExportAudit() {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (body: ExportBody) => call(audit.export, { body }),
    onSuccess: (csv) => saveFile('audit-log.csv', new Blob([csv], { type: 'text/csv' })),
    onError: (error) => notify.error(errorText(error)),
  })
}
