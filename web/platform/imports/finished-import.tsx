import { Link } from '@tanstack/react-router'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import type { ImportDetail } from '../../../contract/platform/imports/imports.ts'
import { Section } from '../detail/section.tsx'
import { formatDateTime, formatDay } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { ErrorRows } from './checked-import.tsx'
import { ImportRows } from './import-rows.tsx'
import { recordsOf } from './import-words.ts'

const lists: Record<ImportKind, { path: string; search?: Record<string, string>; label: string }> = {
  items: { path: '/inventory', label: 'Go to Inventory' },
  receipts: { path: '/warehouse-receipt', label: 'Go to Receipts' },
  movements: { path: '/orders', label: 'Go to Movements' },
  locations: { path: '/inventory', search: { tab: 'locations' }, label: 'Go to Locations' },
}

const titles = { done: 'Imported', undone: 'Undone', cancelled: 'Cancelled', failed: 'Failed' } as const

/** An import that is over: what it did, and its rows while they are kept. */
export function FinishedImport({ read }: { read: ImportDetail }) {
  const { path, label, search = {} } = lists[read.kind]
  const state = read.state as keyof typeof titles
  return (
    <>
      <Section title={titles[state]}>
        <p className="mb-3">
          {sentences[state](read)} The rows can be viewed until {formatDay(read.expiresAt.slice(0, 10))}.
        </p>
        <div className="flex flex-wrap gap-2 max-sm:[&>a]:grow">
          {state === 'done' && (
            <Button asChild variant="primary">
              <Link to={path} search={search}>
                {label}
              </Link>
            </Button>
          )}
          {state !== 'done' && (
            <Button asChild variant="primary">
              <Link to="/imports" search={{ new: read.kind }}>
                Import Another File
              </Link>
            </Button>
          )}
          {read.counts.error > 0 && <ErrorRows id={read.id} />}
        </div>
      </Section>
      <ImportRows read={read} editable={false} />
    </>
  )
}

const sentences: Record<keyof typeof titles, (read: ImportDetail) => string> = {
  done: (read) => `${recordsOf(read)} ${read.kind === 'items' ? 'created or updated' : 'created'} on ${formatDateTime(read.committedAt)}.`,
  undone: () => 'Import undone. Everything is back to how it was.',
  cancelled: () => 'Nothing was imported.',
  failed: () => 'Nothing was imported.',
}
