import type { Readable } from 'node:stream'
import type { BodyOf, ChangeDefinition, EndpointDefinition } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import type { BodyFormat, FileFormat, SentFile, UploadFormat } from '../../../contract/formats.ts'
import { httpError } from '../../errors.ts'
import type { App, Reply, Request } from './app-type.ts'
import { readInput } from './input.ts'
import { readUpload } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its verb reads the body while it arrives. */
    isUpload?: boolean
  }
}

/** The size limit of bodies that are read before the verb begins, in bytes. */
export const usualBodyLimit = 1024 * 1024

/**
 * Accepts JSON, and the file types that some calls take; 415 for anything else. An empty body with a JSON header counts as an object
 * without fields, because some screens send that (specification §7). Keys that would change an object's prototype are dropped.
 */
export function acceptBodies(app: App): void {
  app.decorateRequest('bodyText', '')
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body)
    if (request.bodyText === '') return done(null, undefined)
    return parseJson(request, request.bodyText, done)
  })
  const bodies = endpoints.flatMap(({ body }) => body ?? [])
  const mediaTypes = bodies.flatMap((body) => (body.kind === 'json' ? [] : body.mediaTypes))
  for (const mediaType of new Set(mediaTypes)) {
    app.addContentTypeParser(mediaType, async (request: Request, content: Readable) => {
      // The verb reads it from the request.
      if (request.routeOptions.config.isUpload) return undefined
      const body = await wholeOf(content, request.routeOptions.bodyLimit)
      request.bodyText = body.toString('base64')
      return body
    })
  }
  endSlowBodies(app)
}

async function wholeOf(content: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of content as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > most) throw httpError('request.file-too-large', { maxBytes: most })
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** What the routes of an endpoint have to know of its body. */
export function bodyOptions({ body }: Pick<EndpointDefinition, 'body'>): { bodyLimit?: number; config: { isUpload: boolean } } {
  const config = { isUpload: body?.kind === 'upload' }
  const isLarge = body !== undefined && isFile(body) && body.maxBytes !== undefined && body.maxBytes > usualBodyLimit
  return isLarge ? { bodyLimit: body.maxBytes, config } : { config }
}

function isFile(body: BodyFormat): body is FileFormat {
  return body.kind !== 'json' && body.kind !== 'upload'
}

/** Other bodies are small, so they must arrive soon: an unfinished request holds a connection. */
const bodyMustArriveWithin = 60_000

function endSlowBodies(app: App): void {
  app.addHook('preParsing', async (request, _reply, body) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const isEmpty = encoding === undefined && (length === undefined || length === '0')
    if (isEmpty || request.routeOptions.config.isUpload) return
    const timer = setTimeout(() => request.raw.destroy(), bodyMustArriveWithin).unref()
    body.once('end', () => clearTimeout(timer))
    body.once('close', () => clearTimeout(timer))
  })
}

/** The body as the endpoint declares it: parsed JSON, `{ file }` or `{ upload }`. */
export function readBody<E extends ChangeDefinition>({ body }: E, request: Request, reply: Reply): BodyOf<E> {
  if (body === undefined) return undefined as BodyOf<E>
  if (body.kind === 'upload') {
    requireMediaType(body, request)
    return { upload: readUpload(body, request, reply) } as BodyOf<E>
  }
  if (body.kind !== 'json') return { file: readFile(body, request) } as BodyOf<E>
  const type = mediaTypeOf(request)
  if (type !== '' && type !== 'application/json') throw httpError('request.not-json')
  return readInput(body.schema, request.body === undefined ? {} : request.body, 'body') as BodyOf<E>
}

function mediaTypeOf({ headers }: Request): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function requireMediaType({ mediaTypes }: FileFormat | UploadFormat, request: Request): string {
  const mediaType = mediaTypeOf(request)
  if (!mediaTypes.includes(mediaType)) throw httpError('request.other-media-type', { mediaTypes })
  return mediaType
}

function readFile(format: FileFormat, request: Request): SentFile {
  const { mediaTypes, maxBytes = Number.POSITIVE_INFINITY } = format
  const mediaType = requireMediaType(format, request)
  const { body } = request
  if (!Buffer.isBuffer(body)) throw httpError('request.other-media-type', { mediaTypes })
  if (body.length > maxBytes) throw httpError('request.file-too-large', { maxBytes })
  return { mediaType, content: body }
}
