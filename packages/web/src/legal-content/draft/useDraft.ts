import { type ContentOperation, editing } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { ApiError, call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import type { DraftRef } from '../core/legalContent.queries.ts'
import { type DraftAction, type DraftState, openDraft, reduceDraft, type UnsavedChanges } from './draftState.ts'

type Opened = Parameters<typeof openDraft>[0]

/** How the saving stands. `since`: the time of the first failure. */
export type Saving = {
  readonly isSending: boolean
  readonly since: Date | null
  /** Why the server refused the last change for good. */
  readonly refusal: unknown
}

export type LawDraft = DraftState & {
  readonly saving: Saving
  readonly log: ReturnType<typeof useEdits>['data']
  readonly change: (operations: readonly ContentOperation[]) => void
  readonly send: (action: DraftAction) => void
}

const PAUSE_MS = 400
const POLL_MS = 3000
const MAX_RETRY_MS = 30_000

/** A draft that saves itself, takes over the changes of others, and keeps what could not be sent. */
export function useDraft(ref: DraftRef, opened: Opened): LawDraft {
  const { user } = useSession()
  const userId = user?.userId ?? ''
  const [state, send] = useReducer(reduceDraft, null, () => openDraft(opened, keptChanges(userId, ref)))
  const { pending, unread, revision } = state
  useEffect(() => keepChanges(userId, ref, { pending, unread }), [userId, ref, pending, unread])
  const saving = useSaving(ref, state, send)
  const { data } = useEdits(ref, revision, !saving.isSending)
  useEffect(() => {
    if (data && data.edits.length > 0) send({ type: 'edits', edits: data.edits, confirmed: [] })
  }, [data])
  const change = useCallback((operations: readonly ContentOperation[]) => send({ type: 'change', operations }), [])
  return { ...state, saving, log: data, change, send }
}

/** What happened in the draft after a revision, asked for while the page is visible. */
function useEdits(ref: DraftRef, after: number, isEnabled: boolean) {
  return useQuery({
    queryKey: ['legal-content', 'edits', ref.id, ref.version, after],
    queryFn: () => call(editing.edits, { params: ref, query: { after } }),
    refetchInterval: POLL_MS,
    enabled: isEnabled,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before && { ...before, edits: [] },
  })
}

type Send = (action: DraftAction) => void

const IDLE: Saving = { isSending: false, since: null, refusal: null }

function useSaving(ref: DraftRef, { pending, revision }: DraftState, send: Send): Saving {
  const [saving, setSaving] = useState(IDLE)
  const [tries, setTries] = useState(0)
  const isSending = useRef(false)
  useEffect(() => {
    if (pending.length === 0 || isSending.current) return
    const save = async () => {
      isSending.current = true
      setSaving((before) => ({ ...before, isSending: true }))
      const outcome = await sendChanges(ref, revision, pending)
      isSending.current = false
      if ('error' in outcome) {
        setSaving(({ since, refusal }) => ({ isSending: false, since: since ?? new Date(), refusal }))
        setTries((before) => before + 1)
        return
      }
      for (const action of outcome.actions) send(action)
      setTries(0)
      setSaving({ ...IDLE, refusal: outcome.refusal ?? null })
    }
    const timer = setTimeout(save, pauseAfter(tries))
    return () => clearTimeout(timer)
  }, [pending, revision, ref, send, tries])
  return saving
}

const pauseAfter = (tries: number): number => (tries === 0 ? PAUSE_MS : Math.min(MAX_RETRY_MS, 1000 * 2 ** tries))

type Outcome = { error: unknown } | { actions: DraftAction[]; refusal?: unknown }

/** Sends the changes; a refusal becomes a conflict in the place of the change, or is said. */
async function sendChanges(ref: DraftRef, after: number, operations: readonly ContentOperation[]): Promise<Outcome> {
  try {
    const body = { after, operations: [...operations] }
    const { edits } = await call(editing.change, { params: ref, body })
    return { actions: [{ type: 'edits', edits, confirmed: operations }] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { error }
    return afterRefusal(ref, { after, operations, error })
  }
}

type Stale = { operation: number; by: string | null; at: string | null }

type Refused = { after: number; operations: readonly ContentOperation[]; error: ApiError }

/** What somebody else changed first becomes a conflict in its place; anything else is taken back, and the reason said. */
async function afterRefusal(ref: DraftRef, { after, operations, error }: Refused): Promise<Outcome> {
  if (error.code !== 'STALE_VERSION') {
    return {
      actions: operations.map((operation) => ({ type: 'refused', operation, by: null })),
      refusal: error,
    }
  }
  const { operation, by, at } = error.current as Stale
  try {
    const { edits } = await call(editing.edits, { params: ref, query: { after } })
    return {
      actions: [
        { type: 'edits', edits, confirmed: [] },
        { type: 'refused', operation: operations[operation], by: { by, at } },
      ],
    }
  } catch (failure) {
    return { error: failure }
  }
}

/**
 * Reads the whole draft again if it was changed otherwise than by operations, as a program does that replaces its file:
 * what the reader has typed and not saved yet is kept in the browser and applied to it.
 */
export function useReload({ log, revision }: LawDraft, isSaving: boolean, onReload: () => void): void {
  const isReplaced = log !== undefined && log.edits.length === 0 && log.version.revision > revision && !isSaving
  const reload = useEffectEvent(onReload)
  useEffect(() => {
    if (isReplaced) reload()
  }, [isReplaced])
}

const keyOf = (userId: string, { id, version }: DraftRef) => `abs-portal.law.${userId}.${id}.${version}`

/** Changes that the server has not confirmed, kept in this browser until it has: also when the window is closed. */
function keepChanges(userId: string, ref: DraftRef, { pending, unread }: UnsavedChanges): void {
  if (pending.length + Object.keys(unread).length === 0) localStorage.removeItem(keyOf(userId, ref))
  else localStorage.setItem(keyOf(userId, ref), JSON.stringify({ pending, unread }))
}

function keptChanges(userId: string, ref: DraftRef): UnsavedChanges | null {
  const text = localStorage.getItem(keyOf(userId, ref))
  return text === null ? null : (JSON.parse(text) as UnsavedChanges)
}
