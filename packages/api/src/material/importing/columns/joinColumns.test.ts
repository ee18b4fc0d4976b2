import { expect, test } from 'vitest'
import { datesTogether, joinColumns } from './joinColumns.ts'

const NOTHING = { verbatim: '', precision: '', end: '', year: '', month: '', day: '' }

test.each([
  ['2016-01-01', { verbatim: '2016' }, '2016'],
  ['2011-05-01', { verbatim: '2011-05' }, '2011-05'],
  ['2016-05-03', { verbatim: '3 May 2016' }, '2016-05-03'],
  ['', { verbatim: 'July 2019' }, 'July 2019'],
  ['2012', { verbatim: '2012?' }, '2012?'],
  ['2014-10-12', { verbatim: 'no date' }, '2014-10-12'],
  ['2014-10-12', { verbatim: '2013' }, '2014-10-12; 2013'],
  ['2016-01-01', { precision: '3', verbatim: '2016' }, '2016'],
  ['1984-11-01', { precision: '2', verbatim: 'Nov 84' }, '1984-11'],
  ['2012-09-01', { precision: '1', end: '2012-09-20' }, '2012-09-01/2012-09-20'],
  ['1999-03', { year: '1999', month: '4' }, '1999-03; 1999-04'],
  ['', { year: '1998', month: '6', day: '12' }, '1998-06-12'],
  ['', { year: '2003', month: '0', day: '0' }, '2003'],
  ['', { year: '16', month: '5', day: '31' }, '31.05.16'],
])('a date written %s beside %o is %s', (text, beside, read) => {
  expect(datesTogether(text, { ...NOTHING, ...beside })).toBe(read)
})

test('what is known of the origin comes before where the material was grown; the cells that change are said', () => {
  const headers = ['sample_alias', 'geographic location (country and/or sea)', 'original geographic location']
  const rows = [
    { row: 4, cells: ['A01', 'United Kingdom', 'Cape Verde'] },
    { row: 5, cells: ['A02', 'Mexico', ''] },
  ]
  const read = joinColumns(headers, ['reference', null, 'providerCountry'], rows)
  expect(read.rows.map(({ cells }) => cells[2])).toEqual(['Cape Verde', 'Mexico'])
  expect(read.joined).toEqual([{ row: 5, header: headers[2], written: '', read: 'Mexico' }])
})
