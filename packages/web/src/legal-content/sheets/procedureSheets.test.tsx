import { applyOperation, type ContentOperation, type EditedFile } from '@portal/contract'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { aLaw } from '../testing/aLaw.ts'
import { newPart } from './newEntry.ts'
import { withParts } from './rowActions.ts'
import { placeOf, textsOf } from './sheet.ts'
import { useSheets } from './useSheets.ts'
import { useValueText } from './useValueText.ts'
import { changesByTexts } from './writeCells.ts'

await addTexts('legalContent', 'informationHub', 'assessments', 'signedIn')

const licence = {
  id: 'ke-licence',
  title: 'Get the licence',
  concerns: 'access' as const,
  for: { obligations: ['ke-permit'] },
  when: 'Before research starts',
  authority: { name: 'Commission' },
  steps: [
    { text: 'Find an institution.', source: 'https://law.example', confidence: 'high' as const },
    { text: 'Apply.', source: 'https://law.example', confidence: 'high' as const, confirmedOn: '2026-02-10' },
  ],
  declares: [{ field: 'purpose' as const, source: 'Form 1', confidence: 'high' as const }],
  source: 'https://law.example',
  confidence: 'high' as const,
  readOn: '2026-02-10',
}
const file: EditedFile = { ...aLaw, procedures: [licence] }
const entry = 'procedure ke-licence'

function show(of: EditedFile = file) {
  const none: readonly string[] = []
  return renderHook(() => {
    const sheets = useSheets(of, partnerContent, none)
    return { sheets, textOf: useValueText(of, sheets) }
  }).result.current
}

const after = (operations: readonly ContentOperation[]): EditedFile =>
  operations.reduce((changed, operation) => {
    const applied = applyOperation(changed, operation)
    if ('now' in applied) throw new Error('does not fit')
    return applied.file
  }, file)

test('each step and each field of a letter is a line beside the name of its procedure, which is not edited', () => {
  const { sheets } = show()
  expect(sheets.tabs.slice(-3)).toMatchObject([
    { title: 'Procedures', count: 1 },
    { title: 'Steps', count: 2 },
    { title: 'Letters', count: 1 },
  ])
  const steps = sheets.sheetOf('steps', file)
  const [, second] = textsOf(steps, file, {})
  expect(second?.map(({ words }) => words)).toEqual([
    'Get the licence',
    'Apply.',
    'https://law.example',
    'High',
    '10/02/2026',
  ])
  expect(placeOf(steps, 1, 0)).toBeUndefined()
  expect(placeOf(steps, 1, 1)).toEqual({ entry, field: 'steps/1/text' })
  const [field] = textsOf(sheets.sheetOf('declares', file), file, {})
  expect(field?.[1]?.words).toBe('Aim and methods of the work')
})

test('a step that loses its source has low confidence', () => {
  const steps = show().sheets.sheetOf('steps', file)
  const { operations } = changesByTexts(file, steps, [{ line: 1, column: 2, text: '' }])
  expect(after(operations).procedures?.[0]?.steps[1]).toEqual({
    text: 'Apply.',
    confidence: 'low',
    confirmedOn: '2026-02-10',
  })
})

test('steps are added and taken out as a whole list, the last one never; a group of fields goes with its last one', () => {
  const added = withParts(file, { entry, part: 'steps' }, (parts) => [...parts, newPart('steps', 'Wait.')])
  expect(added).toMatchObject({ op: 'set', field: 'steps', before: licence.steps })
  expect(after(added ? [added] : []).procedures?.[0]?.steps).toHaveLength(3)
  expect(withParts(file, { entry, part: 'steps' }, () => [])).toBeUndefined()
  const emptied = withParts(file, { entry, part: 'declares' }, () => [])
  expect(after(emptied ? [emptied] : []).procedures?.[0]).not.toHaveProperty('declares')

  const sheet = show().sheets.sheetOf('procedure', file)
  const column = sheet.columns.findIndex(({ id }) => id === 'fee/amount')
  const { operations } = changesByTexts(file, sheet, [{ line: 0, column, text: '100' }])
  const priced = after(operations)
  expect(priced.procedures?.[0]?.fee).toEqual({ amount: '100' })
  const cleared = changesByTexts(priced, sheet, [{ line: 0, column, text: '' }]).operations[0]
  const free = cleared && applyOperation(priced, cleared)
  expect(free && 'file' in free && free.file.procedures?.[0]).not.toHaveProperty('fee')
})

test('a procedure and its parts are named in words, also in differences; one that is gone says so', () => {
  const { textOf } = show()
  expect(textOf.entry(entry)).toBe('Procedures: Get the licence')
  expect(textOf.name({ entry, field: 'steps/1/text' })).toBe('Procedures: Get the licence · Steps 2 · Text')
  expect(textOf.value({ entry, field: 'steps' }, licence.steps.slice(1))).toBe(
    'Text: Apply.\nSource: https://law.example\nConfidence: High\nLast confirmed: 10/02/2026',
  )
  expect(textOf.value({ entry, field: 'for' }, licence.for)).toBe('Fulfils: Get the permit.')
  expect(show({ ...aLaw, procedures: [] }).textOf.entry(entry)).toBe('Procedures: an entry that is not there')
})
