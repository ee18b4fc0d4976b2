import { type Activation, type ContentVersion, editing, type HandOver, versions } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { hubQueries } from '../../hub.queries.ts'

type Version = Pick<ContentVersion, 'contentId' | 'version' | 'revision'>

const paramsOf = ({ contentId, version }: Version) => ({ id: contentId, version })

const PROGRESS_MS = 1000
const isRunning = (activation: Activation | undefined) =>
  activation === undefined || activation.state === 'queued' || activation.state === 'running'

/** Queries for editors of the law: the changes that a version would cause, and the progress of its activation. */
export const versionQueries = {
  preview: (version: Version) =>
    queryOptions({
      queryKey: ['activationPreview', paramsOf(version), version.revision],
      queryFn: () => call(versions.preview, { params: paramsOf(version) }),
      staleTime: 0,
      retry: false,
    }),
  /** All checks and proofs that an activation requires, golden cases among them. */
  proof: (version: Version) =>
    queryOptions({
      queryKey: ['versionProof', paramsOf(version), version.revision],
      queryFn: () => call(versions.validate, { params: paramsOf(version) }),
      staleTime: 0,
    }),
  /** Who handed a draft over, and as which text. */
  handOver: (version: Version) =>
    queryOptions({
      queryKey: ['handOver', paramsOf(version), version.revision],
      queryFn: () => call(editing.edits, { params: paramsOf(version), query: { after: version.revision } }),
      staleTime: 0,
    }),
  activation: (id: string) =>
    queryOptions({
      queryKey: ['activation', id],
      queryFn: () => call(versions.activation, { params: { id } }),
      refetchInterval: ({ state }) => (isRunning(state.data) ? PROGRESS_MS : false),
    }),
}

/** Begins a draft as a copy of a version. */
export function useStartDraft({ contentId: id, version: from }: Version) {
  const { t } = useTranslation()
  return useDraftChange(
    () => call(versions.create, { params: { id }, body: { from } }),
    ({ version: { version } }) => t('informationHub.drafts.started', { version }),
  )
}

export function useRemoveDraft(version: Version) {
  const { t } = useTranslation()
  return useDraftChange(
    () => call(versions.remove, { params: paramsOf(version), ifMatch: version.revision }),
    () => t('informationHub.drafts.removed'),
  )
}

/** Every change shows in the list of versions and in the differences; the law itself stays as it is. */
function useDraftChange<Input, Output>(change: (input: Input) => Promise<Output>, said: (output: Output) => string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (output) => {
      notify.success(said(output))
      return queryClient.invalidateQueries({ queryKey: hubQueries.all })
    },
  })
}

/** Makes a version active, a draft as the text that was handed over. Everything that was read of the law before is read again. */
export function useActivate(version: Version, handOver: HandOver | null) {
  const queryClient = useQueryClient()
  const mutationKey = ['activate', version.contentId, version.version]
  const { mutate, ...activation } = useMutation({
    mutationKey,
    mutationFn: () => {
      const params = paramsOf(version)
      if (!handOver) return call(versions.activate, { params, ifMatch: version.revision })
      const { handOverId, sha256 } = handOver
      return call(versions.approve, { params, body: { handOverId, sha256 } })
    },
    onSuccess: () =>
      Promise.all(
        [hubQueries.all, ['content'], ['legal-content']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  // A second press, before the button shows that it works, would be refused and hide that the first one did it.
  return { ...activation, mutate: () => queryClient.isMutating({ mutationKey }) === 0 && mutate() }
}

/** The words for a failed call; undefined while none has failed. */
export function useFailureText() {
  const errorText = useErrorText()
  return (error: unknown): string | undefined => (error ? errorText(error) : undefined)
}
