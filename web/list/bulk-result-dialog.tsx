import { formatNumber, plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { BulkResult } from './bulk-run.ts'

/** What was done, and each refused row with its reason. The refused rows stay selected. */
export function BulkResultDialog({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const untried = result.total - result.done - result.refused.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={result.action}
      focus="title"
      description={`${result.sentence}. ${plural(result.refused.length, 'row')} couldn’t be changed${untried > 0 ? `, ${formatNumber(untried)} not attempted` : ''}.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul aria-label="Rows that couldn’t be changed" className="divide-y divide-line">
        {result.refused.map(({ id, name, why }) => (
          <li key={id} className="grid gap-0.5 py-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className="text-ink-2 wrap-anywhere">{why}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">These rows remain selected.</p>
    </Dialog>
  )
}
