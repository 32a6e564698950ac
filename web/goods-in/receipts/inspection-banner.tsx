import type { ReactNode } from 'react'
import { inspectionHours } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { formatDateTime, formatDay } from '../../platform/lib/format.ts'
import { useNow } from '../../platform/lib/use-now.ts'
import { Note } from '../../platform/ui/note.tsx'
import { inspectionDue } from './inspection-due.ts'

interface BannerProps {
  receipt: Receipt
  /** At the right: where to go next. */
  action?: ReactNode
}

/** Where a receipt stands on its way to being inspected; the time that is left goes on without a reload. */
export function InspectionBanner({ receipt, action }: BannerProps) {
  const now = useNow()
  const { status, expectedDate, receivedDate, inspectionDueAt, inspectedAt, inspectedBy } = receipt
  if (status === 'pending')
    return (
      <Banner title="Not received yet" action={action}>
        {expectedDate ? `Expected ${formatDay(expectedDate)}. ` : ''}Receive the goods to start the inspection.
      </Banner>
    )
  if (status === 'received') {
    const due = inspectionDueAt ? inspectionDue(inspectionDueAt, now) : { isOverdue: false, words: 'Inspection pending' }
    return (
      <Banner tone={due.isOverdue ? 'negative' : 'caution'} title={due.words} action={action}>
        Received {formatDateTime(receivedDate)}. Inspection should happen within {inspectionHours} hours of receipt.
      </Banner>
    )
  }
  return (
    <Banner title="Inspection completed" action={action}>
      {formatDateTime(inspectedAt)}
      {inspectedBy && ` by ${inspectedBy}`}. The lines are locked.
    </Banner>
  )
}

interface BoxProps {
  tone?: 'caution' | 'negative'
  title: string
  action?: ReactNode
  children: ReactNode
}

function Banner({ tone, title, action, children }: BoxProps) {
  return (
    <Note quiet {...(tone && { tone })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{title}</p>
          <p className="text-small text-ink-2">{children}</p>
        </div>
        {action}
      </div>
    </Note>
  )
}
