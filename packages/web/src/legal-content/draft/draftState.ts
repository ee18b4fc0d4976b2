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

/** Texts by the key of their cell, which are no value of it; null where there is none. */
type UnreadTexts = Readonly<Record<string, string | null>>

/** The changes of one key press or paste, with the texts that could not be read. They are undone together. */
export type EditStep = {
  readonly operations: readonly ContentOperation[]
  readonly before: UnreadTexts
  readonly after: UnreadTexts
}

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
  | { readonly type: 'change'; readonly operations: readonly ContentOperation[]; readonly unread?: UnreadTexts }
  | { readonly type: 'undo' | 'redo' }
  /** The golden cases were saved, which counts as a change of the draft. */
  | { readonly type: 'casesSaved'; readonly revision: number }
  | { readonly type: 'edits'; readonly edits: readonly ContentEdit[]; readonly confirmed: readonly ContentOperation[] }
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
      return stepped(state, action.operations, action.unread ?? {})
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

/** A new step; what changes nothing is none. */
function stepped(state: DraftState, operations: readonly ContentOperation[], unread: UnreadTexts): DraftState {
  const changes = Object.entries(unread).filter(([key, text]) => text !== (state.unread[key] ?? null))
  if (operations.length === 0 && changes.length === 0) return state
  const before = Object.fromEntries(changes.map(([key]) => [key, state.unread[key] ?? null]))
  const step = { operations, before, after: Object.fromEntries(changes) }
  return { ...again(state, step), past: withStep(state.past, step), future: [] }
}

const again = (state: DraftState, { operations, after }: EditStep): DraftState => ({
  ...changed(state, operations),
  unread: withTexts(state.unread, after),
})

const withStep = (steps: readonly EditStep[], step: EditStep): readonly EditStep[] => [
  ...steps.slice(1 - MAX_STEPS),
  step,
]

function withTexts(unread: DraftState['unread'], texts: UnreadTexts): DraftState['unread'] {
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
function withEdits(
  state: DraftState,
  edits: readonly ContentEdit[],
  confirmed: readonly ContentOperation[],
): DraftState {
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
  const after = changed(state, step.operations.toReversed().map(inverseOf))
  const unread = withTexts(state.unread, step.before)
  return { ...after, unread, past: state.past.slice(0, -1), future: [step, ...state.future] }
}

function redone(state: DraftState): DraftState {
  const [step, ...future] = state.future
  return step ? { ...again(state, step), past: withStep(state.past, step), future } : state
}

function decided(state: DraftState, { conflict, isMine }: Extract<DraftAction, { type: 'decide' }>): DraftState {
  const after = { ...state, conflicts: state.conflicts.filter((one) => one !== conflict) }
  const { operation, now } = conflict
  if (!isMine || operation.op !== 'set') return after
  return stepped(after, [{ ...operation, before: now ?? null } as ContentOperation], {})
}
