import type { RowLink } from '../ui/table-column.ts'

/** To the page of a record: `recordLink('/inventory/$id', 7)`. */
export function recordLink(
  to:
    | '/inventory/$id'
    | '/orders/$id'
    | '/receipts/$id'
    | '/customers/$id'
    | '/locations/$id'
    | '/picking/$id'
    | '/put-away/$id'
    | '/handling-units/$id'
    | '/shipments/$id'
    | '/contacts/$id'
    | '/quotes/$id'
    | '/invoices/$id'
    | '/imports/$id',
  id: number,
): RowLink {
  return { to, params: { id: String(id) } }
}
