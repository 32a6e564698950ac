import { Link } from '@tanstack/react-router'
import { Note } from '../../platform/ui/note.tsx'

/** The tab 'Receipts': they have a screen of their own. */
export function ReceiptsNote() {
  return (
    <Note>
      Receipts are reached through the{' '}
      <Link to="/warehouse-receipt" className="font-medium text-primary-text underline">
        Warehouse Receipt
      </Link>{' '}
      page.
    </Note>
  )
}
