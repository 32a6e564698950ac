import sax from 'sax'
import { httpError } from '../errors.ts'

/** Receives the parts of an XML document while it is read. Names come without the prefix of their namespace. */
export interface XmlReader {
  open?: (name: string, attributes: Record<string, string>) => void
  /** A text may come in several pieces. */
  text?: (text: string) => void
  close?: (name: string) => void
}

const deepest = 64
/** Of one element. Parts of a workbook have at most some twenty; the parser would collect millions. */
const mostAttributes = 64

/**
 * Passes the elements and texts of the document to the reader, and returns after each chunk. The parser refuses whatever would collect in its
 * memory (names, comments and values of more than 64 kB, attributes beyond a limit). A document type declaration is refused too, so that no
 * entity is ever fetched or expanded.
 */
export async function* readXml(source: AsyncIterable<Uint8Array>, reader: XmlReader): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let attributesOfElement = 0
  const damaged = () => {
    throw httpError('table.damaged')
  }
  parser.onerror = damaged
  parser.ondoctype = damaged
  parser.onopentagstart = () => {
    attributesOfElement = 0
  }
  parser.onattribute = () => {
    attributesOfElement += 1
    if (attributesOfElement > mostAttributes) damaged()
  }
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) damaged()
    reader.open?.(localName(name), attributes as Record<string, string>)
  }
  parser.onclosetag = (name) => {
    depth -= 1
    reader.close?.(localName(name))
  }
  parser.ontext = (text) => reader.text?.(text)
  parser.oncdata = (text) => reader.text?.(text)
  const textOf = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return damaged()
    }
  }
  for await (const bytes of source) {
    parser.write(textOf(bytes) ?? '')
    yield
  }
  parser.write(textOf() ?? '').close()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
