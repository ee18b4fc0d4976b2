import { readCell, writeInWords } from '@portal/contract'
import type { Box, Part } from '@portal/rules'
import { createWording } from '@portal/texts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { aLaw } from '../testing/aLaw.ts'
import { cellWords, namesOf, shortWording } from './cellWords.ts'
import { textsOf } from './sheet.ts'

await addTexts('legalContent')

const wording = createWording(i18next.t, {
  conditions: new Map(),
  values: { use: new Map([['screening', 'Screening; of plants']]) },
})
const words = { t: i18next.t, wording, nameOf: namesOf(aLaw, partnerContent) }
const materials = ['plant', 'animal', 'fungus', 'virus', 'extract', 'derivative', 'dsi', 'human']

const material = { id: 'material', values: materials }

test.each([
  ['days', { accessDate: { before: '2006-12-01' } }, 'before 1 December 2006'],
  ['a list', { material: ['plant', 'dsi'] }, 'plant or sequence data'],
  ['most values', { material: materials.slice(0, -1) }, 'all but human material'],
])('a condition is shown in words, alone and among others: %s', (_, box: Box, text) => {
  const short = shortWording(i18next.t, wording, [material, { id: 'accessDate', values: 'days' }])
  const [[id, part]] = Object.entries(box) as [[string, Part]]
  expect(short.part(id, part)).toBe(text)
  expect(short.box(box)).toBe(`${wording.dimension(id)}: ${text}`)
})

test('duties, documents, papers and choices are shown by their words, never by their ids', () => {
  const ids = { kind: 'ids', values: ['ke-permit'] } as const
  expect(cellWords(words, { field: 'then/obligations', type: ids }).ofCell(['ke-permit'])).toBe('Get the permit.')
  const basis = { kind: 'basis', documents: ['ke-act'] } as const
  const cited = [{ document: 'ke-act', article: 's. 2' }]
  expect(cellWords(words, { field: 'then/basis', type: basis }).ofCell(cited)).toBe('The Act of 2006, s. 2')
  const papers = { kind: 'names', values: ['answer'] } as const
  expect(cellWords(words, { field: 'metBy', type: papers }).ofCell(['answer'])).toBe('Written answer of the authority')
  const lights = { kind: 'choice', values: ['RED'] } as const
  expect(cellWords(words, { field: 'then/status', type: lights }).ofCell('RED')).toBe('Red')
})

test('what is typed is read as id or as the words that are shown, also with a semicolon in them', () => {
  const type = { kind: 'part', dimension: { id: 'use', values: ['screening', 'ipr'] } } as const
  const { ofValue } = cellWords(words, { field: 'use', type })
  for (const typed of ['screening', 'Screening; of plants', 'screening; of plants'])
    expect(readCell(type, typed, ofValue)).toEqual({ value: ['screening'] })
  const basis = { kind: 'basis', documents: ['ke-act'] } as const
  const names = cellWords(words, { field: 'then/basis', type: basis })
  expect(readCell(basis, 'The act of 2006 | s. 2', names.ofValue)).toEqual({
    value: [{ document: 'ke-act', article: 's. 2' }],
  })
})

test('a cell is edited in words that read back; with its ids where two have the same words', () => {
  const type = { kind: 'part', dimension: { id: 'use', values: ['screening', 'ipr'] } } as const
  const { ofValue } = cellWords(words, { field: 'use', type })
  const text = writeInWords(type, ['screening', 'ipr'], ofValue)
  expect(text.split('\n')).toEqual(['Screening; of plants', 'ipr'])
  expect(readCell(type, text, ofValue)).toEqual({ value: ['screening', 'ipr'] })
  const material = { kind: 'part', dimension: { id: 'material', values: materials } } as const
  const named = cellWords(words, { field: 'material', type: material }).ofValue
  expect(writeInWords(material, materials.slice(0, -1), named)).toBe('all but human material')
  expect(writeInWords(material, ['plant', 'animal'], () => 'the same')).toBe('plant; animal')
  const basis = { kind: 'basis', documents: ['ke-act'] } as const
  expect(writeInWords(basis, [{ document: 'ke-act', article: 's. 2' }], words.nameOf)).toBe('The Act of 2006 | s. 2')
})

test.each([
  ['before 1 November 2006', { before: '2006-11-01' }],
  ['From 30 June 2000 to before 17 Nov 2015', { from: '2000-06-30', before: '2015-11-17' }],
  ['from November 1, 2006', { from: '2006-11-01' }],
  ['before 1/11/2006', { before: '2006-11-01' }],
  ['before 2006-11-01', { before: '2006-11-01' }],
])('days are read as they are shown: %s', (typed, value) => {
  const type = { kind: 'part', dimension: { id: 'accessDate', values: 'days' } } as const
  const { read, ofCell } = cellWords(words, { field: 'accessDate', type })
  expect(read(typed)).toEqual({ value })
  expect(read(ofCell(value))).toEqual({ value })
})

test('a day that is none, and a month that may be two, are not read', () => {
  const type = { kind: 'part', dimension: { id: 'accessDate', values: 'days' } } as const
  const { read } = cellWords(words, { field: 'accessDate', type })
  expect(read('before 31 February 2006')).toMatchObject({ problem: { code: 'notSpan' } })
  expect(read('before 31/2/2006')).toEqual({ problem: { code: 'notDay', text: '2006-02-31' } })
  expect(read('before 1 Jui 2006')).toMatchObject({ problem: { code: 'notSpan' } })
})

test.each(['fr', 'es', 'pt'] as const)('days are read as they are shown in %s', async (language) => {
  await i18next.changeLanguage(language)
  const type = { kind: 'part', dimension: { id: 'accessDate', values: 'days' } } as const
  const { read, ofCell } = cellWords(words, { field: 'accessDate', type })
  for (const value of [{ from: '2006-12-01' }, { before: '2015-03-17' }, { from: '2006-12-01', before: '2015-08-17' }])
    expect(read(ofCell(value))).toEqual({ value })
  await i18next.changeLanguage('en')
})

test('a cell is edited and copied in words, and with ids only when that is asked for', () => {
  const ids = { kind: 'ids', values: ['ke-permit'] } as const
  const field = 'then/obligations'
  const column = { id: field, title: 'To do', type: ids, words: cellWords(words, { field, type: ids }) }
  const line = { key: 'ke-1 0', entry: 'row ke-1', box: 0, isOr: false, boxes: 1, position: 1, isLast: false }
  const sheet = {
    id: 'ke-main',
    title: 'Main',
    kind: 'row',
    columns: [{ ...column, side: 'then', width: 90 }],
  } as const
  const [[cell] = []] = textsOf({ ...sheet, lines: [line] }, aLaw, {})
  expect(cell?.text()).toBe('Get the permit.')
  expect(readCell(ids, cell?.text() ?? '', column.words.ofValue)).toEqual({ value: ['ke-permit'] })
  expect(cell?.ids()).toBe('ke-permit')
})
