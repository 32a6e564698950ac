import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { receiptChangeForm, receiptValues } from './receipt-form-values.ts'

interface ReceiptFormOptions {
  receipt: Receipt
  /** Opens the tab with the first invalid field. */
  onTab: (tab: 'details' | 'items') => void
  onClose: () => void
}

/** The working copy of a receipt over the tabs of its dialog. */
export function useReceiptForm({ receipt, onTab, onClose }: ReceiptFormOptions) {
  const { update } = useRecordCalls(receiptsEndpoints)
  return useRecordForm({
    name: 'receipt',
    noun: 'receipt',
    record: receipt,
    values: receiptValues,
    update: {
      schema: receiptChangeForm,
      send: update,
      reread: rereadBy(receiptsEndpoints.get),
      history: historyEndpoints.ofReceipt,
    },
    rowKeys: { items: ({ key }) => key },
    onInvalid: (fields) => onTab(fields.some((field) => field !== 'items') ? 'details' : 'items'),
    onSaved: ({ receiptNumber }) => toast({ title: 'Changes Saved', description: `Changes to ${receiptNumber} were saved.` }),
    onClose,
  })
}
