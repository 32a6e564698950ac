import type { Db } from 'pg-boss'
import type { Connection, Engine } from '../db/engine.ts'

/** The tables of the queue live apart from the warehouse's. */
export const jobSchema = 'pgboss'

/** pg-boss over our own connections: the pool on PostgreSQL, a turn on the one session of PGlite. */
export function bossDatabase(engine: Engine): Db {
  return { executeSql: (text, values) => engine.run(text, values) }
}

/** pg-boss within a transaction of ours. */
export function bossDatabaseIn(connection: Connection): Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await connection.executeQuery<Record<string, unknown>>({ sql: text, parameters: values ?? [] })
      return { rows }
    },
  }
}
