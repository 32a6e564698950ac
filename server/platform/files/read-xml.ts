import { SaxesParser } from 'saxes'
import { httpError } from '../../errors.ts'

/** Receives the parts of an XML document while it is read. Names come without the prefix of their namespace. */
export interface XmlReader {
  open?: (name: string, attributes: Record<string, string>) => void
  /** A text may come in several pieces. */
  text?: (text: string) => void
  close?: (name: string) => void
}

const deepest = 64
/** The most attributes of one element. Parts of a workbook have at most some twenty; the parser would collect millions. */
const mostAttributes = 64
/** Characters of one name, value, comment or text. The longest text of a cell has 32,767, each escaped as up to ten. */
const longestPiece = 512 * 1024

/**
 * Passes the elements and texts of the document to the reader, and returns after each chunk. Refused is whatever the parser would collect in
 * its memory: pieces longer than a limit, attributes beyond another. A document type declaration is refused too, so that no entity is ever
 * fetched or expanded.
 */
export async function* readXml(source: AsyncIterable<Uint8Array>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false } as const)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let attributesOfElement = 0
  let unfinished = 0
  const damaged = () => {
    throw httpError('table.damaged')
  }
  const text = (text: string) => {
    unfinished = 0
    reader.text?.(text)
  }
  parser.on('error', damaged)
  parser.on('doctype', damaged)
  parser.on('opentagstart', () => {
    unfinished = 0
    attributesOfElement = 0
  })
  parser.on('attribute', () => {
    unfinished = 0
    attributesOfElement += 1
    if (attributesOfElement > mostAttributes) damaged()
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) damaged()
    reader.open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    unfinished = 0
    depth -= 1
    reader.close?.(localName(name))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  const textOf = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return damaged()
    }
  }
  for await (const bytes of source) {
    const chunk = textOf(bytes) ?? ''
    unfinished += chunk.length
    parser.write(chunk)
    if (unfinished > longestPiece) damaged()
    yield
  }
  parser.write(textOf() ?? '').close()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
