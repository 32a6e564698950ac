import type { Readable } from 'node:stream'
import type { FileFormat } from '../../contract/formats.ts'
import type { Reply, Request } from './app-type.ts'

/** A file as the answer of a call. */
export interface Download {
  /** The name under which browsers save it, in ASCII. */
  fileName: string
  content: Readable | Uint8Array
  /** When the endpoint declares several. */
  mediaType?: string
}

/** Sends a file as a download. A long one counts as a long list, because it holds memory until it is read. */
export function sendDownload(
  { mediaTypes }: FileFormat,
  request: Request,
  reply: Reply,
  { fileName, content, mediaType }: Download,
): Reply {
  if (!(content instanceof Uint8Array)) request.server.userLimits.take('longLists', request, reply)
  const type = mediaType ?? mediaTypes[0]
  reply.type(type === 'text/csv' ? 'text/csv; charset=utf-8' : type)
  reply.header('content-disposition', `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`)
  return reply.send(content)
}
