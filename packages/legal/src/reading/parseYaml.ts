import { parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Checked, Problem } from '../checks/problem.ts'
import { builtValue } from './builtLaw.ts'

/** Parses YAML 1.2 text against a schema. A problem names the nearest id above the place where it was found. */
export function parseYaml<S extends z.ZodType>(file: string, text: string, schema: S): Checked<z.output<S>> {
  const { raw, broken = [] } = readYaml(text)
  if (broken.length > 0) return { problems: broken.map((reason) => ({ file, reason })) }
  const result = schema.safeParse(raw)
  if (result.success) return { value: result.data, problems: [] }
  return { problems: result.error.issues.flatMap((issue) => problemsOf(file, raw, issue)) }
}

/** The plain value of a YAML text, or why it is broken. */
export function readYaml(text: string): { raw?: unknown; broken?: string[] } {
  const raw = builtValue(text)
  if (raw !== undefined) return { raw }
  const document = parseDocument(text)
  const broken = document.errors.map((error) => error.message.split('\n')[0] ?? error.code)
  return broken.length > 0 ? { broken } : plainValue(document)
}

/** An alias without an anchor above it is only detected when the document is converted to plain values. */
function plainValue(document: ReturnType<typeof parseDocument>): { raw?: unknown; broken?: string[] } {
  try {
    return { raw: document.toJS({ maxAliasCount: -1 }) }
  } catch (error) {
    if (error instanceof ReferenceError) return { broken: [error.message] }
    throw error
  }
}

type Issue = z.core.$ZodIssue

/** Of several alternatives, the one that matched furthest is assumed to be the one the author meant. */
function problemsOf(file: string, raw: unknown, issue: Issue): Problem[] {
  const branches = issue.code === 'invalid_union' ? issue.errors.filter((errors) => errors.length > 0) : []
  const meant = branches.toSorted((a, b) => deepest(b) - deepest(a) || a.length - b.length)[0]
  if (meant) {
    return meant.flatMap((inner) => problemsOf(file, raw, { ...inner, path: [...issue.path, ...inner.path] }))
  }
  const at = nearestId(raw, issue.path)
  const place = issue.path.map(String).join('.')
  return [{ file, ...(at && { at }), reason: place ? `${place}: ${issue.message}` : issue.message }]
}

const deepest = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))

function nearestId(raw: unknown, path: readonly PropertyKey[]): string | undefined {
  let id: string | undefined
  let node = raw
  for (const key of path) {
    node = isRecord(node) ? node[String(key)] : undefined
    if (isRecord(node) && typeof node.id === 'string') id = node.id
  }
  return id
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
