import type { Db } from 'pg-boss'
import type { Connection, Engine } from '../engine/engine.ts'

/** The schema of the queue's tables. */
export const jobSchema = 'pgboss'

/** pg-boss over our own connections: the pool on PostgreSQL, exclusive use of PGlite's one session. */
export function bossDatabase(engine: Engine): Db {
  return { executeSql: (text, values) => engine.run(text, values) }
}

/** pg-boss within one of our transactions. */
export function bossDatabaseIn(connection: Connection): Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await connection.executeQuery<Record<string, unknown>>({ sql: text, parameters: values ?? [] })
      return { rows }
    },
  }
}
