import { SaxesParser } from 'saxes'
import { SpreadsheetError } from './SpreadsheetError.ts'

type Attributes = { readonly [name: string]: string }
/** Names have no namespace prefix, because programs choose it freely. */
export type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Parses XML while it is read; empty input calls no handler. Custom entities are not expanded but throw an error. */
export async function parseXml(bytes: AsyncIterable<Buffer>, { open, text, close }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  parser.on('error', () => {
    throw new SpreadsheetError('damaged')
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(local(name), attributes))
  if (text) parser.on('text', text)
  if (close) parser.on('closetag', ({ name }) => close(local(name)))
  let isAny = false
  for await (const chunk of bytes) {
    isAny = true
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  if (isAny) parser.close()
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
