import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEditorial } from './editorial.ts'
import { SHIPPED } from './readFolder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editorial-'))
  cpSync(join(SHIPPED, 'protocol'), join(folder, 'protocol'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, 'protocol', file)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
}

test('the glossary has five references and terms of both categories', () => {
  const { value, problems } = readEditorial(SHIPPED)

  expect(problems).toEqual([])
  expect(value?.glossary.references).toHaveLength(5)
  expect(new Set(value?.glossary.terms.map(({ category }) => category))).toEqual(new Set(['materials', 'intended_use']))
})

test('a term of an unknown instrument and duplicate news are reported', () => {
  edit('glossary.yaml', 'reference: itpgrfa', 'reference: itp')
  edit('news.yaml', 'id: cali-fund', 'id: bbnj-in-force')

  expect(readEditorial(folder).problems).toContainEqual({
    file: 'protocol/glossary.yaml',
    at: expect.any(String),
    reason: 'names itp, which is not among the references',
  })
  expect(readEditorial(folder).problems).toContainEqual({
    file: 'protocol/news.yaml',
    at: 'bbnj-in-force',
    reason: 'stands there twice',
  })
})
