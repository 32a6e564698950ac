import { useRef } from 'react'
import { fromSupplier } from '../../../contract/goods-in/receipts/from-supplier.ts'
import { isOpen, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { ReceiptFields } from './receipt-fields.tsx'
import { ReceiptInspection } from './receipt-inspection.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptLinesEditor } from './receipt-lines-editor.tsx'
import { ReceiptHeading, type ReceiptTab, receiptTabs } from './receipt-tabs.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

interface EditReceiptDialogProps {
  receipt: Receipt
  tab: ReceiptTab
  onTab: (tab: ReceiptTab) => void
  /** Ends editing. */
  onView: () => void
  /** Closes the dialog. */
  onClose: () => void
}

/** The dialog of a receipt while it is edited: 'Save Changes' and 'Cancel' end editing, 'Close' closes the dialog. */
export function EditReceiptDialog({ receipt, tab, onTab, onView, onClose }: EditReceiptDialogProps) {
  const isClosing = useRef(false)
  const form = useReceiptForm({ receipt, onTab, onClose: () => (isClosing.current ? onClose() : onView()) })
  const current = form.record ?? receipt

  async function close() {
    isClosing.current = true
    await form.close()
    isClosing.current = false
  }

  return (
    <FormDialog
      form={{ ...form, close }}
      long
      steady
      size="lg"
      focus="title"
      title={`Receipt ${current.receiptNumber}`}
      heading={<ReceiptHeading receipt={current} />}
      description={`${current.customerName}, ${fromSupplier(current.supplier)}`}
      actions={<Button onClick={() => void form.close()}>Cancel</Button>}
      cancelLabel="Close"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <Tabs
        sticky
        label="Receipt"
        value={tab}
        onValueChange={(value) => onTab(value as ReceiptTab)}
        items={receiptTabs(current.items.length)}
      >
        <TabPanel value="details" keep>
          <div className="grid gap-4">
            <ReceiptFields receipt={current} />
          </div>
        </TabPanel>
        <TabPanel value="items" keep>
          {isOpen(current.status) ? <ReceiptLinesEditor attempted={form.attempts > 0} /> : <ClosedLines receipt={current} />}
        </TabPanel>
        <TabPanel value="inspection">
          <div className="grid gap-4">
            <Note>Save or cancel your changes to continue with the inspection.</Note>
            <ReceiptInspection receipt={current} mayInspect={false} />
          </div>
        </TabPanel>
        <TabPanel value="actions">
          <Note>Save or cancel your changes first. You can also change the status under Receipt Details.</Note>
        </TabPanel>
      </Tabs>
    </FormDialog>
  )
}

function ClosedLines({ receipt }: { receipt: Receipt }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Note>
        {receipt.receiptNumber} is {receiptStatusLabels[receipt.status]}, so its lines are locked. Set it back to Received to change them.
      </Note>
      <ReceiptLines receipt={receipt} />
    </div>
  )
}
