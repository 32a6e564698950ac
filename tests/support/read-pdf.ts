import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { extractText } from 'unpdf'

/** The text of each page of a PDF file. */
export async function readPdf(file: Readable | Buffer): Promise<string[]> {
  const bytes = Buffer.isBuffer(file) ? file : await buffer(file)
  const { text } = await extractText(new Uint8Array(bytes))
  return text
}
