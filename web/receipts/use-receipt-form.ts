import { useQueryClient } from '@tanstack/react-query'
import { historyEndpoints } from '../../contract/history.ts'
import { type Receipt, receiptsEndpoints } from '../../contract/receipts.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { freshRead } from '../lib/use-read.ts'
import { toast } from '../ui/toast.tsx'
import { receiptChangeForm, receiptValues } from './receipt-form-values.ts'
import { useUpdateReceipt } from './use-receipts.ts'

interface ReceiptFormOptions {
  receipt: Receipt
  /** Opens the tab with the first invalid field. */
  onTab: (tab: 'details' | 'items') => void
  onClose: () => void
}

/** The working copy of a receipt over the tabs of its dialog. */
export function useReceiptForm({ receipt, onTab, onClose }: ReceiptFormOptions) {
  const queryClient = useQueryClient()
  const update = useUpdateReceipt()
  return useRecordForm({
    name: 'receipt',
    noun: 'receipt',
    record: receipt,
    values: receiptValues,
    update: {
      schema: receiptChangeForm,
      send: (read, change) => update.mutateAsync({ read, change }),
      reread: (id) => queryClient.fetchQuery(freshRead(receiptsEndpoints.get, { params: { id } })),
      history: historyEndpoints.ofReceipt,
    },
    rowKeys: { items: ({ key }) => key },
    failure: 'Update Failed',
    onInvalid: (fields) => onTab(fields.some((field) => field !== 'items') ? 'details' : 'items'),
    onSaved: ({ receiptNumber }) => toast({ title: 'Changes Saved', description: `${receiptNumber} is saved.` }),
    onClose,
  })
}
