import { Pencil, Send } from 'lucide-react'
import type { Overlay } from '../../platform/address/use-overlay.ts'
import { UnsentMailNote } from '../../platform/mail/unsent-mail.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'

interface DraftActionsProps {
  noun: 'Quote' | 'Invoice'
  number: string
  /** What sending it means. */
  consequence: string
  editing: Overlay
  sending: Overlay
  pending: boolean
  onSend: () => void
}

/** The buttons of a draft: a quote or an invoice is edited until it is sent, which is asked once more. */
export function DraftActions({ noun, number, consequence, editing, sending, pending, onSend }: DraftActionsProps) {
  return (
    <>
      <Button icon={<Pencil aria-hidden />} onClick={() => editing.open(true)}>
        Edit
      </Button>
      <Button variant="primary" icon={<Send aria-hidden />} onClick={() => sending.open(true)}>
        Send
      </Button>
      {sending.value && (
        <ConfirmDialog
          title={`Send ${number}?`}
          description={consequence}
          confirmLabel={`Send ${noun}`}
          pending={pending}
          onConfirm={onSend}
          onClose={sending.close}
        >
          <UnsentMailNote />
        </ConfirmDialog>
      )}
    </>
  )
}
