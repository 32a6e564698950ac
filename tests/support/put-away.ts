import { sql } from 'kysely'
import { type Task, tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { stockEndpoints } from '../../contract/stock/inventory/item-stock.ts'
import { system } from '../../server/viewer.ts'
import { makeLocation } from './factories.ts'
import type { Reply, TestApp } from './test-app.ts'

/** Creates these bins and leaves no room in any other. */
export async function onlyBins(test: TestApp, ...wanted: Parameters<typeof makeLocation>[1][]) {
  await test.db.transaction(system, (trx) =>
    sql`update locations l set capacity = (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)
      where not is_built_in and type = 'storage'`.execute(trx.sql),
  )
  const bins = []
  for (const bin of wanted) bins.push(await makeLocation(test, bin))
  return bins
}

export function completeTask(
  test: TestApp,
  id: number,
  body: { locationCode: string; scanned?: string; quantity?: number },
): Promise<Reply> {
  return test.as('manager').ask(tasksEndpoints.complete, { params: { id }, body })
}

export function readTask(test: TestApp, id: number): Promise<Task> {
  return test.as('manager').call(tasksEndpoints.get, { params: { id } })
}

export async function stockAt(test: TestApp, id: number): Promise<{ sku: string; onHand: number }[]> {
  const rows = await test.as('manager').call(stockEndpoints.atLocation, { params: { id }, query: {} })
  return rows.map(({ sku, onHand }) => ({ sku, onHand: Number(onHand) }))
}
