import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { httpError } from '../../errors.ts'
import { type App, serve } from '../http/serve.ts'
import { serveDocs } from './api-docs.ts'
import { eventStreams } from './event-stream.ts'
import { openApiDocument } from './openapi.ts'

export function systemRoutes(app: App): void {
  serve(app, systemEndpoints.health, async ({ db }) => {
    const health = await db.health()
    if (health === 'out of reach') throw httpError('database.unreachable', undefined, { retryAfterSeconds: 1 })
    if (health === 'disk full') throw httpError('database.full', undefined, { retryAfterSeconds: 1 })
    return { status: 'ok' as const }
  })
  // Made once, when first asked for.
  let description: ReturnType<typeof openApiDocument> | undefined
  serve(app, systemEndpoints.openapi, () => {
    description ??= openApiDocument()
    return description
  })
  const openEventStream = eventStreams(app)
  serve(app, systemEndpoints.events, async (call) => {
    app.userLimits.take('eventStreams', call.request, call.reply)
    const { since } = call.query
    openEventStream({ ...call, since: since === undefined ? undefined : new Date(since) })
  })
  serveDocs(app)
}
