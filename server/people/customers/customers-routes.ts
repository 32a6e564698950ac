import { customerNumber } from '../../../contract/people/customers/customer-codes.ts'
import { type Customer, customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import type { Column } from '../../platform/files/columns.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { listCustomerUsers } from '../auth/customer-users-queries.ts'
import { updateUser } from '../auth/update-user.ts'
import { allocateInventory } from './allocate-inventory.ts'
import { createCustomer } from './create-customer.ts'
import { customerEntity, summariseCustomers } from './customers-queries.ts'
import { updateCustomer } from './update-customer.ts'

/** With their widths in characters; without the notes about them. */
const columns = [
  { label: 'Customer #', kind: 'text', value: ({ id }: Customer) => customerNumber(id), width: 12 } satisfies Column<Customer>,
  ...fileColumns(customers, {
    name: 32,
    type: 16,
    plan: 12,
    industry: 20,
    primaryContact: 24,
    contactEmail: 30,
    contactPhone: 20,
    address: 40,
    paymentTerms: 16,
    vatNumber: 18,
    status: 12,
    portalAccess: 14,
    seedIdCompany: 18,
    seedIdWarehouse: 18,
    createdAt: undefined,
  }),
]

export function customersRoutes(app: App): void {
  // Viewing a customer's screens changes nothing about it.
  serveRecord(app, customerEntity, columns, { historyWithout: ['view_as_start', 'view_as_end'] })
  serve(app, customersEndpoints.summary, ({ db, viewer }) => db.read(viewer, (on) => summariseCustomers(on, viewer)))
  serve(app, customersEndpoints.users, ({ db, viewer, params: { id } }) =>
    db.read(viewer, async (on) => {
      await customerEntity.require(on, viewer, id)
      return listCustomerUsers(on, viewer, id)
    }),
  )
  serve(app, updateUser)
  serve(app, createCustomer)
  serve(app, updateCustomer)
  serve(app, allocateInventory)
}
