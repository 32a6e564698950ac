import { LeaveDialog } from './leave-dialog.tsx'

interface Opened {
  onClose: () => void
}

export const Open = ({ onClose }: Opened) => <LeaveDialog title="Edit Item" onAnswer={onClose} />
export const OpenLongTitle = ({ onClose }: Opened) => (
  <LeaveDialog title="Edit Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen" onAnswer={onClose} />
)
