import type { BodyOf, ChangeDefinition } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { FileFormat, SentFile } from '../../contract/formats.ts'
import { httpError } from '../errors.ts'
import type { App, Request } from './app-type.ts'
import { readInput } from './input.ts'

/**
 * Accepts JSON, and the file types that some calls take; 415 for anything else. An empty body is accepted with a JSON header, which some
 * screens send (specification §7). Keys that would change an object's prototype are dropped.
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
  const fileTypes = endpoints.flatMap(({ body }) => (body && body.kind !== 'json' ? body.mediaTypes : []))
  for (const mediaType of new Set(fileTypes)) {
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, content, done) => {
      request.bodyText = content.toString('base64')
      done(null, content)
    })
  }
}

/** The body as the endpoint declares it: parsed JSON, or `{ file }`. */
export function readBody<E extends ChangeDefinition>({ body }: E, request: Request): BodyOf<E> {
  if (body === undefined) return undefined as BodyOf<E>
  if (body.kind !== 'json') return { file: readFile(body, request) } as BodyOf<E>
  if (Buffer.isBuffer(request.body)) throw httpError('request.not-json')
  return readInput(body.schema, request.body, 'body') as BodyOf<E>
}

function readFile({ mediaTypes, maxBytes = Number.POSITIVE_INFINITY }: FileFormat, { body, headers }: Request): SentFile {
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!Buffer.isBuffer(body) || !mediaTypes.includes(mediaType)) throw httpError('request.other-media-type', { mediaTypes })
  if (body.length > maxBytes) throw httpError('request.file-too-large', { maxBytes })
  return { mediaType, content: body }
}
