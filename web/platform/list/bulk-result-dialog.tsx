import { formatNumber, plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { BulkResult } from './bulk-run.ts'

interface BulkResultProps {
  result: BulkResult
  /** What became of the refused rows. */
  note?: string
  onClose: () => void
}

/** What was done, and each refused row with its reason. */
export function BulkResultDialog({ result, note = 'These rows remain selected.', onClose }: BulkResultProps) {
  const unknown = result.refused.filter(({ isUnknown }) => isUnknown).length
  const refused = result.refused.length - unknown
  const untried = result.total - result.done - result.refused.length
  const rest = [
    refused > 0 && `${plural(refused, 'row')} couldn’t be changed`,
    unknown > 0 && `${plural(unknown, 'row')} may have been changed`,
    untried > 0 && `${formatNumber(untried)} not attempted`,
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={result.action}
      focus="title"
      description={`${result.sentence}. ${rest.filter(Boolean).join(', ')}.`}
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
      {(refused > 0 || untried > 0) && <p className="text-muted">{note}</p>}
    </Dialog>
  )
}
