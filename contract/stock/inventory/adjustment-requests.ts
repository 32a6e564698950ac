import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, optionalText } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { historyCall } from '../../history-entry.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { siteFilter } from '../../site-fields.ts'
import { valuesOf } from '../../values-of.ts'

export const adjustmentStatusLabels = { open: 'Open', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' } as const
export const adjustmentStatuses = valuesOf(adjustmentStatusLabels)
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]

/** An adjustment beyond a worker's tolerance. It changes no stock until it is approved. */
export const adjustmentRequest = z.object({
  id,
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  /** As it was sent; null for the item's home. */
  location: z.string().nullable(),
  lot: z.string().nullable(),
  /** The expiry date of the lot, for stock that is added. */
  expiresOn: z.iso.date().nullable(),
  adjustment: z.number().int(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: instant,
  status: z.enum(adjustmentStatuses),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Why it was rejected. */
  note: z.string().nullable(),
  /** Asked for by the viewer, who can withdraw it and can't decide it. */
  mine: z.boolean(),
  version: z.number().int(),
})
export type AdjustmentRequest = z.output<typeof adjustmentRequest>

const of = { params: idParams, row: 'adjustmentRequest', answer: json(adjustmentRequest) } as const
const shows = ['adjustments', 'inventory', 'customers', 'account'] as const
const nothing = z.object({})

export const adjustmentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/adjustment-requests',
    summary: 'Adjustments that were sent for approval; workers read their own',
    allow: 'adjustments.read',
    query: listQuery(['requestedAt', 'sku', 'adjustment', 'status'], {
      status: several(z.enum(adjustmentStatuses)).optional(),
      customerId: several(idInUrl).optional(),
      inventoryId: several(idInUrl).optional(),
      ...siteFilter,
      ...createdRange,
    }),
    answer: list(adjustmentRequest, 'adjustment-requests'),
    shows,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adjustment-requests/:id',
    summary: 'One adjustment that was sent for approval',
    allow: 'adjustments.read',
    ...of,
    shows,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/adjustment-requests/:id/approve',
    summary: 'Approve an adjustment, which changes the stock as it is now',
    allow: 'adjustments.decide',
    ...of,
    body: json(nothing),
    changes: ['adjustments', 'inventory', 'notifications'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/adjustment-requests/:id/reject',
    summary: 'Reject an adjustment; the stock stays as it is',
    allow: 'adjustments.decide',
    ...of,
    body: json(z.object({ note: optionalText(500) })),
    changes: ['adjustments', 'notifications'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/adjustment-requests/:id/withdraw',
    summary: 'Withdraw an adjustment that you sent for approval',
    allow: 'adjustments.withdraw',
    ...of,
    body: json(nothing),
    changes: ['adjustments'],
  }),
  history: historyCall('adjustment-requests', 'adjustmentRequest', 'Who asked for an adjustment, and who decided about it', [
    'adjustments',
  ]),
}
