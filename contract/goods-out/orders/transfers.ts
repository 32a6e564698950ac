import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParams, quantity, requiredText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { order } from './orders.ts'

/** What was written off of excise goods: every shortage counts (Reg. (EU) 2022/1636 Art. 1). */
export const exciseLoss = z.object({ sku: z.string(), lot: z.string().nullable(), quantity })

export const transfersEndpoints = {
  writeOff: endpoint({
    method: 'POST',
    path: '/api/orders/:id/transfer-loss',
    summary: 'Write off what is missing of a transfer, once its receipt is stored',
    allow: 'orders.transfer',
    params: idParams,
    row: 'order',
    body: json(z.object({ reason: requiredText(300, 'Please give a reason') })),
    answer: json(order.extend({ exciseLoss: z.array(exciseLoss) })),
    changes: ['orders', 'inventory', 'notifications'],
  }),
}
