import { FileText, ListPlus } from 'lucide-react'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ReceiptMail } from './receipt-mail.tsx'
import { StatusUpdate } from './status-update.tsx'
import { useCreateTasks } from './use-create-tasks.ts'

/** What can be done with a receipt as a whole. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const mayUpdate = useMay('receipts.process')
  const mayMail = useMay('receipts.email')
  const mayTask = useMay('tasks.work')
  return (
    <div className="grid gap-5">
      {mayUpdate && (
        <div className="grid gap-2">
          <StatusUpdate key={receipt.status} receipt={receipt} />
        </div>
      )}
      <ul className="rounded-panel border border-line">
        <Action text="Download the receipt with lines and inspection as a PDF file.">
          <Button asChild icon={<FileText aria-hidden />}>
            <a
              href={addressOf(receiptsEndpoints.pdf, { id: receipt.id })}
              download
              onClick={() => toast({ title: 'Receipt Printed', description: `The PDF of ${receipt.receiptNumber} was downloaded.` })}
            >
              Print PDF
            </a>
          </Button>
        </Action>
        {mayMail && <ReceiptMail receipt={receipt} Action={Action} />}
        {mayTask && <CreateTask receipt={receipt} />}
      </ul>
    </div>
  )
}

/** A button, and what it does. */
export function Action({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <p className="min-w-0 flex-1 basis-56 text-ink-2 wrap-anywhere">{text}</p>
      {children}
    </li>
  )
}

/** Put-away tasks, for an inspected receipt (specification §2). */
function CreateTask({ receipt }: { receipt: Receipt }) {
  const { createTasks, isPending } = useCreateTasks(receipt)
  const isReady = receipt.status === 'inspected'

  return (
    <Action
      text={
        isReady
          ? 'Create tasks to put the goods away, each with a suggested bin.'
          : 'Put-away tasks can be created when the receipt is inspected and not yet stored.'
      }
    >
      <Button icon={<ListPlus aria-hidden />} disabled={!isReady} pending={isPending} onClick={createTasks}>
        Create Task
      </Button>
    </Action>
  )
}
