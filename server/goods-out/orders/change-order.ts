import type { CompiledQuery, UpdateObject } from 'kysely'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'

type Columns = UpdateObject<Tables, 'orders'>

/** The statement that changes columns of a movement and increments its version. Undefined columns are unchanged. */
export function changeOrder(id: number, columns: Columns): CompiledQuery<unknown> {
  return statements
    .updateTable('orders')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .compile()
}
