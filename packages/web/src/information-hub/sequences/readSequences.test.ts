import { expect, test } from 'vitest'
import { readSequences } from './readSequences.ts'

test.each([
  ['MN908947', [['MN908947', '', '']]],
  [
    'AB000001, AB000002 AB000001',
    [
      ['AB000001', '', ''],
      ['AB000002', '', ''],
    ],
  ],
  [
    'Accession\tCountry\tDate\nMN908947\tBrazil: Bahia, Ilheus\t2001-05',
    [['MN908947', 'Brazil: Bahia, Ilheus', '2001-05']],
  ],
  ['SAMEA99000001;"Peru";1998', [['SAMEA99000001', 'Peru', '1998']]],
  ['SAMEA99000001,Peru,1998', [['SAMEA99000001', 'Peru', '1998']]],
  ['AB000001,"Brazil: Bahia, Ilheus",2001-05', [['AB000001', 'Brazil: Bahia, Ilheus', '2001-05']]],
  ['"AB000001","Brazil, ""Ilheus""","12 July, 2001"', [['AB000001', 'Brazil, "Ilheus"', '12 July, 2001']]],
  ['AB000001;"Brazil; Bahia";2001', [['AB000001', 'Brazil; Bahia', '2001']]],
  ['AB000001;;1998', [['AB000001', '', '1998']]],
  [
    'AB000009-AB000011',
    [
      ['AB000009', '', ''],
      ['AB000010', '', ''],
      ['AB000011', '', ''],
    ],
  ],
  [
    'AB000009–000010; Kenya',
    [
      ['AB000009', 'Kenya', ''],
      ['AB000010', 'Kenya', ''],
    ],
  ],
  [
    'DSM 70449, PI 123456 AB000001; Kenya',
    [
      ['DSM 70449', 'Kenya', ''],
      ['PI 123456', 'Kenya', ''],
      ['AB000001', 'Kenya', ''],
    ],
  ],
  // Neither backwards nor between numbers of two kinds.
  ['AB000011-AB000009', [['AB000011-AB000009', '', '']]],
  ['AB000001-AC000002', [['AB000001-AC000002', '', '']]],
  ['\r\n \n', []],
])('%s', (text, expected) => {
  expect(readSequences(text).map(({ accession, country, day }) => [accession, country, day])).toEqual(expected)
})
