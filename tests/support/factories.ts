import type { z } from 'zod'
import { categoriesEndpoints, type newCategory } from '../../contract/categories.ts'
import { customersEndpoints, type newCustomer } from '../../contract/customers.ts'
import { inventoryEndpoints, type newInventoryItem } from '../../contract/inventory.ts'
import { locationsEndpoints, type newLocation } from '../../contract/locations.ts'
import { type newOrder, ordersEndpoints } from '../../contract/orders.ts'
import { type newSavedView, savedViewsEndpoints } from '../../contract/saved-views.ts'
import { type TestApp, type TestPerson, testPassword } from './test-app.ts'

// Test data created by HTTP calls. Each factory takes the relevant values and fills in the others.

let made = 0

export async function makeCustomer(test: TestApp, wanted: Partial<z.input<typeof newCustomer>> = {}) {
  made++
  const body = {
    name: `Customer ${made}`,
    type: '3pl' as const,
    contactEmail: `user${made}@customer.example`,
    password: testPassword,
    ...wanted,
  }
  return test.as('admin').call(customersEndpoints.create, { body })
}

export async function makeLocation(test: TestApp, wanted: Partial<z.input<typeof newLocation>> = {}) {
  made++
  return test.as('admin').call(locationsEndpoints.create, { body: { code: `LOC-${made}`, name: `Location ${made}`, ...wanted } })
}

export async function makeCategory(test: TestApp, wanted: Partial<z.input<typeof newCategory>> = {}) {
  made++
  return test.as('admin').call(categoriesEndpoints.create, { body: { name: `Category ${made}`, ...wanted } })
}

/** An item of customer 1 with 100 on hand and no home, by default. */
export async function makeItem(test: TestApp, wanted: Partial<z.input<typeof newInventoryItem>> = {}) {
  made++
  const body = { sku: `SKU-${made}`, name: `Item ${made}`, customerId: 1, unitOfMeasure: 'EA' as const, quantity: 100, ...wanted }
  return test.as('admin').call(inventoryEndpoints.create, { body })
}

export const anAddress = { street: '1 Harbour Road', city: 'Rotterdam', state: 'ZH', zip: '3011', country: 'NL' }

/** A movement of one line; of a fresh item of customer 1, by default. */
export async function makeOrder(test: TestApp, wanted: Partial<z.input<typeof newOrder>> & { by?: TestPerson } = {}) {
  const { by = 'admin', ...fields } = wanted
  const customerId = fields.customerId ?? 1
  const items = fields.items ?? [{ sku: (await makeItem(test, { customerId })).sku, quantity: 1 }]
  return test
    .as(by)
    .call(ordersEndpoints.create, { body: { billingAddress: anAddress, shippingAddress: anAddress, ...fields, customerId, items } })
}

/** A view of the inventory screen that its owner, the administrator unless said otherwise, keeps to itself. */
export async function makeSavedView(test: TestApp, wanted: Partial<z.input<typeof newSavedView>> & { by?: TestPerson } = {}) {
  made++
  const { by = 'admin', ...fields } = wanted
  const definition = { columns: [{ field: 'sku', width: 120 }], filters: [{ field: 'status', values: ['Low Stock'] }], sort: '-quantity' }
  return test.as(by).call(savedViewsEndpoints.create, { body: { screen: 'inventory', name: `View ${made}`, definition, ...fields } })
}

/** A movement taken all the way out, which gives a shipment. */
export async function makeShipment(test: TestApp, wanted: Parameters<typeof makeOrder>[1] = {}) {
  const order = await makeOrder(test, wanted)
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented', 'exported'] as const) {
    await test.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  }
  const exported = await test.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  return { order: exported, shipmentId: exported.shipmentId }
}
