import { tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { pickingEndpoints } from '../../contract/goods-out/picking/picking.ts'
import type { ActKind } from '../../contract/stock/acts/act-kinds.ts'
import { stockActsEndpoints } from '../../contract/stock/acts/stock-acts.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import type { ChangeCase, Prepare } from './change-case.ts'
import { makeInspectedReceipt, makeItem, makeLocation, makeShipment } from './factories.ts'
import { makeConfirmedOrder, pickEverything, setCompanyPrefix } from './pick-cases.ts'
import type { TestApp } from './test-app.ts'
import { newestActOf } from './undo.ts'

/** Undoing the newest act of this kind. */
async function undoingNewest(it: TestApp, kind: ActKind): Promise<ChangeCase> {
  const id = await newestActOf(it, kind)
  const by = it.as('admin')
  const { preview } = await by.call(stockActsEndpoints.previewUndo, { params: { id } })
  return { by, id, body: { preview, reason: 'By mistake' } }
}

async function undoingOwnNewest(it: TestApp, kind: ActKind): Promise<ChangeCase> {
  return { by: it.as('manager'), id: await newestActOf(it, kind), body: undefined }
}

export const undoChangeCases: Record<string, Prepare[]> = {
  'stockActs.undoOwn': [
    // What is taken back brings the item below its threshold.
    async (it) => {
      const { id } = await makeItem(it, { quantity: 0 })
      await it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 40, reason: 'Found' } })
      return undoingOwnNewest(it, 'adjust')
    },
    async (it) => {
      const receipt = await makeInspectedReceipt(it)
      const { created } = await it.as('manager').call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
      const body = { locationCode: (await makeLocation(it)).code }
      await it.as('manager').call(tasksEndpoints.complete, { params: { id: created[0]?.id ?? 0 }, body })
      return undoingOwnNewest(it, 'put_away')
    },
    async (it) => {
      await setCompanyPrefix(it)
      const { id } = await makeConfirmedOrder(it)
      const { picked } = await pickEverything(it, id)
      const body = { lines: picked.map((line) => ({ line: line.id, quantity: line.quantity })) }
      await it.as('manager').call(pickingEndpoints.pack, { params: { id }, body })
      return undoingOwnNewest(it, 'pack')
    },
  ],
  'stockActs.undo': [
    // What is taken back brings the item below its threshold.
    async (it) => {
      const { id } = await makeItem(it, { quantity: 0 })
      await it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 40, reason: 'Found' } })
      return undoingNewest(it, 'adjust')
    },
    async (it) => {
      const receipt = await makeInspectedReceipt(it)
      const { created } = await it.as('manager').call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
      const body = { locationCode: (await makeLocation(it)).code }
      await it.as('manager').call(tasksEndpoints.complete, { params: { id: created[0]?.id ?? 0 }, body })
      return undoingNewest(it, 'put_away')
    },
    async (it) => {
      await setCompanyPrefix(it)
      const { id } = await makeConfirmedOrder(it)
      const { picked } = await pickEverything(it, id)
      const body = { lines: picked.map((line) => ({ line: line.id, quantity: line.quantity })) }
      await it.as('manager').call(pickingEndpoints.pack, { params: { id }, body })
      return undoingNewest(it, 'pack')
    },
    async (it) => {
      await makeShipment(it)
      return undoingNewest(it, 'ship')
    },
  ],
}
