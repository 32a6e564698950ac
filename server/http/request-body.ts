import type { BodyOf, ChangeDefinition } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { BodyFormat, FileFormat, SentFile, UploadFormat } from '../../contract/formats.ts'
import { httpError } from '../errors.ts'
import type { App, Reply, Request } from './app-type.ts'
import { readInput } from './input.ts'
import { readUpload } from './upload.ts'

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
  const fileTypes = bodies.flatMap((body) => (isFile(body) ? body.mediaTypes : []))
  for (const mediaType of new Set(fileTypes)) {
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, content, done) => {
      request.bodyText = content.toString('base64')
      done(null, content)
    })
  }
  const uploadTypes = bodies.flatMap((body) => (body.kind === 'upload' ? body.mediaTypes : []))
  // The verb reads it from the request.
  for (const mediaType of new Set(uploadTypes)) app.addContentTypeParser(mediaType, (_request, _content, done) => done(null))
  endSlowBodies(app, new Set(uploadTypes))
}

function isFile(body: BodyFormat): body is FileFormat {
  return body.kind !== 'json' && body.kind !== 'upload'
}

/** Other bodies are small, so they must arrive soon: an unfinished request holds a connection. */
const bodyMustArriveWithin = 60_000

function endSlowBodies(app: App, exceptTypes: Set<string>): void {
  app.addHook('preParsing', async (request, _reply, body) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const isEmpty = encoding === undefined && (length === undefined || length === '0')
    if (isEmpty || exceptTypes.has(mediaTypeOf(request))) return
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
