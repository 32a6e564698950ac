import type { Generated } from 'kysely'
import type { InspectionPoint, ReceiptStatus } from '../../contract/receipt-steps.ts'
import type { itemConditions } from '../../contract/receipts.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    receipts: Receipts
    receipt_items: ReceiptItems
    receipt_item_documents: ReceiptItemDocuments
    receipt_inspection_points: ReceiptInspectionPoints
    receipt_steps: ReceiptSteps
  }
}

interface Receipts {
  id: Generated<number>
  receipt_number: string
  customer_id: number
  supplier: string
  tracking_number: string | null
  /** 'YYYY-MM-DD' */
  expected_date: string | null
  status: Generated<ReceiptStatus>
  notes: string | null
  receiving_location_id: number | null
  quarantine_location_id: number | null
  created_by: number | null
  created_at: Instant
  received_at: OptionalInstant
  inspected_at: OptionalInstant
  inspected_by: number | null
  stored_at: OptionalInstant
  overdue_told_at: OptionalInstant
  /** Of a receipt that an undone import had announced. */
  withdrawn_at: OptionalInstant
  version: Generated<number>
}

interface ReceiptItems {
  id: Generated<number>
  receipt_id: number
  line: number
  sku: string
  description: string | null
  expected: number
  counted: number | null
  damaged: Generated<number>
  condition: Generated<OneOf<typeof itemConditions>>
  lot_number: string | null
  /** 'YYYY-MM-DD' */
  expires_on: string | null
  sscc: string | null
  item_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
}

interface ReceiptItemDocuments {
  document_id: number
  receipt_item_id: number
  position: number
}

interface ReceiptInspectionPoints {
  receipt_id: number
  point: InspectionPoint
  is_checked: boolean
  note: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}

interface ReceiptSteps {
  id: Generated<number>
  receipt_id: number
  status: ReceiptStatus
  notes: string | null
  reason: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}
