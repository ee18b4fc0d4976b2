import type { GoldenCase } from '@portal/contract'
import { createWording } from '@portal/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { aLaw } from '../testing/aLaw.ts'
import { findingPlaces } from './findingPlaces.ts'
import { ProofPanel } from './ProofPanel.tsx'
import type { Proof } from './useProof.ts'

await addTexts('legalContent')

const proof: Proof = {
  state: 'current',
  quick: { problems: [], findings: [{ kind: 'dead', matrix: 'ke-main', row: 'ke-2', shadowedBy: ['ke-1'] }] },
  whole: {
    failures: [],
    moved: [],
    movedCount: 0,
    cases: [
      {
        name: 'a plant of 2019',
        rows: ['ke-1'],
        differences: [
          { kind: 'other', what: 'headline', expected: 'ke-2', actual: 'ke-1' },
          { kind: 'missing', what: 'obligations', id: 'ke-permit', actual: [] },
        ],
      },
      { name: 'one that expects nothing', rows: [], differences: [{ kind: 'empty' }] },
      { name: 'one that holds', rows: ['ke-1'], differences: [] },
    ],
    uncovered: [],
    line: { facts: { boxes: [{ use: ['screening'] }] }, before: [], after: [] },
  },
  server: undefined,
  error: null,
  retry: () => undefined,
} as unknown as Proof

test('failing cases and dead rows are said in words, lead to their rows, and are mended by one button', async () => {
  signIn()
  const onGoTo = vi.fn()
  const onChange = vi.fn()
  const onCases = vi.fn()
  const wording = createWording(i18next.t, { conditions: new Map(), values: {} })
  const nameOf = (id: string) => (id === 'ke-permit' ? 'Get the permit.' : id)
  const expect2019 = { headline: 'ke-2', obligations: ['ke-permit', 'ke-report'] }
  const cases: GoldenCase[] = [{ name: 'a plant of 2019', facts: { material: 'plant' }, open: [], expect: expect2019 }]
  const props = { country: 'KE', base: aLaw, draft: aLaw, cases, wording, nameOf, isReadOnly: false, revision: 3 }
  const element = <ProofPanel {...props} proof={proof} onGoTo={onGoTo} onChange={onChange} onCases={onCases} />
  renderAt('/', [{ path: '/', element }], [])
  const panel = within(await screen.findByRole('region', { name: 'Proof' }))
  expect(panel.getByText('Row under the light: expected row 2 of Main, is row 1 of Main')).toBeVisible()
  expect(panel.getByText('Missing in “Duties”: Get the permit.')).toBeVisible()
  expect(panel.getByText('It expects nothing, so it could never fail.')).toBeVisible()

  await userEvent.click(panel.getByText('1 case holds.'))
  await userEvent.click(within(panel.getByRole('group', { name: '1 case holds.' })).getByText('row 1 of Main'))
  expect(onGoTo).toHaveBeenLastCalledWith({ matrix: 'ke-main', row: 'ke-1' })
  await userEvent.click(panel.getByRole('button', { name: '2 golden cases fail' }))
  expect(panel.getByRole('heading', { name: 'Golden cases' })).toHaveFocus()

  await userEvent.click(panel.getByRole('button', { name: 'Expect what the draft decides: a plant of 2019' }))
  expect(panel.getByRole('heading', { name: 'Golden cases' })).toHaveFocus()
  expect(onCases).toHaveBeenCalledWith([{ ...cases[0], expect: { headline: 'ke-1', obligations: ['ke-report'] } }])
  await userEvent.click(panel.getByRole('button', { name: 'row 2 of Main' }))
  expect(onGoTo).toHaveBeenCalledWith({ matrix: 'ke-main', row: 'ke-2' })
  await userEvent.click(panel.getByRole('button', { name: 'Move above row 1' }))
  expect(onChange).toHaveBeenCalledWith({ op: 'move', entry: 'row ke-2', before: 'row ke-1', after: null })
})

test('a dead row goes above the last of the rows that decide before it, which changes the least', async () => {
  signIn()
  const { rows = [], ...main } = aLaw.matrices[0] ?? {}
  const third = { ...rows[0], id: 'ke-3' }
  const draft = {
    ...aLaw,
    matrices: [{ ...main, rows: [...rows.slice(0, 2), third, ...rows.slice(2)] }],
  } as typeof aLaw
  const dead = [{ kind: 'dead' as const, matrix: 'ke-main', row: 'ke-3', shadowedBy: ['ke-1', 'ke-2'] }]
  const onChange = vi.fn()
  const wording = createWording(i18next.t, { conditions: new Map(), values: {} })
  const props = { country: 'KE', base: draft, draft, cases: [], wording, nameOf: (id: string) => id }
  const shown = { ...props, isReadOnly: false, revision: 3, onGoTo: vi.fn(), onChange, onCases: vi.fn() }
  const found = { ...proof, quick: { problems: [], findings: dead } } as Proof
  renderAt('/', [{ path: '/', element: <ProofPanel {...shown} proof={found} /> }], [])
  await userEvent.click(await screen.findByRole('button', { name: 'Move above row 2' }))
  expect(onChange).toHaveBeenCalledWith({ op: 'move', entry: 'row ke-3', before: 'row ke-2', after: 'row ke-1' })
})

const move = {
  matrix: 'ke-main',
  before: { row: 'ke-1', status: 'AMBER' },
  after: { row: 'ke-2', status: 'RED' },
  box: { provider: ['KE'], material: ['plant', 'animal'] },
  example: {
    name: '',
    facts: { material: 'plant', use: 'screening', accessDate: '2006-11-01' },
    open: [],
    expect: {},
  },
  lights: { before: 'AMBER', after: 'RED' },
}

function showMoves(moved: readonly object[], isReadOnly = false) {
  signIn()
  const onCases = vi.fn()
  const moving = { ...proof, whole: { ...proof.whole, moved, movedCount: moved.length } } as unknown as Proof
  const wording = createWording(i18next.t, { conditions: new Map(), values: {} })
  const nameOf = (id: string) => id
  const props = { country: 'KE', base: aLaw, draft: aLaw, cases: [], wording, nameOf, isReadOnly, revision: 3 }
  const element = <ProofPanel {...props} proof={moving} onGoTo={vi.fn()} onChange={vi.fn()} onCases={onCases} />
  renderAt('/', [{ path: '/', element }], [])
  return onCases
}

test('a version that is in force shows what moved, and nothing to change it by', async () => {
  showMoves([move], true)
  const panel = within(await screen.findByRole('region', { name: 'Proof' }))
  expect(panel.getByText(/^For example: /)).toBeVisible()
  for (const name of ['As meant', 'Add as a case', /^Expect what/, /^Move above/])
    expect(panel.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('the example of what moved says only what decides', async () => {
  const onCases = showMoves([move])
  const example = await screen.findByText(/^For example: /)
  expect(example).toHaveTextContent('plant')
  expect(example).not.toHaveTextContent('2006')
  expect(example).not.toHaveTextContent('screening')
  await userEvent.click(screen.getByRole('button', { name: 'Add as a case' }))
  expect(onCases).toHaveBeenCalledWith([expect.objectContaining({ facts: move.example.facts })])
  expect(screen.getByRole('heading', { name: 'What moved' })).toHaveFocus()
})

test('of many moves six are shown, and the next takes the place of one that is meant', async () => {
  const uses = ['screening', 'breeding', 'diagnostics', 'taxonomy', 'cosmetics', 'food', 'feed']
  showMoves(
    uses.map((use, row) => ({ ...move, after: { row: `ke-${row}`, status: 'RED' }, box: { ...move.box, use: [use] } })),
  )
  expect(await screen.findAllByRole('button', { name: 'As meant' })).toHaveLength(6)
  expect(screen.getByText('1 more group of facts moves.')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'As meant' })[0] as HTMLElement)
  expect(screen.getAllByRole('button', { name: 'As meant' })).toHaveLength(6)
  expect(screen.queryByText(/more group/)).not.toBeInTheDocument()
})

test('the keys go through failing cases, by the row that decides them, and through what the tables show', () => {
  expect(findingPlaces(proof, aLaw, i18next.t)).toEqual([
    { text: 'The case “a plant of 2019” fails', place: { matrix: 'ke-main', row: 'ke-1' } },
    { text: 'The case “one that expects nothing” fails' },
    { text: 'Rows that decide nothing', place: { matrix: 'ke-main', row: 'ke-2' } },
  ])
})
