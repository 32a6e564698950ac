import type { Generated, GeneratedAlways } from 'kysely'
import type { handlingUnitKinds } from '../../contract/handling-units.ts'
import type { movementCauses, movementTypes } from '../../contract/stock-movements.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    stock: Stock
    stock_movements: StockMovements
    lots: Lots
    handling_units: HandlingUnits
    reservations: Reservations
  }
}

interface Stock {
  id: Generated<number>
  item_id: number
  location_id: number
  lot_id: number | null
  handling_unit_id: number | null
  on_hand: number
  reserved: Generated<number>
  received_at: Instant
}

interface StockMovements {
  id: GeneratedAlways<number>
  created_at: Instant
  movement_type: OneOf<typeof movementTypes>
  item_id: number
  sku: string
  customer_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
  /** The goods left their handling unit and arrived in `to_handling_unit_id`, or loose where that is null. */
  is_repacked: Generated<boolean>
  to_handling_unit_id: number | null
  quantity: number
  from_location_id: number
  to_location_id: number
  reason: string
  cause: OneOf<typeof movementCauses>
  order_id: number | null
  corrects_id: number | null
  receipt_id: number | null
  receipt_item_id: number | null
  user_id: number | null
}

interface Lots {
  id: Generated<number>
  item_id: number
  lot_number: string
  /** 'YYYY-MM-DD' */
  expires_on: string | null
}

interface HandlingUnits {
  id: Generated<number>
  sscc: string | null
  parent_id: number | null
  customer_id: number | null
  kind: OneOf<typeof handlingUnitKinds>
  /** The movement that it was packed for. */
  order_id: Generated<number | null>
  created_at: Instant
  created_by: number | null
  version: Generated<number>
}

interface Reservations {
  id: Generated<number>
  order_id: number
  item_id: number
  stock_id: number
  quantity: number
  created_at: Instant
  ended_at: OptionalInstant
  ending: 'released' | 'consumed' | null
  /** Lies where its picker put it; see picking. */
  is_picked: Generated<boolean>
}
