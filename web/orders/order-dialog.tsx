import type { ReactNode } from 'react'
import { wholeNumberIn } from '../form/read-number.ts'
import { plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { DraftLine } from './order-draft.ts'

interface OrderDialogProps {
  title: string
  description?: string
  /** Id of the form in the body that the primary button sends. */
  form: string
  submitLabel: string
  lines: readonly DraftLine[]
  pending: boolean
  /** Closed by Escape or the cross. */
  onClose: () => void
  /** Closed by 'Cancel'; the same unless said otherwise. */
  onCancel?: () => void
  children: ReactNode
}

/** The dialog for creating and editing a movement. The footer shows a summary of its lines. */
export function OrderDialog({
  title,
  description,
  form,
  submitLabel,
  lines,
  pending,
  onClose,
  onCancel = onClose,
  children,
}: OrderDialogProps) {
  const units = lines.reduce((sum, line) => sum + (wholeNumberIn(line.quantity) || 0), 0)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description && { description })}
      size="lg"
      footer={
        <div className="flex flex-1 flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-1">
          <span className="figures mr-auto text-small text-muted max-sm:basis-full" role="status">
            {plural(lines.length, 'item')} · {plural(units, 'unit')}
          </span>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={pending}
            disabled={lines.length === 0}
            aria-keyshortcuts="Control+Enter"
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
