import type { Generated, GeneratedAlways } from 'kysely'
import type { unitsOfMeasure } from '../../contract/inventory.ts'
import type { Instant, Money, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    inventory_items: InventoryItems
  }
}

interface InventoryItems {
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
  gtin: string | null
  created_at: Instant
  updated_at: Instant
  deleted_at: OptionalInstant
  version: Generated<number>
  folded_sku: GeneratedAlways<string>
  /** Differs only in case from an older item's SKU, from before that was refused. */
  is_case_variant: Generated<boolean>
}
