import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Leaving } from './open-forms.ts'

/** Asks what becomes of unsaved changes. */
export function LeaveDialog({ title, onAnswer }: { title: string; onAnswer: (leaving: Leaving) => void }) {
  return (
    <ConfirmDialog
      title="Close without saving?"
      description={`${title || 'This form'} has unsaved changes. If you keep a draft, it’s restored when you reopen the form within 7 days.`}
      cancelLabel="Keep Editing"
      other={{ label: 'Discard', onChoose: () => onAnswer('discard') }}
      confirmLabel="Close and Keep Draft"
      onConfirm={() => onAnswer('keep')}
      onClose={() => onAnswer('stay')}
    />
  )
}
