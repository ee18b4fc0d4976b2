import {
  type CallOutput,
  type CasesOfVersion,
  type ContentVersion,
  type ContentVersionFile,
  countries,
  editing,
  exchange,
  goldenCases,
  HOUSE,
  houseRules,
  LAW_FILE_BYTES,
  versions,
} from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { download, saveFile } from '../../api/download.ts'
import { base64Of } from '../../shared/files/base64Of.ts'

const WORKSPACE = ['legal-content']

/** House rules are proven without golden cases. */
const NO_CASES: CasesOfVersion = { revision: 1, cases: [], problems: [] }

export type DraftRef = { readonly id: string; readonly version: number }

export const legalContentQueries = {
  workspace: queryOptions({
    queryKey: [...WORKSPACE, 'workspace'],
    queryFn: () => call(editing.workspace, {}),
    staleTime: 0,
  }),
  house: queryOptions({
    queryKey: [...WORKSPACE, 'house'],
    queryFn: () => call(houseRules.read, {}),
    staleTime: 0,
  }),
  /** The problems that prevent the saved draft from being activated. */
  proof: (params: DraftRef, revision: number) =>
    queryOptions({
      queryKey: [...WORKSPACE, 'proof', params, revision],
      queryFn: () => call(versions.validate, { params }),
      staleTime: 0,
    }),
  /** The procedures that are shown for a country now. */
  procedures: (id: string) =>
    queryOptions({
      queryKey: [...WORKSPACE, 'procedures', id],
      queryFn: () => call(countries.procedures, { params: { id } }),
    }),
  /**
   * A draft with all that was changed in it, as it is when the page is opened: changes since then are read by `edits`. It
   * has a key of its own, so that nothing else that happens to the law replaces the page and what is open on it.
   */
  draft: ({ id, version }: DraftRef) =>
    queryOptions({
      queryKey: ['legal-draft', id, version],
      queryFn: async () => {
        const params = { id, version }
        const log = await call(editing.edits, { params, query: {} })
        const draft = await call(versions.read, { params })
        const from = draft.version.basedOn ?? version
        const [base, cases] = await Promise.all([
          call(versions.read, { params: { id, version: from } }),
          id === HOUSE ? NO_CASES : call(goldenCases.read, { params }),
        ])
        return { ...draft, file: editedFile(draft), log, base: editedFile(base), cases }
      },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** The law with the procedures beside it, which are edited together. */
export const editedFile = ({ file, procedures }: ContentVersionFile) => ({ ...file, procedures })

/** A draft as it was read, with the version that it changes. */
export type OpenedDraft = Omit<ContentVersionFile, 'file'> & {
  readonly file: ReturnType<typeof editedFile>
  readonly log: CallOutput<typeof editing.edits>
  readonly base: ReturnType<typeof editedFile>
  readonly cases: CasesOfVersion
}

type Cases = CallOutput<typeof goldenCases.read>['cases']

/** Saves the golden cases of a draft, which are then those of the opened one. */
export function useSaveCases(ref: DraftRef) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cases: Cases) => call(goldenCases.replace, { params: ref, body: { cases } }),
    onSuccess: (cases) =>
      queryClient.setQueryData(legalContentQueries.draft(ref).queryKey, (opened) => opened && { ...opened, cases }),
  })
}

/** Begins a draft of a country and returns it. */
export function useBeginDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, from }: { id: string; from: number }) =>
      call(versions.create, { params: { id }, body: { from } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WORKSPACE }),
  })
}

/** Begins a draft of the house rules and returns it. */
export function useBeginHouseRules() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(houseRules.begin, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WORKSPACE }),
  })
}

export function useRemoveHouseDraft({ version, revision }: Pick<ContentVersion, 'version' | 'revision'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(versions.remove, { params: { id: HOUSE, version }, ifMatch: revision }),
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

type Exported = 'exportXlsx' | 'exportDmn' | 'exportFiles'
type LawFile = { readonly endpoint: (typeof exchange)[Exported]; readonly ending: string }

/** Saves a version of the law as a file. */
export const useDownloadLaw = ({ id, version }: DraftRef) =>
  useMutation({
    mutationFn: async ({ endpoint, ending }: LawFile) => {
      const signal = new AbortController().signal
      const file = await download(endpoint, { params: { id, version }, signal, onBytes: () => undefined })
      saveFile(`${id}-${version}.${ending}`, file)
    },
  })

/** Reads a file of the law without storing anything; the content is kept for the draft that is begun with it. */
export const useCheckImport = (id: string) =>
  useMutation({
    mutationFn: async (file: File) => {
      const content = await base64Of(file, LAW_FILE_BYTES)
      return { content, found: await call(exchange.check, { params: { id }, body: { content } }) }
    },
  })

type ImportInput = { readonly content: string; readonly confirmed: readonly string[] }

export function useStartImport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ content, confirmed }: ImportInput) =>
      call(exchange.start, { params: { id }, body: { content, confirmed: [...confirmed] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WORKSPACE }),
  })
}
