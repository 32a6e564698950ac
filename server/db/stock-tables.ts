import type { Generated, GeneratedAlways } from 'kysely'
import type { movementTypes, unitsOfMeasure } from '../../contract/inventory.ts'
import type { Instant, Money, OneOf, OptionalInstant } from './column-types.ts'

/* What is stored, where, and the ledger. */

export interface ProductCategories {
  id: Generated<number>
  name: string
  code: string | null
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
}

type LocationType = 'storage' | 'staging' | 'shipping' | 'receiving' | 'quarantine' | 'supplier' | 'customer' | 'adjustment' | 'scrap'

export interface Locations {
  id: Generated<number>
  code: string
  name: string
  zone: string | null
  path: string | null
  type: Generated<LocationType>
  is_virtual: GeneratedAlways<boolean>
  is_promisable: GeneratedAlways<boolean>
  is_built_in: Generated<boolean>
  capacity: number | null
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface InventoryItems {
  id: Generated<number>
  customer_id: number | null
  sku: string
  name: string
  description: string | null
  category_id: number | null
  home_location_id: number | null
  unit_of_measure: Generated<OneOf<typeof unitsOfMeasure>>
  cost_price: Money
  selling_price: Money
  low_stock_threshold: number | null
  reorder_point: number | null
  reorder_quantity: number | null
  manufacturer: string | null
  supplier: string | null
  batch_number: string | null
  lot_number: string | null
  created_at: Instant
  updated_at: Instant
  deleted_at: OptionalInstant
  version: Generated<number>
}

export interface Lots {
  id: Generated<number>
  item_id: number
  lot_number: string
  /** 'YYYY-MM-DD' */
  expires_on: string | null
}

export interface HandlingUnits {
  id: Generated<number>
  sscc: string | null
  parent_id: number | null
  customer_id: number | null
}

export interface Stock {
  id: Generated<number>
  item_id: number
  location_id: number
  lot_id: number | null
  handling_unit_id: number | null
  on_hand: number
  reserved: Generated<number>
  received_at: Instant
}

export interface StockMovements {
  id: GeneratedAlways<number>
  created_at: Instant
  movement_type: OneOf<typeof movementTypes>
  item_id: number
  sku: string
  customer_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
  quantity: number
  from_location_id: number
  to_location_id: number
  reason: string
  cause: 'opening' | 'adjustment' | 'order' | 'receipt' | 'count' | 'delete' | 'restore' | 'transfer'
  order_id: number | null
  corrects_id: number | null
  user_id: number | null
}
