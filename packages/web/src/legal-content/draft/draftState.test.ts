import type { ContentEdit, ContentOperation, CountryFile } from '@portal/contract'
import { expect, test } from 'vitest'
import { openDraft, reduceDraft } from './draftState.ts'
import { marksOf } from './history.ts'

const row = (id: string, reason: string) => ({
  id,
  when: [{ use: ['screening'] }],
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { reason, basis: [], confidence: 'low' as const, obligations: [], locks: [] },
})

const file = {
  country: 'KE',
  matrices: [
    { id: 'ke-main', title: 'Main', rows: [row('ke-1', 'One.'), row('ke-2', 'Two.'), row('ke-last', 'Else.')] },
  ],
  obligations: [],
  locks: [],
  conditions: [],
  documents: [],
  authorities: [],
  measures: [],
  regions: [],
} as unknown as CountryFile

const word = (id: string, before: string, after: string): ContentOperation => ({
  op: 'set',
  entry: `row ${id}`,
  field: 'then/reason',
  before,
  after,
})
const edit = (revision: number, ...operations: ContentOperation[]): ContentEdit => ({
  revision,
  by: 'Ana Souza',
  isMine: false,
  at: '2026-11-28T10:00:00.000Z',
  operations,
})
const open = () => openDraft({ file, revision: 1, edits: [] }, null)
const reasons = ({ file: { matrices } }: { file: CountryFile }) => matrices[0]?.rows.map(({ then }) => then.reason)

test('changes of others are taken over, and own ones stay on top of them', () => {
  const mine = reduceDraft(open(), { type: 'change', operations: [word('ke-1', 'One.', 'Mine.')] })
  const both = reduceDraft(mine, { type: 'edits', edits: [edit(2, word('ke-2', 'Two.', 'Theirs.'))], confirmed: [] })
  expect(reasons(both)).toEqual(['Mine.', 'Theirs.', 'Else.'])
  expect(both).toMatchObject({ revision: 2, conflicts: [], pending: [{ after: 'Mine.' }] })
})

test('one cell changed by two: neither is lost, and the reader decides', () => {
  const mine = reduceDraft(open(), { type: 'change', operations: [word('ke-1', 'One.', 'Mine.')] })
  const both = reduceDraft(mine, { type: 'edits', edits: [edit(2, word('ke-1', 'One.', 'Theirs.'))], confirmed: [] })
  expect(reasons(both)?.[0]).toBe('Theirs.')
  const [conflict] = both.conflicts
  expect(conflict).toMatchObject({ now: 'Theirs.', by: 'Ana Souza', operation: { after: 'Mine.' } })
  if (!conflict) return
  expect(reasons(reduceDraft(both, { type: 'decide', conflict, isMine: false }))?.[0]).toBe('Theirs.')
  expect(reasons(reduceDraft(both, { type: 'decide', conflict, isMine: true }))?.[0]).toBe('Mine.')
})

test('a cell is marked as changed as long as it differs from what the draft was begun from', () => {
  const changed = reduceDraft(open(), { type: 'change', operations: [word('ke-1', 'One.', 'A.')] })
  expect([...marksOf(changed, [], file)]).toEqual([['row ke-1 · then/reason', 'changed']])
  const back = reduceDraft(changed, { type: 'change', operations: [word('ke-1', 'A.', 'One.')] })
  expect([...marksOf(back, [], file)]).toEqual([])
})

test('undo takes a step back as one, redo does it again', () => {
  const step = [word('ke-1', 'One.', 'A.'), word('ke-2', 'Two.', 'B.')]
  const changed = reduceDraft(open(), { type: 'change', operations: step })
  const undone = reduceDraft(changed, { type: 'undo' })
  expect(reasons(undone)).toEqual(['One.', 'Two.', 'Else.'])
  expect(reasons(reduceDraft(undone, { type: 'redo' }))).toEqual(['A.', 'B.', 'Else.'])
})

test('undo also takes back a text that cannot be read, alone or with what was pasted beside it', () => {
  const key = 'row ke-1 · when/0/use'
  const typed = reduceDraft(open(), { type: 'change', operations: [], unread: { [key]: 'screning' } })
  const operations = [word('ke-1', 'One.', 'A.')]
  const pasted = reduceDraft(typed, { type: 'change', operations, unread: { [key]: 'x', other: 'y' } })
  const once = reduceDraft(pasted, { type: 'undo' })
  expect([reasons(once)?.[0], once.unread]).toEqual(['One.', { [key]: 'screning' }])
  expect(reduceDraft(once, { type: 'redo' }).unread).toEqual({ [key]: 'x', other: 'y' })
  const twice = reduceDraft(once, { type: 'undo' })
  expect([twice.unread, twice.past.length]).toEqual([{}, 0])
  expect(reduceDraft(twice, { type: 'change', operations: [], unread: { [key]: null } })).toBe(twice)
})

test('what was not saved when the browser was closed is there again', () => {
  const kept = { pending: [word('ke-1', 'One.', 'Kept.')], unread: { 'row ke-1 · when/0/use': 'screning' } }
  const again = openDraft({ file, revision: 4, edits: [] }, kept)
  expect(reasons(again)?.[0]).toBe('Kept.')
  expect(again.unread).toEqual(kept.unread)
})

test('the server confirms what it has saved; what was typed meanwhile is still to be sent', () => {
  const sent = word('ke-1', 'One.', 'A.')
  const first = reduceDraft(open(), { type: 'change', operations: [sent] })
  const more = reduceDraft(first, { type: 'change', operations: [word('ke-1', 'A.', 'B.')] })
  const confirmed = reduceDraft(more, { type: 'edits', edits: [edit(2, sent)], confirmed: [sent] })
  expect(confirmed).toMatchObject({ revision: 2, conflicts: [], pending: [{ before: 'A.', after: 'B.' }] })
  expect(reasons(confirmed)?.[0]).toBe('B.')
})

test('saved golden cases raise the revision, unless somebody else changed the draft between', () => {
  const opened = open()
  expect(reduceDraft(opened, { type: 'casesSaved', revision: 2 })).toEqual({ ...opened, revision: 2 })
  expect(reduceDraft(opened, { type: 'casesSaved', revision: 3 })).toBe(opened)
})
