import { describe, expect, test } from 'vitest'
import { compile, decide, explain, joinLaw, type LawPart } from '../../index.ts'
import { smallLaw } from '../../testing/smallLaw.ts'

const part: LawPart = {
  ...smallLaw,
  documents: [{ id: 'act', title: 'The Act', url: 'https://example.org/act' }],
  layers: {
    ...smallLaw.layers,
    provider: smallLaw.layers.provider?.map((matrix) => ({
      ...matrix,
      rows: matrix.rows.map((row) => ({
        ...row,
        // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
        then: {
          ...row.then,
          basis: [
            { document: 'act', article: 'Art. 1' },
            { absence: 'No list found', asOf: '2026-11-01' },
          ],
        },
      })),
    })),
  },
}
const law = joinLaw([part])
const explained = (box: Record<string, readonly string[]>) => {
  const dates = { accessDate: { from: '2019-03-10', before: '2019-03-11' }, useDate: { from: '2026-12-01' } }
  const known = { use: ['research'], partner: ['no'], border: ['no'], paper: ['none'] }
  return explain(law, decide(compile(law), { boxes: [{ ...dates, ...known, ...box }], open: [] }))
}

describe('an explanation', () => {
  test('names the row that decides, with its reason, document, article and absence', () => {
    expect(explained({}).deciding).toEqual({
      layer: 'provider',
      matrix: 'xx-main',
      matrixTitle: 'Access',
      row: 'xx-otherwise',
      reason: 'because',
      status: 'RED',
      confidence: 'high',
      basis: [
        { document: 'act', article: 'Art. 1', title: 'The Act', url: 'https://example.org/act' },
        { absence: 'No list found', asOf: '2026-11-01' },
      ],
      fitted: true,
      took: [{}],
      failedOn: [],
    })
  })

  test('says for each row that was read whether it fitted, or on which dimensions it did not', () => {
    const { rows } = explained({})
    expect(rows.find(({ row }) => row === 'xx-partner')).toMatchObject({ fitted: false, failedOn: ['partner'] })
    expect(rows.map(({ row }) => row)).not.toContain('eu-duty')
  })

  test('has the texts of obligations and locks, and the colours of rows after papers', () => {
    const { obligations, locks, rows, deciding } = explained({ paper: ['permit'] })
    expect(obligations).toEqual([{ id: 'permit', text: 'Get the permit', metBy: ['permit'], met: true }])
    expect(locks).toEqual([{ id: 'no-use', type: 'legal', text: 'No use' }])
    expect(rows.find(({ row }) => row === 'xx-otherwise')?.status).toBe('GREEN')
    expect(deciding).toMatchObject({ row: 'xx-otherwise', status: 'GREEN' })
  })

  test('adds the past access to an unmet obligation that had to be met before it', () => {
    const before = (due: string) => ({ ...law, obligations: law.obligations.map((one) => ({ ...one, due })) })
    const box = { accessDate: { from: '2019-03-10', before: '2019-03-11' }, useDate: { from: '2026-12-01' } }
    const pastAccess = (due: string, paper: string, day: string) => {
      const facts = {
        boxes: [{ ...box, use: ['research'], partner: ['no'], border: ['no'], paper: [paper] }],
        open: [],
      }
      return explain(before(due), decide(compile(law), facts), day).obligations.map((one) => one.pastAccess)
    }
    expect(pastAccess('before the access', 'none', '2019-03-11')).toEqual([box.accessDate])
    expect(pastAccess('before the access', 'none', '2019-03-10')).toEqual([undefined])
    expect(pastAccess('before the access', 'permit', '2026-11-22')).toEqual([undefined])
    expect(pastAccess('before collecting or use', 'none', '2026-11-22')).toEqual([undefined])
  })

  test('says of an access that somebody else made what to ask of them, whatever its day', () => {
    const before = { ...law, obligations: law.obligations.map((one) => ({ ...one, due: 'before the access' })) }
    const box = { use: ['research'], partner: ['no'], border: ['no'], accessDate: { from: '2019-03-10' } }
    const ofAccess = (sourceType: string[], paper = 'none') => {
      const facts = { boxes: [{ ...box, sourceType, paper: [paper] }], open: [] }
      return explain(before, decide(compile(law), facts)).obligations.map((one) => one.accessOfGiver)
    }
    expect(ofAccess(['partner'])).toEqual([true])
    expect(ofAccess(['partner', 'collected'])).toEqual([undefined])
    expect(ofAccess(['collected'])).toEqual([undefined])
    expect(ofAccess(['partner'], 'permit')).toEqual([undefined])
  })
})
