import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, instant } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery } from '../../list-query.ts'

/** A time in which a member of staff viewed the screens of a customer. */
export const customerView = z.object({
  id,
  customerId: id,
  /** Null to customers, who see that it was staff. */
  viewedBy: z.string().nullable(),
  startedAt: instant,
  /** Null while it lasts. */
  endedAt: instant.nullable(),
})

export const customerViewsEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/view-as',
    summary: 'Start viewing the screens of a customer; reads with the header X-View-As return what this customer sees',
    allow: 'customers.view-as',
    body: json(z.object({ customerId: id })),
    status: 204,
    changes: ['customers'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/view-as',
    summary: 'Stop viewing the screens of a customer',
    allow: 'customers.view-as',
    status: 204,
    changes: ['customers'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/view-as',
    summary: 'Which members of staff viewed the screens of customers, and when; a customer reads the views of its own screens',
    allow: 'customers.read-views',
    query: listQuery(['startedAt'], { customerId: idInUrl.optional() }),
    answer: list(customerView, 'customer-views'),
    shows: ['customers'],
  }),
}
