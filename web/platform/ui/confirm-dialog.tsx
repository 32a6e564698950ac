import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Dialog, dialogButtons } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  description?: ReactNode
  /** What confirming does, in words of its own; not 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  /** A red button, for what can't be undone. */
  danger?: boolean
  pending?: boolean
  /** A third answer, between the two. */
  other?: { label: string; onChoose: () => void }
  onConfirm: () => void
  onClose: () => void
  /** More than the description says. */
  children?: ReactNode
}

/** One question with two or three answers. Escape and the cross mean the answer that changes nothing, which has the focus. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger,
  pending,
  other,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <div className={classNames(dialogButtons, 'flex-1')}>
          <Button onClick={onClose}>{cancelLabel}</Button>
          {other && <Button onClick={other.onChoose}>{other.label}</Button>}
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
