import { describe, expect, test } from 'vitest'
import { canChange, canonicalJson, compile, decide, joinLaw, partition, statusOf } from '../index.ts'
import type { Box, Facts } from '../law/model.ts'
import { smallLaw } from '../testing/smallLaw.ts'

const law = compile(joinLaw([smallLaw]))
const known: Box = {
  accessDate: { from: '2019-03-10', before: '2019-03-11' },
  useDate: { from: '2026-12-01', before: '2026-12-02' },
  use: ['research'],
  partner: ['no'],
  border: ['no'],
  paper: ['none'],
}
const facts = (changed: Box = {}, open: string[] = []): Facts => ({ boxes: [{ ...known, ...changed }], open })
const decided = (changed: Box = {}, open: string[] = []) => decide(law, facts(changed, open))

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('decide', () => {
  test('known facts are decided by one row of each matrix, with the nearest changes to a better colour', () => {
    const decision = decided()
    expect(decision.status).toBe('RED')
    expect(decision.lights).toEqual({ scope: 'GREEN', provider: 'RED', user: 'closed' })
    expect(decision.cells.filter(({ status }) => status)).toEqual([
      { layer: 'scope', matrix: 'party', row: 'not_party', box: {}, status: 'GREEN', met: [] },
      { layer: 'provider', matrix: 'xx-main', row: 'xx-otherwise', box: {}, status: 'RED', met: [] },
    ])
    expect(decision.obligations).toEqual([{ id: 'permit', met: false }])
    expect(decision.locks).toEqual(['no-use'])
    expect(decision.questions).toEqual([])
    expect(decision.changes).toEqual([
      { set: { paper: ['permit'] }, status: 'GREEN' },
      { set: { use: ['storage'] }, status: 'GREEN' },
      { set: { partner: ['yes'] }, status: 'AMBER' },
    ])
  })

  test('a change can be conditional on an open fact that has no question because it does not affect the colour', () => {
    const decision = decided({ border: ['yes', 'no'] }, ['border'])
    expect(decision.status).toBe('RED')
    expect(decision.questions).toEqual([])
    expect(decision.changes).toEqual([
      { set: { paper: ['permit'] }, status: 'GREEN' },
      { set: { use: ['storage'] }, status: 'GREEN' },
      { set: { partner: ['yes'] }, when: { border: ['no'] }, status: 'AMBER' },
    ])
    const promised = decided({ partner: ['yes'], border: ['no'] })
    expect(promised.status).toBe('AMBER')
  })

  test('an open date is split on the days that rows and tables name, and has a question', () => {
    const decision = decided({ accessDate: { before: '2026-12-02' } }, ['accessDate'])
    expect(decision.status).toBe('RED')
    expect(decision.lights).toEqual({ scope: 'GREEN', provider: 'RED', user: 'AMBER' })
    expect(decision.cells.filter(({ row: id }) => id === 'xx-otherwise').map(({ box }) => box)).toEqual([
      { accessDate: { from: '2000-06-30', before: '2026-12-02' } },
    ])
    expect(decision.questions).toEqual([
      {
        dimension: 'accessDate',
        answers: [
          { value: { before: '2000-06-30' }, status: 'AMBER' },
          { value: { from: '2000-06-30', before: '2026-12-02' }, status: 'RED' },
        ],
      },
    ])
  })

  test('papers that meet the only obligation make the colour GREEN, while the lock remains', () => {
    const decision = decided({ paper: ['permit'] })
    expect(decision.status).toBe('GREEN')
    expect(decision.obligations).toEqual([{ id: 'permit', met: true }])
    expect(decision.locks).toEqual(['no-use'])
  })

  test('the obligations of several uses are all listed, and that of a single use says where it applies', () => {
    const decision = decided({ use: ['research', 'ipr'] })
    expect(decision.obligations).toEqual([
      { id: 'permit', met: false },
      { id: 'disclose', met: false, only: [{ use: ['ipr'] }] },
    ])
  })

  test('only rows about use are read for material accessed before the Convention', () => {
    const decision = decided({ accessDate: { from: '1990-01-01', before: '1990-01-02' } })
    expect(decision.lights).toEqual({ scope: 'GREEN', provider: 'AMBER', user: 'closed' })
    const storage = decided({ accessDate: { from: '1990-01-01', before: '1990-01-02' }, use: ['storage'] })
    expect(storage.cells.map(({ row: id }) => id)).not.toContain('xx-storage')
    expect(storage.lights.provider).toBe('AMBER')
  })

  test('the trace names the dimensions on which a row did not fit', () => {
    const { steps } = decided().trace
    expect(steps.find((step) => step.row === 'xx-partner')).toMatchObject({ took: [], failedOn: ['partner'] })
    expect(steps.find((step) => step.row === 'xx-otherwise')).toMatchObject({ took: [{}], failedOn: [] })
    expect(steps.find((step) => step.row === 'not_party')).toMatchObject({ took: [{}] })
  })

  test('impossible facts are AMBER, never GREEN', () => {
    const backwards = decided({ accessDate: { from: '2027-01-01' } })
    expect(backwards).toMatchObject({
      status: 'AMBER',
      lights: { scope: 'closed', provider: 'closed', user: 'closed' },
      cells: [],
    })
  })

  test('the same facts give the same bytes', () => {
    const again = decide(compile(joinLaw([copy(smallLaw)])), copy(facts()))
    expect(canonicalJson(again)).toBe(canonicalJson(decided()))
    expect(JSON.parse(canonicalJson(again))).toEqual(decided())
    expect(statusOf(law, facts())).toEqual({ status: decided().status, lights: decided().lights })
  })
})

test('a fact that matters only together with another open fact can still change the result', () => {
  const open = facts({ partner: ['yes', 'no'], border: ['yes', 'no'] }, ['partner', 'border'])
  expect(decide(law, open).questions).toEqual([])
  expect(canChange(law, open, 'partner')).toBe(true)
  expect(canChange(law, open, 'border')).toBe(true)
  expect(canChange(law, facts(), 'border')).toBe(false)
  expect(canChange(law, facts({ partner: ['yes'] }), 'border')).toBe(true)
})

test('a partition has the deciding row of each part', () => {
  const timeline = partition(law, 'xx-main', [{ ...known, accessDate: {} }])
  expect(timeline).toEqual([
    { row: 'xx-old', box: { accessDate: { before: '2000-06-30' } } },
    { row: 'xx-otherwise', box: { accessDate: { from: '2000-06-30' } } },
  ])
})
