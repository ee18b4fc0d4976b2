import { Readable } from 'node:stream'
import { type Attributes, parseXml } from './parseXml.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** A decision of a DMN file with its table; texts are as they stand there. */
export type DecisionTable = {
  readonly id: string
  /** UNIQUE where none is named (DMN 1.3, 8.2.11). */
  readonly hitPolicy: string
  readonly title: string
  readonly inputs: string[]
  readonly outputs: string[]
  readonly rules: { readonly inputs: string[]; readonly outputs: string[] }[]
}

/** `origin`: what the program that wrote the file says of its version (`exporterVersion`). */
export type DecisionTables = { origin: string; readonly tables: DecisionTable[] }

const MAX_RULES = 5_000
const MAX_TEXT = 40_000

/** The parts of a table that hold a text, by the name of the element around it. */
const HOLDERS = ['inputExpression', 'inputEntry', 'outputEntry', 'description'] as const
type Holder = (typeof HOLDERS)[number]

/** Reads the decision tables of a DMN file. Throws SpreadsheetError for what is no such file, or too large. */
export async function readDecisionTables(file: Buffer): Promise<DecisionTables> {
  const found: ReadingState = { origin: '', tables: [], decision: '', title: '', rules: 0 }
  const within: string[] = []
  let text = ''
  await parseXml(Readable.from([file]), {
    open: (name, attributes) => {
      if (within.length === 0 && name !== 'definitions') throw new SpreadsheetError('notATable')
      within.push(name)
      if (isHolder(name)) text = ''
      BEGINS.get(name)?.(found, attributes)
    },
    text: (piece) => {
      text += piece
      if (text.length > MAX_TEXT) throw new SpreadsheetError('cellTooLong')
    },
    close: (name) => {
      within.pop()
      if (isHolder(name)) ENDS[name](found, text)
    },
  })
  const { origin, tables } = found
  return { origin, tables }
}

type ReadingState = { origin: string; readonly tables: DecisionTable[]; decision: string; title: string; rules: number }

const lastTable = ({ tables }: ReadingState) => tables.at(-1)

/** What an element begins. A description of a decision stands before its table. */
const BEGINS: ReadonlyMap<string, (found: ReadingState, attributes: Attributes) => void> = new Map([
  [
    'definitions',
    (found, { exporterVersion = '' }) => {
      found.origin = exporterVersion
    },
  ],
  [
    'decision',
    (found, { id = '' }) => {
      found.decision = id
      found.title = id
    },
  ],
  [
    'decisionTable',
    ({ tables, decision: id, title }, { hitPolicy = 'UNIQUE' }) => {
      tables.push({ id, hitPolicy, title, inputs: [], outputs: [], rules: [] })
    },
  ],
  ['output', (found, { name = '' }) => lastTable(found)?.outputs.push(name)],
  [
    'rule',
    (found) => {
      found.rules += 1
      if (found.rules > MAX_RULES) throw new SpreadsheetError('tooManyRows')
      lastTable(found)?.rules.push({ inputs: [], outputs: [] })
    },
  ],
] satisfies [string, (found: ReadingState, attributes: Attributes) => void][])

const ENDS: { readonly [holder in Holder]: (found: ReadingState, text: string) => void } = {
  description: (found, text) => {
    found.title = text
  },
  inputExpression: (found, text) => lastTable(found)?.inputs.push(text.trim()),
  inputEntry: (found, text) => lastTable(found)?.rules.at(-1)?.inputs.push(text.trim()),
  outputEntry: (found, text) => lastTable(found)?.rules.at(-1)?.outputs.push(text.trim()),
}

const isHolder = (name: string): name is Holder => HOLDERS.some((holder) => holder === name)
