import type { Readable } from 'node:stream'
import type { FileFormat } from '../../contract/formats.ts'
import type { Reply, Request } from './app-type.ts'

/** A file that a call answers. */
export interface Download {
  /** ASCII, as browsers save it. */
  fileName: string
  content: Readable | Uint8Array
  /** Where the endpoint declares several. */
  mediaType?: string
}

/** Sends a file to be saved. A long one counts like a long list, as it holds memory until its reader has taken it. */
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
