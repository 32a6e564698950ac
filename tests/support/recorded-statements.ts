import type { CompiledQuery, Kysely } from 'kysely'
import { buildApp } from '../../server/app.ts'
import { kyselyDrivenBy } from '../../server/platform/engine/connection-kysely.ts'
import type { Database } from '../../server/platform/engine/database.ts'
import type { Statement } from '../../server/platform/engine/engine.ts'
import type { Tables } from '../../server/platform/engine/tables.ts'
import type { App } from '../../server/platform/http/app-type.ts'
import { type TestApp, testSettings } from './test-app.ts'

/** Another server on the database of a test, and the statements by which it reads. */
export interface RecordingServer {
  app: App
  /** The statements since this was last asked. */
  takeStatements(): Statement[]
  [Symbol.asyncDispose](): Promise<void>
}

export async function openRecordingServer({ db }: TestApp): Promise<RecordingServer> {
  let recorded: Statement[] = []
  const database: Database = {
    ...db,
    now: db.now,
    read: (viewer, work, options) => db.read(viewer, (sql) => work(recording(sql, (statement) => recorded.push(statement))), options),
  }
  const app = await buildApp({ database, ...testSettings })
  return {
    app,
    takeStatements: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

function recording(sql: Kysely<Tables>, record: (statement: Statement) => void): Kysely<Tables> {
  const unused = async () => {}
  return kyselyDrivenBy({
    init: unused,
    acquireConnection: async () => ({
      executeQuery: <R>(statement: CompiledQuery) => {
        record(statement)
        return sql.executeQuery<R>(statement as CompiledQuery<R>)
      },
      streamQuery: () => {
        throw new Error('Streaming from the database is not supported.')
      },
    }),
    releaseConnection: unused,
    beginTransaction: unused,
    commitTransaction: unused,
    rollbackTransaction: unused,
    destroy: unused,
  })
}
