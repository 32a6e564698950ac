import type { CompiledQuery } from 'kysely'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import { isStaffWhoMay } from '../../people/auth/users-queries.ts'
import { changed } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { statements } from '../../platform/engine/statements.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { verb } from '../../verb.ts'
import { changeOrder } from './change-order.ts'
import { itemsOf, lockOrder } from './lock-order.ts'
import { mergeLines } from './order-lines.ts'
import { orderById } from './orders-queries.ts'

const requireShipDay = sqlFunction<{ day: string; site: number; at: Date }, void>('require_ship_day')
const replaceOrderLines = sqlFunction<{ the_order: number; lines: string; at: Date }, void>('replace_order_lines')

/**
 * Edits a pending movement; new lines replace the old ones and their reservations. Until it ends it can be assigned to someone else and have
 * another carrier and service.
 */
export const updateOrder = verb(
  ordersEndpoints.update,
  async ({ trx, viewer, now }, { id, ifMatch, items, assignedTo, siteId, ...sent }) => {
    // Dropped for viewers who may not assign, because a customer may send back the movement it read.
    const assignee = viewer.role === 'system' || can(viewer, 'orders.assign') ? assignedTo : undefined
    const before = await lockOrder(trx, viewer, id, ifMatch)
    const { carrier, serviceType, ...pendingOnly } = before.transfer ? withoutAddresses(sent) : sent
    const sendsLater = [assignee, carrier, serviceType].some((field) => field !== undefined)
    // Customers choose the site of a new movement only; they may send back what they read.
    const otherSite = viewer.role === 'customer' || siteId === before.siteId ? undefined : siteId
    const isLater =
      sendsLater && items === undefined && otherSite === undefined && Object.values(pendingOnly).every((field) => field === undefined)
    if (isLater ? isEnded(before) : before.status !== 'pending') throw httpError('order.not-pending', { number: before.orderNumber })
    if (assignee && !(await isStaffWhoMay(trx.sql, 'picking.work', assignee))) throw httpError('order.assignee-not-staff')
    if (otherSite !== undefined) await siteFor(trx.sql, viewer, otherSite)
    if (otherSite !== undefined && otherSite === before.transfer?.siteId)
      throw httpError('transfer.same-site', { code: before.transfer.siteCode }, { field: 'siteId' })
    if (before.transfer && pendingOnly.type === 'pick_pack') throw httpError('transfer.is-shipment', undefined, { field: 'type' })
    const lines = items ?? (otherSite === undefined ? undefined : before.items)
    if (lines)
      await trx.send({
        moved: otherSite === undefined ? [] : [movedTo(id, otherSite)],
        replaced: replaceOrderLines({ the_order: id, lines: JSON.stringify(mergeLines(lines)), at: now }),
      })
    const { requestedShipDate: day, recipient, billingAddress, shippingAddress } = pendingOnly
    const { after } = await trx.send({
      // A day that has passed meanwhile may stay.
      checked: day && day !== before.requestedShipDate ? [requireShipDay({ day, site: otherSite ?? before.siteId, at: now })] : [],
      changed: changeOrder(id, {
        type: pendingOnly.type,
        priority: pendingOnly.priority,
        notes: pendingOnly.notes,
        billing_address: billingAddress && JSON.stringify(billingAddress),
        shipping_address: shippingAddress && JSON.stringify(shippingAddress),
        reference: pendingOnly.reference,
        purchase_order: pendingOnly.purchaseOrder,
        recipient: recipient && JSON.stringify(recipient),
        requested_ship_date: day,
        carrier,
        service_type: serviceType,
        assigned_to: assignee,
      }),
      after: orderById(viewer, id),
    })
    const order = onlyRow(after, 'order.not-found')
    return {
      answer: order,
      before,
      history: [changed('order', before, order)],
      touched: { orders: [order], inventory: lines ? itemsOf(before, order) : [] },
    }
  },
)

/** The statement by which a movement ships from another site, before it reserves again. Its version is counted with its other columns. */
function movedTo(id: number, siteId: number): CompiledQuery<unknown> {
  return statements.updateTable('orders').set({ site_id: siteId }).where('id', '=', id).compile()
}

/** A transfer keeps the addresses of its destination, whatever is sent, as when it is placed. */
function withoutAddresses<F extends object>(sent: F) {
  return { ...sent, billingAddress: undefined, shippingAddress: undefined }
}

function isEnded({ status }: Order): boolean {
  return status === 'completed' || status === 'cancelled'
}
