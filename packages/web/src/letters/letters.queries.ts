import { type CallInput, type Letter, type LetterFormat, type LetterLanguage, letters } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { download, saveFile } from '../api/download.ts'
import { dutiesOfCase, papersOfCase } from '../cases/index.ts'
import { staleState } from '../shared/administration/useChange.ts'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'

export type LetterKey = { id: string; letterId: string; language: LetterLanguage }

export const letterQueries = {
  all: ['letters'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...letterQueries.all, 'of', assessmentId],
      queryFn: () => call(letters.ofAssessment, { params: { id: assessmentId } }),
    }),
  one: ({ language, ...params }: LetterKey) =>
    queryOptions({
      queryKey: [...letterQueries.all, 'one', params, language],
      queryFn: () => call(letters.read, { params, query: { language } }),
    }),
  history: ({ id, letterId }: Omit<LetterKey, 'language'>) =>
    queryOptions({
      queryKey: [...letterQueries.all, 'history', id, letterId],
      queryFn: () => call(letters.history, { params: { id, letterId } }),
    }),
}

export type LetterFields = CallInput<typeof letters.save>['body']['fields']

/** Saves fields on the version that is shown. Where it is stale nothing is saved and the present state is read. */
export function useSaveLetter({ language, ...params }: LetterKey) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: letterQueries.all })
  return useMutation({
    mutationFn: ({ fields, version }: { fields: LetterFields; version: number }) =>
      call(letters.save, { params, query: { language }, body: { fields }, ifMatch: version }),
    onSuccess: () => {
      notify.success(t('assessments.letters.isSaved'))
      return refresh()
    },
    onError: (error) => {
      if (!staleState<Letter>(error)) return notify.error(errorText(error))
      notify.error(t('assessments.letters.stale'))
      return refresh()
    },
  })
}

/** A step with a letter from which evidence and duties follow. */
export function useLetterStep(mutationFn: () => Promise<Letter>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      notify.success(t('assessments.letters.isSaved'))
      for (const { all } of [letterQueries, papersOfCase, dutiesOfCase]) {
        await queryClient.invalidateQueries({ queryKey: all })
      }
    },
  })
}

const DOWNLOAD_WITHIN_MS = 120_000

/** Fetches a letter as a file and saves it. */
export function useDownloadLetter({ language, ...params }: LetterKey) {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async (format: LetterFormat) => {
      const signal = AbortSignal.timeout(DOWNLOAD_WITHIN_MS)
      const input = { params: { ...params, format }, query: { language }, signal, onBytes: () => undefined }
      saveFile(`${params.letterId}-${language}.${format}`, await download(letters.file, input))
    },
    onError: (error) => notify.error(errorText(error)),
  })
}
