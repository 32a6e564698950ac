import { httpError } from '../../errors.ts'
import { CsvTokenizer } from './csv-tokenizer.ts'
import type { TableRow } from './read-table.ts'
import { firstBytes, lineBreaksIn } from './table-parts.ts'

const separators = [',', ';', '\t'] as const

/** How much is looked at to find the separator. */
const headLength = 64_000

/**
 * The rows of a CSV file in UTF-8, or in UTF-16 where it begins with a byte order mark. The separator is what its first line has most of.
 * @throws {HttpError} table.… where it can't be read.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const { head, all } = await firstBytes(source, headLength)
  const encoding = encodingOf(head)
  const tokenizer = new CsvTokenizer(separatorOf(new TextDecoder(encoding).decode(head.subarray(0, headLength))))
  for await (const text of decoded(all, encoding)) yield* tokenizer.rowsOf(text)
  yield* tokenizer.end()
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** The text without its byte order mark. */
async function* decoded(source: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  for await (const bytes of source) {
    let text: string
    try {
      text = decoder.decode(bytes, { stream: true })
    } catch {
      const readable = new TextDecoder(encoding).decode(bytes).split('\uFFFD', 1)[0] ?? ''
      throw httpError('table.encoding', { line: line + lineBreaksIn(readable) })
    }
    line += lineBreaksIn(text)
    if (text !== '') yield text
  }
  try {
    decoder.decode()
  } catch {
    throw httpError('table.encoding', { line })
  }
}

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const head =
    text
      .trimStart()
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const [first] = separators.toSorted((one, other) => head.split(other).length - head.split(one).length)
  return first ?? ','
}
