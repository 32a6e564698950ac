import type { StockMovement } from '../../../contract/stock/inventory/stock-movements.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { RelatedList, type RelatedListProps } from '../../platform/detail/related-list.tsx'
import { locationLedgerColumns } from '../ledger/ledger-columns.tsx'
import { UndoOverlay, useUndoActions } from './undo-actions.tsx'

type LedgerProps = Pick<RelatedListProps<StockMovement>, 'read' | 'all'> &
  Partial<Pick<RelatedListProps<StockMovement>, 'columns' | 'rowLink'>> & {
    /** The number, code or SKU of the record. */
    of: string
  }

/** The ledger lines of a record, which can be undone there. A line leads to its item unless `rowLink` says otherwise. */
export function LedgerSection({ of, columns = locationLedgerColumns, rowLink = itemOfLine, ...list }: LedgerProps) {
  const { ofLine } = useUndoActions()
  return (
    <>
      <RelatedList
        title="Ledger"
        caption={`Ledger of ${of}`}
        columns={columns}
        rowActions={ofLine}
        rowName={({ sku }) => sku}
        rowLink={rowLink}
        empty="No stock movements yet"
        {...list}
      />
      <UndoOverlay />
    </>
  )
}

function itemOfLine({ inventoryId }: StockMovement) {
  return recordLink('/inventory/$id', inventoryId)
}
