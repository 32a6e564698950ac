import { endpoint } from '../../endpoint.ts'
import { idParams } from '../../fields.ts'

/** Deliveries that customers announce themselves. They are receipts, posted and changed by the calls of receipts. */
export const announcedDeliveriesEndpoints = {
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/warehouse-receipts/:id',
    summary:
      'Withdraw a pending receipt; customers those that they announced. It leaves all lists and figures, and staff can still read it',
    allow: 'receipts.withdraw',
    params: idParams,
    row: 'receipt',
    versioned: 'version',
    status: 204,
    changes: ['receipts'],
  }),
}
