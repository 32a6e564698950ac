import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Leaving } from './open-forms.ts'

/** Asks what becomes of unsaved changes. */
export function LeaveDialog({ title, onAnswer }: { title: string; onAnswer: (leaving: Leaving) => void }) {
  return (
    <ConfirmDialog
      title="Close without saving?"
      description={`${title || 'This form'} has changes that aren’t saved. A kept draft is restored when you open the form again within 7 days.`}
      cancelLabel="Keep Editing"
      other={{ label: 'Discard', onChoose: () => onAnswer('discard') }}
      confirmLabel="Close and Keep Draft"
      onConfirm={() => onAnswer('keep')}
      onClose={() => onAnswer('stay')}
    />
  )
}
