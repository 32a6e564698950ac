import type { App } from './app-type.ts'

/**
 * JSON and nothing else (415). No body at all is fine even with a JSON header, which some screens send (specification §7).
 * Keys that would reach an object's prototype are dropped while reading.
 */
export function acceptOnlyJson(app: App): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, String(body), done)
  })
}
