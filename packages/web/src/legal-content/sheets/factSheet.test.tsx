import { applyOperation, type EditedFile } from '@portal/contract'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { aLaw } from '../testing/aLaw.ts'
import { FACT_SHEET, keyOf, placeOf, textsOf } from './sheet.ts'
import { useSheets } from './useSheets.ts'
import { useValueText } from './useValueText.ts'
import { changesByTexts } from './writeCells.ts'

await addTexts('legalContent', 'informationHub', 'assessments', 'signedIn')

const file: EditedFile = { ...aLaw, lawStatus: 'no_law_draft', confidence: 'low', asOf: '2026-01-31', notes: ['Who?'] }
const none: readonly string[] = []

function show(of: EditedFile) {
  return renderHook(() => {
    const sheets = useSheets(of, partnerContent, none)
    return { sheets, textOf: useValueText(of, sheets) }
  }).result.current
}

test('the state of the law and its open questions are changed on the sheet of the country, each as a fact of its own', () => {
  const { sheets, textOf } = show(file)
  expect(sheets.tabs.find(({ id }) => id === FACT_SHEET)).toMatchObject({ title: 'Country' })
  const sheet = sheets.sheetOf(FACT_SHEET, file)
  const texts = textsOf(sheet, file, {})[0]?.map(({ words }) => words)
  expect(texts).toEqual(['No law but a draft', expect.stringMatching(/low/i), '31/01/2026', 'Who?'])

  const typed = [
    { line: 0, column: 0, text: 'ABS law' },
    { line: 0, column: 2, text: 'someday' },
    { line: 0, column: 3, text: 'Who?\nSince when?' },
  ]
  const { operations, unread } = changesByTexts(file, sheet, typed)
  expect(unread).toMatchObject({ [keyOf({ entry: 'fact asOf', field: 'value' })]: 'someday' })
  const after = operations.reduce((changed, operation) => {
    const applied = applyOperation(changed, operation)
    if ('now' in applied) throw new Error('does not fit')
    return applied.file
  }, file)
  expect(after).toMatchObject({ lawStatus: 'abs_law', asOf: '2026-01-31', notes: ['Who?', 'Since when?'] })

  const place = placeOf(sheet, 0, 0) ?? { entry: '', field: '' }
  expect(place).toEqual({ entry: 'fact lawStatus', field: 'value' })
  expect(sheets.sheetIdOf(place.entry, file)).toBe(FACT_SHEET)
  expect(textOf.name(place)).toBe('Law')
  expect(textOf.value(place, 'no_law')).toBe('No law')
})
