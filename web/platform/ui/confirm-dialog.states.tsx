import { ConfirmDialog } from './confirm-dialog.tsx'

interface Opened {
  onClose: () => void
}
const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH & Co. KG'

export const OpenTwoAnswers = ({ onClose }: Opened) => (
  <ConfirmDialog
    danger
    title="Cancel WM-2026-00417?"
    description="The reserved stock is released. This can’t be undone."
    cancelLabel="Keep Movement"
    confirmLabel="Cancel Movement"
    onConfirm={onClose}
    onClose={onClose}
  />
)
export const OpenThreeAnswers = ({ onClose }: Opened) => (
  <ConfirmDialog
    title="Close without saving?"
    description="Edit Item has changes that aren’t saved."
    cancelLabel="Keep Editing"
    other={{ label: 'Discard', onChoose: onClose }}
    confirmLabel="Close and Keep Draft"
    onConfirm={onClose}
    onClose={onClose}
  />
)
export const OpenPending = ({ onClose }: Opened) => (
  <ConfirmDialog title="Delete COF-1?" confirmLabel="Delete Item" pending onConfirm={onClose} onClose={onClose} />
)
export const OpenLongText = ({ onClose }: Opened) => (
  <ConfirmDialog
    title={`Disable access of ${long}?`}
    description={`${long} and its 48 users are signed out at once.`}
    confirmLabel="Disable Access"
    onConfirm={onClose}
    onClose={onClose}
  />
)
