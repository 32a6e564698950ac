import { Dialog } from './dialog.tsx'
import type { RowAction } from './table-column.ts'

interface RowSheetProps {
  rowName: string
  actions: readonly RowAction[]
  onClose: () => void
}

/** What can be done with one row, on a phone. */
export function RowSheet({ rowName, actions, onClose }: RowSheetProps) {
  return (
    <Dialog open onOpenChange={onClose} title={rowName} size="sm">
      <ul className="-mx-2 grid">
        {actions.map(({ label, icon, onSelect, unavailable }) => (
          <li key={label}>
            <button
              type="button"
              disabled={unavailable !== undefined}
              onClick={() => {
                onClose()
                onSelect()
              }}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1 text-left disabled:text-muted [&>svg]:shrink-0"
            >
              {icon}
              <span className="min-w-0 wrap-anywhere">
                {label}
                {unavailable !== undefined && <span className="block text-small">{unavailable}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
