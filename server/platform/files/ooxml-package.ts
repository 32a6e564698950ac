import { posix } from 'node:path'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { HttpError, httpError } from '../../errors.ts'
import { readXml, type XmlReader } from './read-xml.ts'

const megabyte = 1_000_000
/** How much is usually unpacked of one file, all its parts together. */
const usuallyUnpacked = 400 * megabyte
/** Text shrinks to a tenth, an empty table to a hundredth; a file made to fill memory to a thousandth. */
const mostTimesPacked = 200
const suspectFrom = 10 * megabyte
const mostEntries = 5_000
/** The size limit of a part that is no table, in bytes. */
const mostSmall = 16 * megabyte

export interface Relation {
  /** The last word of its type: worksheet. */
  type: string
  /** The path of the part in the package. */
  path: string
}

/** A package of Office Open XML: a ZIP file of XML parts that name each other (ECMA-376, part 2). */
export interface Package {
  /** Unpacks a part, piece by piece. */
  read(path: string): AsyncIterable<Uint8Array>
  readSmall(path: string, reader: XmlReader): Promise<void>
  /** The parts that a part names, by id; those of the package itself for ''. */
  relations(path: string): Promise<Map<string, Relation>>
}

export async function openPackage(content: Buffer, mostUnpacked = usuallyUnpacked): Promise<Package> {
  const { zip, entries } = await entriesOf(content)
  if (entries.has('content.xml') && entries.has('mimetype')) throw httpError('table.ods')
  if (entries.has('xl/workbook.bin')) throw httpError('table.xlsb')
  if (!entries.has('_rels/.rels')) throw httpError('table.not-a-workbook')
  let unpacked = 0

  async function* read(path: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(path.toLowerCase())
    if (!entry) throw httpError('table.damaged')
    if (entry.isEncrypted()) throw httpError('table.xls')
    let size = 0
    try {
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        size += chunk.length
        unpacked += chunk.length
        const isBomb = size > suspectFrom && size > entry.compressedSize * mostTimesPacked
        if (isBomb || unpacked > mostUnpacked) throw httpError('table.unpacks-too-large', { megabytes: mostUnpacked / megabyte })
        yield chunk
      }
    } catch (error) {
      throw error instanceof HttpError ? error : httpError('table.damaged')
    }
  }

  async function readSmall(path: string, reader: XmlReader): Promise<void> {
    if ((entries.get(path.toLowerCase())?.uncompressedSize ?? 0) > mostSmall) throw httpError('table.damaged')
    for await (const _ of readXml(read(path), reader));
  }

  async function relations(path: string): Promise<Map<string, Relation>> {
    const folder = posix.dirname(path)
    const list = posix.join(folder, '_rels', `${posix.basename(path)}.rels`)
    const found = new Map<string, Relation>()
    if (!entries.has(list.toLowerCase())) return found
    await readSmall(list, {
      open: (name, { Id, Type, Target, TargetMode }) => {
        // A target outside of the file is never looked at.
        if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return
        found.set(Id, { type: Type?.split('/').at(-1) ?? '', path: posix.resolve('/', folder, Target).slice(1) })
      },
    })
    return found
  }

  return { read, readSmall, relations }
}

/** By their names in small letters, which is how parts are compared. */
async function entriesOf(content: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>()
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false })
    if (zip.entryCount > mostEntries) throw httpError('table.damaged')
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
    return { zip, entries }
  } catch (error) {
    throw error instanceof HttpError ? error : httpError('table.damaged')
  }
}
