import { GlossaryFile, NewsFile } from '@portal/contract'
import type { Checked, Problem } from '../checks/problem.ts'
import { parseYaml } from './parseYaml.ts'
import { readText } from './readFolder.ts'

const GLOSSARY = 'protocol/glossary.yaml'
const NEWS = 'protocol/news.yaml'

/** Editorial content: shown to readers, never used in a decision. */
export type Editorial = { readonly glossary: GlossaryFile; readonly news: NewsFile }

export function readEditorial(folder: string): Checked<Editorial> {
  const glossary = parseYaml(GLOSSARY, readText(folder, GLOSSARY), GlossaryFile)
  const news = parseYaml(NEWS, readText(folder, NEWS), NewsFile)
  const problems = [...glossary.problems, ...news.problems]
  if (!glossary.value || !news.value) return { problems }
  const inconsistencies = [
    ...repeated(GLOSSARY, glossary.value.terms),
    ...dangling(glossary.value),
    ...repeated(NEWS, news.value),
  ]
  return { value: { glossary: glossary.value, news: news.value }, problems: [...problems, ...inconsistencies] }
}

const repeated = (file: string, entries: readonly { id: string }[]): Problem[] =>
  entries
    .filter(({ id }, index) => entries.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => ({ file, at: id, reason: 'stands there twice' }))

/** Terms that refer to an instrument which is not listed. */
function dangling({ references, terms }: GlossaryFile): Problem[] {
  const known = new Set(references.map(({ id }) => id))
  return terms
    .filter(({ reference }) => !known.has(reference))
    .map(({ id, reference }) => ({
      file: GLOSSARY,
      at: id,
      reason: `names ${reference}, which is not among the references`,
    }))
}
