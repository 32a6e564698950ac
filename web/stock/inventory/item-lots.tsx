import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { type Lot, lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatDay } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { quantityThere } from '../ledger/availability.tsx'

// Loaded when first opened.
const CorrectLotDialog = lazyPart(() => import('./correct-lot-dialog.tsx'), 'CorrectLotDialog')

const columns: readonly Column<Lot>[] = [
  {
    id: 'lot',
    header: 'Lot',
    mobile: 'key',
    width: '60%',
    cell: ({ lotNumber }) => <span className="mono wrap-anywhere">{lotNumber}</span>,
  },
  {
    id: 'expires',
    header: 'Expires',
    mobile: 'title',
    cell: ({ expiresOn }) => <span className="whitespace-nowrap">{formatDay(expiresOn)}</span>,
  },
  { id: 'onHand', header: 'On hand', align: 'right', mobile: 'fact', cell: ({ onHand }) => quantityThere(onHand) },
  { id: 'status', header: 'Status', mobile: 'status', cell: ({ expired }) => expired && <Badge tone="red">Expired</Badge> },
]

/** The lots of an item, which managers correct. Without a lot nothing is shown. */
export function ItemLots({ item: { id, sku, tracking } }: { item: InventoryItem }) {
  const mayCorrect = useMay('inventory.correct-lots')
  const read = useFirstRows(lotsEndpoints.ofItem, { params: { id }, query: {} })
  const [corrected, setCorrected] = useState<Lot | null>(null)
  return (
    <>
      <RelatedList
        title="Lots"
        caption={`Lots of ${sku}`}
        columns={columns}
        read={read}
        rowName={({ lotNumber }) => lotNumber}
        {...(mayCorrect && {
          rowActions: (lot: Lot) => [{ label: 'Correct Lot', icon: <Pencil aria-hidden />, onSelect: () => setCorrected(lot) }],
        })}
      />
      <Suspense>
        {corrected && <CorrectLotDialog sku={sku} tracking={tracking} lot={corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    </>
  )
}
