import { describe, expect, test } from 'vitest'
import { orderOf, readDate } from './readDate.ts'

/** The reading in one text: a date, the ends of a span, or the doubt with its proposals. */
function shown(text: string, order?: 'dayFirst' | 'monthFirst'): string {
  const reading = readDate(text, { order, today: '2026-11-28' })
  if (reading.kind === 'date') return reading.answer
  if (reading.kind === 'span') return `${reading.span.from} to ${reading.span.before}`
  return reading.kind === 'missing' ? 'missing' : `${reading.doubt} ${reading.proposals.join(' ')}`.trim()
}

describe('a date', () => {
  test.each([
    ['1998-07-12', '1998-07-12'],
    ['1998-07', '1998-07'],
    ['1998', '1998'],
    ['1998-07-12T09:32:10-03:00', '1998-07-12'],
    ['19980712', '1998-07-12'],
    ['1998----', '1998'],
    ['19980700', '1998-07'],
    ['199807--', '1998-07'],
    ['199807', '1998-07'],
    ['19640000', '1964'],
    ['19950899', '1995-08'],
    ['2004-00-00', '2004'],
    ['1999-03-XX', '1999-03'],
    ['12-Jul-1998', '1998-07-12'],
    ['Jul-1998', '1998-07'],
    ['17.IV.1934', '1934-04-17'],
    ['17IV1934', '1934-04-17'],
    ['VI.2004', '2004-06'],
    ['12.07.1998', '1998-07-12'],
    ['12. 7. 1998', '1998-07-12'],
    ['00.03.1999', '1999-03'],
    ['03/2019', '2019-03'],
    ['12 juillet 1998', '1998-07-12'],
    ['12 de julio de 1998', '1998-07-12'],
    ['1º de dezembro de 2006', '2006-12-01'],
    ['Marzo 2002', '2002-03'],
    ['12. Juli 1998', '1998-07-12'],
    ['out/1998', '1998-10'],
    ['July 12, 1998', '1998-07-12'],
    ['1998年7月12日', '1998-07-12'],
    ['昭和50年7月12日', '1975-07-12'],
    ['<1950', '<1950-01-01'],
    ['before 1950', '<1950-01-01'],
    ['vor 1950', '<1950-01-01'],
    ['bis 1950', '<1951-01-01'],
    ['/1978', '<1979-01-01'],
    ['1998-07-12/1998-08-03', '1998-07-12 to 1998-08-04'],
    ['1998-07/08', '1998-07-01 to 1998-09-01'],
    ['1998-07-12/15', '1998-07-12 to 1998-07-16'],
    ['1987-05/1988-02', '1987-05-01 to 1988-03-01'],
    ['19640101/19641231', '1964'],
    ['20141009-20141015', '2014-10-09 to 2014-10-16'],
    ['Jul-2014/Nov-2014', '2014-07-01 to 2014-12-01'],
    ['1950s', '1950-01-01 to 1960-01-01'],
    ['19th century', '1801-01-01 to 1901-01-01'],
    ['2016-01-01T00:00:00', '2016'],
    ['2016-01-02T00:00:00', '2016-01-02'],
    ['7-8/1989', '1989-07-01 to 1989-09-01'],
    ['Herbst 1988', '1988-01-01 to 1989-03-01'],
    ['n/a', 'missing'],
    ['no date', 'missing'],
    ['1900-01-01', 'missing'],
  ])('%s is %s', (text, reading) => expect(shown(text)).toBe(reading))

  test.each([
    ['10/12/2014', 'order 2014-12-10 2014-10-12'],
    ['7/12/98', 'shortYear 1998-12-07'],
    ['Mar-19', 'shortYear 2019-03'],
    ['c. 1950', 'about'],
    ['2012?', 'about'],
    ['>1990', 'openEnd'],
    ['1990/', 'openEnd'],
    ['36000', 'serial 1998-07-24'],
    ['2541', 'calendar 1998'],
    ['2014-02-30', 'noDay 2014-02-28 2014-02'],
    ['2014-13-02', 'noMonth 2014-02-13'],
    ['2031-01-01', 'future 2031-01-01'],
    ['before 1950 or so', 'nothing'],
    ['01-Feb', 'nothing'],
    ['garden', 'nothing'],
  ])('%s is asked about: %s', (text, doubt) => expect(shown(text)).toBe(doubt))

  test('that can be read both ways follows another row of its column', () => {
    expect(orderOf(['10/12/2014', '6/16/2009'])).toBe('monthFirst')
    expect(orderOf(['10/12/2014', '16/6/2009'])).toBe('dayFirst')
    expect(orderOf(['10/12/2014', '6/16/2009', '16/6/2009'])).toBeUndefined()
    expect(shown('10/12/2014', 'monthFirst')).toBe('2014-10-12')
    expect(shown('6/16/2009')).toBe('2009-06-16')
  })
})
