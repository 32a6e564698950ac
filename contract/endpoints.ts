import { authEndpoints } from './auth.ts'
import { categoriesEndpoints } from './categories.ts'
import { customersEndpoints } from './customers.ts'
import { dashboardEndpoints } from './dashboard.ts'
import type { EndpointDefinition } from './endpoint.ts'
import { inventoryEndpoints } from './inventory.ts'
import { locationsEndpoints } from './locations.ts'
import { notificationsEndpoints } from './notifications.ts'
import { ordersEndpoints } from './orders.ts'
import { reconciliationEndpoints } from './reconciliation.ts'
import { settingsEndpoints } from './settings.ts'
import { shipmentsEndpoints } from './shipments.ts'
import { systemEndpoints } from './system.ts'

/** Every call there is: served, documented and tested from this table. */
export const endpoints: readonly EndpointDefinition[] = [
  systemEndpoints,
  authEndpoints,
  customersEndpoints,
  inventoryEndpoints,
  locationsEndpoints,
  categoriesEndpoints,
  ordersEndpoints,
  shipmentsEndpoints,
  dashboardEndpoints,
  notificationsEndpoints,
  reconciliationEndpoints,
  settingsEndpoints,
].flatMap((group) => Object.values(group))
