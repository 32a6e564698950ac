import { type Kysely, type SqlBool, sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import type { AnyRecord } from '../../../contract/record.ts'
import type { Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import { columnName } from '../lists/column-name.ts'

/** Adds, changes and hides rows of a record. `further` sets columns that no call names, by their names in the table. */
export function writesOf<R extends AnyRecord, T extends keyof Tables & string, Row, V>(
  { fields }: R,
  table: T,
  get: (on: Kysely<Tables>, viewer: V, id: number) => Promise<Row>,
) {
  const columns = (part: 'created' | 'changed') => Object.keys(fields).filter((name) => fields[name]?.[part])
  const [ofNew, ofChange] = [columns('created'), columns('changed')]

  const set = async (trx: Transaction, id: number, values: object): Promise<void> => {
    await trx.sql
      .updateTable(table as keyof Tables)
      .set({ ...values, version: sql`version + 1` } as never)
      .where(sql<SqlBool>`id = ${id}`)
      .execute()
  }

  return {
    /** Adds a row, and reads it. */
    insert: async (trx: Transaction, viewer: V, values: z.output<R['created']>, further: Updateable<Tables[T]> = {}): Promise<Row> => {
      const sent = ofNew.map((name) => [columnName(name), values[name] ?? null])
      const row = { ...Object.fromEntries(sent), ...stamped(fields, ['createdAt', 'updatedAt'], trx), ...further }
      const added = await trx.sql
        .insertInto(table as keyof Tables)
        .values(row as never)
        .returning(sql<number>`id`.as('id'))
        .executeTakeFirstOrThrow()
      return get(trx.sql, viewer, added.id)
    },

    /** Changes a row, and reads it. Fields that are undefined stay as they are. */
    update: async (
      trx: Transaction,
      viewer: V,
      id: number,
      values: z.output<R['changed']>,
      further: Updateable<Tables[T]> = {},
    ): Promise<Row> => {
      const sent = ofChange.map((name) => [columnName(name), (values as Readonly<Record<string, unknown>>)[name]])
      await set(trx, id, { ...Object.fromEntries(sent), ...stamped(fields, ['updatedAt'], trx), ...further })
      return get(trx.sql, viewer, id)
    },

    /** Hides a row that is kept when it is deleted. */
    hide: (trx: Transaction, id: number): Promise<void> => set(trx, id, { deleted_at: trx.now() }),
  }
}

/** The time of the change, in the columns that the record has for it. */
function stamped(fields: AnyRecord['fields'], names: readonly string[], trx: Transaction): object {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [columnName(name), trx.now()]))
}
