import type { Kysely } from 'kysely'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Viewer } from '../../viewer.ts'
import { findCategoryId } from '../categories/categories-queries.ts'
import { findLocationId } from '../locations/locations-queries.ts'

/** Resolves the names and codes in a sent item to ids; undefined stays undefined, null stays null, unknown is 400. */
export async function resolveReferences(
  on: Kysely<Tables>,
  viewer: Viewer,
  sent: { category?: string | null; location?: string | null; customerId?: number | null },
) {
  return {
    category_id: sent.category == null ? sent.category : await findCategoryId(on, sent.category),
    home_location_id: sent.location == null ? sent.location : await findLocationId(on, viewer, sent.location),
    customer_id: sent.customerId == null ? sent.customerId : await knownCustomer(on, sent.customerId),
  }
}

async function knownCustomer(on: Kysely<Tables>, id: number): Promise<number> {
  if (await customerExists(on, id)) return id
  throw httpError('customer.unknown', undefined, { field: 'customerId' })
}
