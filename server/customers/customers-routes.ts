import { customersEndpoints } from '../../contract/customers.ts'
import { listCustomerUsers } from '../auth/customer-users-queries.ts'
import { updateUser } from '../auth/update-user.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { allocateInventory } from './allocate-inventory.ts'
import { createCustomer } from './create-customer.ts'
import { customerFileColumns } from './customers-columns.ts'
import { getCustomer, listCustomers, requireCustomer, summariseCustomers } from './customers-queries.ts'
import { updateCustomer } from './update-customer.ts'

export function customersRoutes(app: App): void {
  serve(app, customersEndpoints.list, ({ db, viewer, query }) => listCustomers(db, viewer, query))
  serveListFiles(app, customersEndpoints.list, listCustomers, customerFileColumns)
  serve(app, customersEndpoints.summary, ({ db, viewer }) => db.read(viewer, (on) => summariseCustomers(on, viewer)))
  serve(app, customersEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getCustomer(on, viewer, params.id)))
  serve(app, customersEndpoints.users, ({ db, viewer, params: { id } }) =>
    db.read(viewer, async (on) => {
      await requireCustomer(on, viewer, id)
      return listCustomerUsers(on, viewer, id)
    }),
  )
  serve(app, updateUser)
  serve(app, createCustomer)
  serve(app, updateCustomer)
  serve(app, allocateInventory)
}
