import { sql } from 'kysely'
import type { z } from 'zod'
import type { newMovement } from '../../../contract/goods-out/orders/orders.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'

type Sent = Partial<Pick<z.output<typeof newMovement>, 'type' | 'billingAddress' | 'shippingAddress' | 'siteId' | 'transferToSiteId'>>

/** Type and addresses of a new movement: of a transfer those of its destination, whatever was sent. */
export async function typeAndAddresses(trx: Transaction, viewer: Viewer, sent: Sent) {
  const { type = 'pick_pack', billingAddress, shippingAddress, siteId, transferToSiteId } = sent
  if (transferToSiteId === undefined) return { type, billingAddress, shippingAddress }
  if (viewer.role !== 'system' && !can(viewer, 'orders.transfer')) throw httpError('permission.role')
  const site = await trx.sql
    .selectFrom('sites')
    .select(['code', 'address', 'is_active as isActive'])
    .where('id', '=', transferToSiteId)
    .executeTakeFirst()
  if (!site) throw httpError('site.unknown', { site: transferToSiteId }, { field: 'transferToSiteId' })
  if (siteId === transferToSiteId) throw httpError('transfer.same-site', { code: site.code }, { field: 'transferToSiteId' })
  if (!site.isActive) throw httpError('site.inactive', { code: site.code })
  if (!site.address) throw httpError('site.no-address', { code: site.code })
  const { rows } = await sql`select from sites where is_active and id <> ${transferToSiteId}`.execute(trx.sql)
  if (rows.length === 0) throw httpError('transfer.same-site', { code: site.code }, { field: 'transferToSiteId' })
  return { type: 'shipment' as const, billingAddress: site.address, shippingAddress: site.address }
}
