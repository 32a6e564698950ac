import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDownUp, MoveRight, Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import type { ItemWithStock } from '../../platform/calls/use-inventory.ts'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { ItemCounts } from '../counts/closed-counts.tsx'
import { StockBadge } from '../ledger/stock-badge.tsx'
import { DeletedItem } from './deleted-item.tsx'
import { useItemFacts } from './item-facts.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemPictureSection } from './item-picture-section.tsx'
import { ItemDetails, ItemLedger, ItemReservations, ItemStock } from './item-sections.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

// What there is only of some items is loaded after the page.
const ItemLots = lazyPart(() => import('./item-lots.tsx'), 'ItemLots')
// Forms and their validation are loaded when first opened.
const AdjustDialog = lazyPart(() => import('./adjust-dialog.tsx'), 'AdjustDialog')
const ItemDialog = lazyPart(() => import('./item-dialog.tsx'), 'ItemDialog')

/** What is known about an item: for staff, and for the customer who owns it. */
export function ItemPage() {
  const id = useRecordId()
  const mayRestore = useMay('inventory.restore')
  const { customerId } = useViewer()
  const item = useItem(id)
  return (
    <DetailPage
      id={id}
      noun="Item"
      list={{ label: 'Inventory', path: '/inventory' }}
      path="/inventory"
      read={item}
      isHidden={({ customerId: owner }) => customerId !== undefined && owner !== customerId}
      title={({ sku }) => sku}
      gone={(notFound) => (mayRestore ? <DeletedItem id={id} notFound={notFound} /> : notFound)}
    >
      {(record) => <ItemRecord item={record} isStockKnown={!item.isPlaceholderData} />}
    </DetailPage>
  )
}

/** Begins with the row of a list, which has no stock rows. */
function useItem(id: number) {
  return useQuery({
    ...readQuery(inventoryEndpoints.get, { params: { id } }),
    placeholderData: () => {
      const row = cachedRow(inventoryEndpoints.list, id)
      return row && { ...row, homes: [], sites: [], stock: [] }
    },
  })
}

interface ItemRecordProps {
  item: ItemWithStock
  isStockKnown: boolean
}

function ItemRecord({ item, isStockKnown }: ItemRecordProps) {
  const { seesCustomerScreens } = useViewer()
  const readsCounts = useMay('counts.read') && !seesCustomerScreens
  const facts = useItemFacts(item)
  return (
    <>
      <DetailHead
        name={item.name}
        status={<StockBadge item={item} />}
        actions={!seesCustomerScreens && <ItemActions item={item} />}
        facts={facts}
      />
      <SectionColumns
        main={
          <>
            <ItemStock item={item} isKnown={isStockKnown} />
            <Suspense>
              <ItemLots item={item} />
            </Suspense>
            <ItemReservations item={item} />
            {readsCounts && <ItemCounts id={item.id} />}
            <ItemLedger item={item} />
          </>
        }
        side={
          <>
            <ItemPictureSection item={item} />
            <ItemDetails item={item} isStockKnown={isStockKnown} />
            {!seesCustomerScreens && <ItemHistory id={item.id} />}
          </>
        }
      />
    </>
  )
}

function ItemActions({ item }: { item: ItemWithStock }) {
  const [mayAdjust, mayEdit, mayDelete] = [useMay('inventory.adjust'), useMay('inventory.update'), useMay('inventory.delete')]
  const mayMove = useMay('stock.move')
  const { remove, deleting } = useDeleteWithUndo()
  const dialogs = useDialogs({
    adjust: mayAdjust && ((onClose) => <AdjustDialog id={item.id} onClose={onClose} />),
    edit: mayEdit && ((onClose) => <ItemDialog id={item.id} onClose={onClose} />),
  })
  return (
    <>
      {mayAdjust && (
        <Button variant="primary" icon={<ArrowDownUp aria-hidden />} onClick={() => dialogs.open('adjust', item.id)}>
          Adjust
        </Button>
      )}
      {mayMove && item.quantity > 0 && (
        <Button asChild icon={<MoveRight aria-hidden />}>
          <Link to="/move" search={{ item: String(item.id) }}>
            Move
          </Link>
        </Button>
      )}
      {mayEdit && (
        <Button icon={<Pencil aria-hidden />} onClick={() => dialogs.open('edit', item.id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          printItem,
          mayDelete && {
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            danger: true,
            disabled: deleting === item.id,
            onSelect: () => remove(item),
          },
        ]}
      />
      {dialogs.shown}
    </>
  )
}
