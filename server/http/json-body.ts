import type { App } from './app-type.ts'

/**
 * JSON and nothing else (415). No body at all is fine even with a JSON header, which some screens send (specification §7).
 * Keys that would reach an object's prototype are dropped while reading.
 */
export function acceptOnlyJson(app: App): void {
  app.decorateRequest('bodyText', '')
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body)
    if (request.bodyText === '') return done(null, undefined)
    return parseJson(request, request.bodyText, done)
  })
}
