import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'
import { inWords } from './problem.ts'

/** A folder with the real treaty level and Brazil, whose procedures each test breaks in its own way. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'procedures-'))
  cpSync(join(SHIPPED, 'protocol'), join(folder, 'protocol'), { recursive: true })
  cpSync(join(SHIPPED, 'countries', 'br.yaml'), join(folder, 'countries', 'br.yaml'))
  cpSync(join(SHIPPED, 'procedures', 'br.yaml'), join(folder, 'procedures', 'br.yaml'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const REGISTER = `
country: BR
procedures:
  - id: br-register-here
    title: Register
    concerns: access
    for: {obligations: [br-register, eu-keep]}
    when: Before the use
    authority: {name: CGen, url: "https://sisgen.gov.br"}
    steps: [Register.]
    basis: [{document: br-law-13123-2015, article: Art. 12}]
    source: https://sisgen.gov.br
    confidence: low
    readOn: 2026-11-22
`

function problemsWith(text: string, name = 'br'): string {
  const file = join(folder, 'procedures', `${name}.yaml`)
  writeFileSync(file, text)
  const { problems } = readContent(folder)
  rmSync(file)
  return problems.map(inWords).join('\n')
}

test('a procedure may name obligations and documents of its country and of the treaty level', () => {
  expect(problemsWith(REGISTER)).toBe('')
})

test.each([
  [
    'an unknown obligation',
    'br-register,',
    'br-regster,',
    'br-register-here: names “br-regster”, which is not among the duties',
  ],
  ['an obligation of another country', 'eu-keep', 'pe-contract', 'names “pe-contract”, which is not among the duties'],
  [
    'an unknown document',
    'br-law-13123-2015',
    'br-law-1',
    'br-register-here: names “br-law-1”, which is not among the documents',
  ],
  ['an unknown country', 'country: BR', 'country: QQ', 'country QQ is not in protocol/treaties.csv'],
  ['no country', 'country: BR\n', '', 'names no country: only instruments.yaml has none'],
  ['the id of another country', 'id: br-', 'id: pe-', 'pe-register-here: has a name that must begin with “br-”'],
  ['a day that is none', '2026-11-22', '2026-02-30', 'br-register-here: procedures.0.readOn: '],
  ['a day in the future', '2026-11-22', '2999-01-01', 'br-register-here: names the day 2999-01-01, which is in the'],
  ['a link that is none', 'https://sisgen.gov.br"', 'sisgen"', 'br-register-here: procedures.0.authority.url: '],
  ['a key nobody knows', 'steps:', 'stages:', 'br-register-here: procedures.0.'],
])('%s stops the build', (_, before, after, problem) => {
  expect(REGISTER).toContain(before)
  expect(problemsWith(REGISTER.replace(before, after))).toContain(`procedures/br.yaml: `)
  expect(problemsWith(REGISTER.replace(before, after))).toContain(problem)
})

test('a file named after another country stops the build', () => {
  expect(problemsWith(REGISTER, 'pe')).toContain('procedures/pe.yaml: is the file of BR: name it procedures/br.yaml')
})

test('a duplicate id stops the build', () => {
  const [head = '', entry = ''] = REGISTER.split('procedures:\n')
  expect(problemsWith(`${head}procedures:\n${entry}${entry}`)).toContain('br-register-here: stands there twice')
})
