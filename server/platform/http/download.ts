import { Readable } from 'node:stream'
import type { FileFormat } from '../../../contract/formats.ts'
import type { Reply, Request } from './app-type.ts'

/** Is sent in pieces, so that the progress of a slow reader can be measured. */
const longContent = 256 * 1024
const pieceSize = 64 * 1024

/** A file as the answer of a call. */
export interface Download {
  /** The name under which browsers save it. */
  fileName: string
  content: Readable | Uint8Array
  /** When the endpoint declares several. */
  mediaType?: string
  /** How long a stream is, where that is known. */
  bytes?: number
  /** Set for content that never changes: browsers keep it, and ask before each use whether they still may. */
  etag?: string
}

/** Sends a file as a download. A long one counts as a long list, because it holds memory until it is read. */
export function sendDownload(
  { mediaTypes }: FileFormat,
  request: Request,
  reply: Reply,
  { fileName, content, mediaType, bytes, etag }: Download,
): Reply {
  if (isLong(content)) request.server.userLimits.take('longLists', request, reply)
  const type = mediaType ?? mediaTypes[0]
  reply.type(type === 'text/csv' ? 'text/csv; charset=utf-8' : type)
  reply.header('content-disposition', attachmentNamed(fileName))
  // Nothing in a file is run, even where a browser shows it all the same.
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (bytes !== undefined) reply.header('content-length', String(bytes))
  if (etag !== undefined) {
    reply.headers({ etag: `"${etag}"`, 'cache-control': 'private, no-cache' })
    if (request.headers['if-none-match'] === `"${etag}"`) return sendNotModified(reply, content)
  }
  return reply.send(content instanceof Uint8Array && isLong(content) ? Readable.from(piecesOf(content), { objectMode: false }) : content)
}

function isLong(content: Download['content']): boolean {
  return !(content instanceof Uint8Array) || content.length > longContent
}

function* piecesOf(content: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < content.length; start += pieceSize) yield content.subarray(start, start + pieceSize)
}

function sendNotModified(reply: Reply, content: Download['content']): Reply {
  if (content instanceof Readable) content.destroy()
  reply.removeHeader('content-length')
  return reply.code(304).send()
}

/** RFC 6266: the name in ASCII, and where that isn't all of it in UTF-8 (RFC 5987). */
function attachmentNamed(fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_')
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${whole}`}`
}
