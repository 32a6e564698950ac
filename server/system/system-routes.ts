import { sql } from 'kysely'
import { systemEndpoints } from '../../contract/system.ts'
import { unavailable } from '../errors.ts'
import { type App, serve } from '../http/serve.ts'
import { system } from '../viewer.ts'
import { serveDocs } from './api-docs.ts'
import { eventStreams } from './event-stream.ts'
import { openApiDocument } from './openapi.ts'

const patience = 2_000

export function systemRoutes(app: App): void {
  serve(app, systemEndpoints.health, async ({ db }) => {
    const answering = db.read(system, (on) => sql`select 1`.execute(on)).then(() => true)
    const answered = await Promise.race([answering.catch(() => false), timeout(patience)])
    if (!answered) throw unavailable('The database is out of reach.')
    return { status: 'ok' as const }
  })
  // Made once, when first asked for.
  let description: ReturnType<typeof openApiDocument> | undefined
  serve(app, systemEndpoints.openapi, () => {
    description ??= openApiDocument()
    return description
  })
  const openEventStream = eventStreams(app)
  serve(app, systemEndpoints.events, openEventStream)
  serveDocs(app)
}

function timeout(ms: number): Promise<false> {
  const { promise, resolve } = Promise.withResolvers<false>()
  setTimeout(resolve, ms, false).unref()
  return promise
}
