import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fromSupplier } from '../../../contract/goods-in/receipts/from-supplier.ts'
import { isOpen } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { Waybill } from '../../platform/ui/waybill.tsx'
import { InspectionBanner } from './inspection-banner.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { useReceiptFacts } from './receipt-facts.tsx'
import { ReceiptInspection } from './receipt-inspection.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptHeading, type ReceiptTab, receiptTabs } from './receipt-tabs.tsx'
import { ReceiptUnits } from './receipt-units.tsx'
import { useReceipt } from './use-receipts.ts'

const EditReceiptDialog = lazyPart(() => import('./edit-receipt-dialog.tsx'), 'EditReceiptDialog')

interface ReceiptDialogProps {
  id: number
  /** The tab that is open at first. */
  first: ReceiptTab
  onClose: () => void
}

/** A receipt in four tabs, kept up to date; 'Edit' starts a working copy. */
export function ReceiptDialog({ id, first, onClose }: ReceiptDialogProps) {
  const read = useReceipt(id)
  const mayEdit = useMay('receipts.process')
  const [tab, openTab] = useState(first)
  /** The receipt as it was when editing began. */
  const [edited, setEdited] = useState<Receipt | null>(null)
  if (edited) return <EditReceiptDialog receipt={edited} tab={tab} onTab={openTab} onView={() => setEdited(null)} onClose={onClose} />

  const receipt = read.data
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      steady
      focus="title"
      title={receipt ? <ReceiptHeading receipt={receipt} /> : 'Warehouse Receipt'}
      {...(receipt && { description: `${receipt.customerName}, ${fromSupplier(receipt.supplier)}` })}
      actions={
        receipt &&
        mayEdit && (
          <Button icon={<Pencil aria-hidden />} onClick={() => setEdited(receipt)}>
            Edit
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {receipt && mayEdit && (
            <Button variant="primary" disabled title="Choose Edit first to change this receipt">
              Save Changes
            </Button>
          )}
        </>
      }
    >
      {receipt ? (
        <Tabs
          sticky
          label="Receipt"
          value={tab}
          onValueChange={(value) => openTab(value as ReceiptTab)}
          items={receiptTabs(receipt.items.length)}
        >
          <TabPanel value="details">
            <Details receipt={receipt} />
          </TabPanel>
          <TabPanel value="items">
            <Items receipt={receipt} onInspection={() => openTab('inspection')} />
          </TabPanel>
          <TabPanel value="inspection">
            <ReceiptInspection receipt={receipt} mayInspect={mayEdit} />
          </TabPanel>
          <TabPanel value="actions">
            <ReceiptActions receipt={receipt} />
          </TabPanel>
        </Tabs>
      ) : read.isError ? (
        <ErrorState title="Failed to load this receipt" detail={detailFor(read.error)} onRetry={() => void read.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

function Details({ receipt }: { receipt: Receipt }) {
  const facts = useReceiptFacts(receipt)
  return (
    <div className="grid gap-4">
      <Waybill cells={facts} />
      <div>
        <h3 className="mb-1 text-heading">Notes</h3>
        <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{receipt.notes ?? 'None'}</p>
      </div>
    </div>
  )
}

function Items({ receipt, onInspection }: { receipt: Receipt; onInspection: () => void }) {
  const goOn: ReactNode = (
    <Button size="sm" variant="ghost" onClick={onInspection}>
      Go to Inspection
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isOpen(receipt.status) && <InspectionBanner receipt={receipt} {...(receipt.status === 'received' && { action: goOn })} />}
      <ReceiptLines receipt={receipt} />
      <ReceiptUnits
        total={receipt.totalUnits}
        damaged={receipt.damagedUnits}
        uniqueSkus={receipt.uniqueSkus}
        expected={receipt.status === 'pending' ? undefined : receipt.items.reduce((sum, { expected }) => sum + expected, 0)}
      />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-31! w-full" />
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-9! w-full" />
      ))}
    </div>
  )
}
