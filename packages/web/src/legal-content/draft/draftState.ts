import {
  applyOperation,
  type ContentEdit,
  type ContentOperation,
  type EditedFile,
  inverseOf,
  valueIn,
} from '@portal/contract'

/** A change of the reader whose place somebody else has changed meanwhile: neither is lost, the reader decides. */
export type Conflict = {
  readonly operation: ContentOperation
  /** What stands there now. */
  readonly now: unknown
  readonly by: string | null
  readonly at: string | null
}

/** Operations that one key or paste made: undone together. */
export type EditStep = readonly ContentOperation[]

/** A draft while it is edited: what the server has, and what it has not got yet. */
export type DraftState = {
  /** The file as the server has it at `revision`. */
  readonly base: EditedFile
  readonly revision: number
  /** Changes that the server has not confirmed, in order; the file on screen has them. */
  readonly pending: readonly ContentOperation[]
  readonly file: EditedFile
  /** Texts that are no value of their cell, by the key of the cell. */
  readonly unread: Readonly<Record<string, string>>
  readonly conflicts: readonly Conflict[]
  readonly past: readonly EditStep[]
  readonly future: readonly EditStep[]
  /** What was changed since the draft was begun, as far as it is known. */
  readonly edits: readonly ContentEdit[]
}

export type UnsavedChanges = Pick<DraftState, 'pending' | 'unread'>

export type DraftAction =
  | { readonly type: 'change'; readonly operations: readonly ContentOperation[] }
  | { readonly type: 'unread'; readonly texts: Readonly<Record<string, string | null>> }
  | { readonly type: 'undo' | 'redo' }
  /** The golden cases were saved, which counts as a change of the draft. */
  | { readonly type: 'casesSaved'; readonly revision: number }
  | { readonly type: 'edits'; readonly edits: readonly ContentEdit[]; readonly confirmed: EditStep }
  | {
      readonly type: 'refused'
      readonly operation: ContentOperation | undefined
      readonly by: Pick<Conflict, 'by' | 'at'> | null
    }
  | { readonly type: 'decide'; readonly conflict: Conflict; readonly isMine: boolean }

const MAX_STEPS = 200

export function openDraft(
  { file, revision, edits }: { file: EditedFile; revision: number; edits: readonly ContentEdit[] },
  kept: UnsavedChanges | null,
): DraftState {
  const state = { base: file, revision, file, edits, pending: [], unread: kept?.unread ?? {}, conflicts: [] }
  return rebased({ ...state, past: [], future: [] }, kept?.pending ?? [])
}

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'change':
      return { ...changed(state, action.operations), past: withStep(state.past, action.operations), future: [] }
    case 'unread':
      return { ...state, unread: withTexts(state.unread, action.texts) }
    case 'undo':
      return undone(state)
    case 'redo':
      return redone(state)
    case 'casesSaved':
      // If somebody else changed the draft in between, the old revision stays, so that the draft is read again.
      return action.revision === state.revision + 1 ? { ...state, revision: action.revision } : state
    case 'edits':
      return withEdits(state, action.edits, action.confirmed)
    case 'refused':
      return refused(state, action)
    case 'decide':
      return decided(state, action)
  }
}

const withStep = (steps: readonly EditStep[], step: EditStep): readonly EditStep[] => [
  ...steps.slice(1 - MAX_STEPS),
  step,
]

function withTexts(unread: DraftState['unread'], texts: Readonly<Record<string, string | null>>): DraftState['unread'] {
  const all = Object.entries({ ...unread, ...texts })
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Applies the operations that fit; those that do not are conflicts. */
function changed(state: DraftState, operations: readonly ContentOperation[]): DraftState {
  const pending = [...state.pending]
  const conflicts = [...state.conflicts]
  let { file } = state
  for (const operation of operations) {
    const applied = applyOperation(file, operation)
    if ('file' in applied) {
      file = applied.file
      pending.push(operation)
    } else conflicts.push({ operation, now: applied.now, ...lastChange(state, operation) })
  }
  return { ...state, file, pending, conflicts }
}

/** Who changed the entry of an operation last. */
function lastChange({ edits }: DraftState, { entry }: ContentOperation): Pick<Conflict, 'by' | 'at'> {
  const last = edits.findLast(({ operations }) => operations.some((one) => one.entry === entry))
  return { by: last?.by ?? null, at: last?.at ?? null }
}

/** The state with these unconfirmed changes on top of what the server has. */
const rebased = (state: DraftState, pending: readonly ContentOperation[]): DraftState =>
  changed({ ...state, file: state.base, pending: [] }, pending)

/** `confirmed`: the pending changes that are among the edits. */
function withEdits(state: DraftState, edits: readonly ContentEdit[], confirmed: EditStep): DraftState {
  const fresh = edits.filter(({ revision }) => revision > state.revision)
  const base = fresh
    .flatMap(({ operations }) => operations)
    .reduce((file, operation) => {
      const applied = applyOperation(file, operation)
      return 'file' in applied ? applied.file : file
    }, state.base)
  const revision = fresh.at(-1)?.revision ?? state.revision
  const pending = state.pending.filter((operation) => !confirmed.includes(operation))
  return rebased({ ...state, base, revision, edits: [...state.edits, ...fresh] }, pending)
}

/** Takes out the operation that the server refused; it becomes a conflict if somebody else changed its place. */
function refused(state: DraftState, { operation, by }: Extract<DraftAction, { type: 'refused' }>): DraftState {
  const after = rebased(
    state,
    state.pending.filter((one) => one !== operation),
  )
  // The changes of the others may have made it a conflict already.
  if (!operation || !by || !state.pending.includes(operation)) return after
  const now = valueIn(after.file, operation.entry, operation.op === 'set' ? operation.field : undefined) ?? null
  return { ...after, conflicts: [...after.conflicts, { operation, now, ...by }] }
}

function undone(state: DraftState): DraftState {
  const step = state.past.at(-1)
  if (!step) return state
  const after = changed(state, step.toReversed().map(inverseOf))
  return { ...after, past: state.past.slice(0, -1), future: [step, ...state.future] }
}

function redone(state: DraftState): DraftState {
  const [step, ...future] = state.future
  return step ? { ...changed(state, step), past: withStep(state.past, step), future } : state
}

function decided(state: DraftState, { conflict, isMine }: Extract<DraftAction, { type: 'decide' }>): DraftState {
  const after = { ...state, conflicts: state.conflicts.filter((one) => one !== conflict) }
  const { operation, now } = conflict
  if (!isMine || operation.op !== 'set') return after
  const again = { ...operation, before: now ?? null } as ContentOperation
  return { ...changed(after, [again]), past: withStep(state.past, [again]), future: [] }
}
