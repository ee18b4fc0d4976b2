import { SaxesParser } from 'saxes'
import { SpreadsheetError } from './SpreadsheetError.ts'

export type Attributes = { readonly [name: string]: string }
/** Names have no namespace prefix, because programs choose it freely. */
export type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** The most elements of a part of a workbook: a list of a million cells has fewer. */
const MAX_ELEMENTS = 5_000_000
/** The deepest nesting; that of a cell's text is 6. */
const MAX_DEPTH = 50

/** Parses XML while it is read; empty input calls no handler. Custom entities are not expanded but throw an error. */
export async function parseXml(bytes: AsyncIterable<Buffer>, { open, text, close }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  let elements = 0
  let depth = 0
  parser.on('error', () => {
    throw new SpreadsheetError('damaged')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > MAX_ELEMENTS) throw new SpreadsheetError('tooLarge')
    if (++depth > MAX_DEPTH) throw new SpreadsheetError('damaged')
    open?.(local(name), attributes)
  })
  if (text) parser.on('text', text)
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(local(name))
  })
  let isAny = false
  for await (const chunk of bytes) {
    isAny = true
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  if (isAny) parser.close()
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
