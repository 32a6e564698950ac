import { customersEndpoints } from '../../contract/customers.ts'
import { type App, serve } from '../http/serve.ts'
import { allocateInventory } from './allocate-inventory.ts'
import { createCustomer } from './create-customer.ts'
import { getCustomer, listCustomers, summariseCustomers } from './customers-queries.ts'
import { listCustomerUsers } from './list-customer-users.ts'
import { updateCustomer } from './update-customer.ts'

export function customersRoutes(app: App): void {
  serve(app, customersEndpoints.list, ({ db, viewer, query }) => listCustomers(db, viewer, query))
  serve(app, customersEndpoints.summary, ({ db, viewer }) => db.read(viewer, (on) => summariseCustomers(on, viewer)))
  serve(app, customersEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getCustomer(on, viewer, params.id)))
  serve(app, customersEndpoints.users, ({ db, viewer, params }) => listCustomerUsers(db, viewer, params.id))
  serve(app, createCustomer)
  serve(app, updateCustomer)
  serve(app, allocateInventory)
}
