import { type CallOutput, editing, goldenCases, versions } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const WORKSPACE = ['legal-content']

export type DraftRef = { readonly id: string; readonly version: number }

export const legalContentQueries = {
  workspace: queryOptions({
    queryKey: [...WORKSPACE, 'workspace'],
    queryFn: () => call(editing.workspace, {}),
    staleTime: 0,
  }),
  /** A draft with all that was changed in it, as it is when the page is opened: changes since then are read by `edits`. */
  draft: ({ id, version }: DraftRef) =>
    queryOptions({
      queryKey: [...WORKSPACE, 'draft', id, version],
      queryFn: async () => {
        const params = { id, version }
        const log = await call(editing.edits, { params, query: {} })
        const draft = await call(versions.read, { params })
        const from = draft.version.basedOn ?? version
        const [base, cases] = await Promise.all([
          call(versions.read, { params: { id, version: from } }),
          call(goldenCases.read, { params }),
        ])
        return { ...draft, log, base: base.file, cases }
      },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

type Cases = CallOutput<typeof goldenCases.read>['cases']

/** Saves the golden cases of a draft. */
export const useSaveCases = ({ id, version }: DraftRef) =>
  useMutation({ mutationFn: (cases: Cases) => call(goldenCases.replace, { params: { id, version }, body: { cases } }) })

/** Begins a draft of a country and returns it. */
export function useBeginDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, from }: { id: string; from: number }) =>
      call(versions.create, { params: { id }, body: { from } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WORKSPACE }),
  })
}

type HandOverInput = { ref: DraftRef; revision: number; message: string }

export const useHandOver = () =>
  useMutation({
    mutationFn: ({ ref: params, revision, message }: HandOverInput) =>
      call(editing.handOver, { params, body: { revision, message } }),
  })

type ReturnInput = { ref: DraftRef; handOverId: string; remark: string }

export const useGiveBack = () =>
  useMutation({
    mutationFn: ({ ref: params, handOverId, remark }: ReturnInput) =>
      call(editing.giveBack, { params, body: { handOverId, remark } }),
  })

type CommentInput = { ref: DraftRef; entry: string; field: string | null; text: string }

export const useComment = () =>
  useMutation({
    mutationFn: ({ ref: params, ...body }: CommentInput) => call(editing.comment, { params, body }),
  })

export const useResolveComment = () =>
  useMutation({
    mutationFn: ({ ref, commentId }: { ref: DraftRef; commentId: string }) =>
      call(editing.resolveComment, { params: { ...ref, commentId } }),
  })
