import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { customerEntity } from '../../people/customers/customers-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'
import { exciseGoodsOf } from '../orders/order-goods.ts'
import { getOrder } from '../orders/orders-queries.ts'

export async function readOrderExcise(db: Database, viewer: Viewer, id: number): Promise<AnswerOf<typeof orderPapersEndpoints.excise>> {
  return db.read(viewer, async (on) => {
    const { customerId } = await getOrder(on, viewer, id)
    const { seedIdWarehouse, seedIdCompany } = await customerEntity.get(on, viewer, customerId)
    return { goods: await exciseGoodsOf(on, viewer, id), proposedConsignorSeed: seedIdWarehouse ?? seedIdCompany }
  })
}
