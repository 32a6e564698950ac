/** The warehouse that every measured server is filled with. */

export const customerCount = 100
export const orderCount = 5_000
export const benchPassword = 'a password for measuring'
export const staffNames = ['admin', 'anna', 'bela', 'cora', 'dirk']
/** On hand of each item when measuring begins. */
export const onHand = 1_000_000

export const trackingStages = ['awaiting_confirmation', 'confirmed', 'packaging', 'labelling', 'documented', 'exported']
export const orderStatuses = ['pending', 'processing', 'picking', 'packing', 'completed', 'cancelled'] as const
export const address = { street: '1 Harbour Road', city: 'Rotterdam', state: 'ZH', zip: '3011', country: 'NL' }

/** How ten orders in a row stand, and so all of them. */
export const orderMix = {
  statuses: ['pending', 'processing', 'picking', 'packing', 'packing', 'completed', 'completed', 'completed', 'completed', 'cancelled'],
  stages: ['awaiting_confirmation', 'confirmed', 'confirmed', 'packaging', 'labelling', ...Array(4).fill('exported'), 'confirmed'],
}

export interface Size {
  skus: number
  /** Lines of the ledger before orders add theirs; at least one for each SKU. */
  ledgerLines: number
}

export interface NewOrders {
  count: number
  skus: number
  /** All of them documented, waiting for their export; otherwise as in `orderMix`. */
  documented: boolean
}

/** Item n of a customer; customers count from 1, n from 0. Customers take turns, so that neighbours in a table belong to different ones. */
export function itemOf(customer: number, n: number): number {
  return customer + customerCount * n
}

export function skuOf(item: number): string {
  return `SKU-${String(item).padStart(7, '0')}`
}

export function customerSignIn(customer: number): string {
  return `customer${customer}@bench.example`
}

/**
 * Idempotency keys as a warehouse at work has them. Connections plan a statement when they first send it: on an empty table it is planned
 * to read all rows, until the table is next analysed.
 */
export const keysOfADay = `
  insert into idempotency_keys (user_id, key, request_hash, status, response, created_at)
  select u.id, md5(g::text), sha256(convert_to(g::text, 'UTF8')), 200, repeat('x', 1200), now() - g * interval '4 seconds'
  from generate_series(1, 20000) g, (select min(id) as id from users) u`
