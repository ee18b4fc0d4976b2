import { kindsOfHost, linkKind } from '@portal/contract'
import { expect, test } from 'vitest'
import { readContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'
import { checkDays, checkLinks } from './checkLinks.ts'

import { inWords } from './problem.ts'

const HOSTS = [
  { host: 'planalto.gov.br', kinds: ['official_text' as const] },
  { host: 'cbd.int', kinds: ['clearing_house' as const, 'official_text' as const] },
  { host: 'absch.cbd.int', kinds: ['clearing_house' as const] },
]

test.each([
  ['http://www.planalto.gov.br/lei', 'official_text'],
  ['https://absch.cbd.int/en/countries/BR', 'clearing_house'],
  ['https://www.cbd.int/abs/measures/measure.shtml?id=70071', 'clearing_house'],
  ['https://www.scribd.com/document/1', 'third_party'],
  ['https://notplanalto.gov.br/lei', 'third_party'],
])('%s is %s', (url, kind) => {
  expect(linkKind(HOSTS, url)).toBe(kind)
})

const shipped = readContent(SHIPPED, ['ar', 'ch', 'hr', 'pe']).value

test.each([
  ['https://www.cbd.int/abs/measures/measure.shtml?id=70071', 'clearing_house'],
  ['https://www.zakon.hr/z/1007', 'third_party'],
  ['http://www.austlii.edu.au/au/legis/cth', 'third_party'],
  ['http://www.sice.oas.org/trade/JUNAC/decisiones/DEC391e.asp', 'third_party'],
  ['https://lex.weblaw.ch/lex.php', 'third_party'],
  ['https://www.fedlex.admin.ch/eli/cc', 'official_text'],
])('by the shipped hosts, %s is %s', (url, kind) => {
  expect(shipped?.linkKindOf(url)).toBe(kind)
})

test('treaty texts published by the Secretariat of the Convention are official, whatever else its host publishes', () => {
  expect(shipped?.protocol.documents.find(({ id }) => id === 'nagoya-protocol')?.linkKind).toBe('official_text')
})

test('the longest matching host name decides', () => {
  expect(kindsOfHost(HOSTS, 'https://absch.cbd.int')).toEqual(['clearing_house'])
})

const content = readContent(SHIPPED, ['br']).value
const brazil = content?.countries.get('BR')

test('a link of a kind that its host cannot have is refused with file, entry and reason', () => {
  if (!brazil) throw new Error('Brazil cannot be read')
  const [first, ...others] = brazil.source.documents
  if (!first) throw new Error('Brazil has no documents')
  const mislabelled = { ...first, url: 'https://www.scribd.com/1', linkKind: 'official_text' as const }
  const source = { ...brazil.source, documents: [mislabelled, ...others] }
  expect(checkLinks([{ file: brazil.file, source }], HOSTS).map(inWords)).toEqual([
    `countries/br.yaml: ${first.id}: https://www.scribd.com/1 cannot be official_text: its host is third_party`,
  ])
})

test('a day in the future is refused', () => {
  if (!brazil || !content) throw new Error('Brazil cannot be read')
  const problems = checkDays([brazil], content.procedures, '2026-11-21').map(inWords)
  expect(problems).toContain('procedures/br.yaml: br-association: names the day 2026-11-22, which is in the future')
  expect(checkDays([brazil], content.procedures, '2026-11-22')).toEqual([])
})
