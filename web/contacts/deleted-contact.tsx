import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactName, contacts } from '../../contract/contacts/contacts.ts'
import { formatWhen } from '../lib/format.ts'
import { useRead } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ContactHistory } from './contact-history.tsx'
import { useRestoreContact } from './use-contacts.ts'

/** In place of a contact that was deleted: who deleted it when, and the way to bring it back. */
export function DeletedContact({ id, notFound }: { id: number; notFound: ReactNode }) {
  const history = useRead(contacts.history, { params: { id }, query: { limit: 1 } })
  const { restore, restoring } = useRestoreContact()
  const mayRestore = useMay('crm.change')
  if (history.isPending) return <Skeleton className="h-31! w-full" />
  const [last] = history.data ?? []
  if (last?.action !== 'delete') return notFound
  const contact = { id, firstName: String(last.before?.firstName ?? ''), lastName: String(last.before?.lastName ?? '') }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EmptyState
        title={`${contactName(contact)} was deleted`}
        hint={`${last.by} deleted this contact: ${formatWhen(last.at)}.`}
        action={
          mayRestore && (
            <Button variant="primary" icon={<RotateCcw aria-hidden />} pending={restoring} onClick={() => restore(contact)}>
              Restore
            </Button>
          )
        }
      />
      <ContactHistory id={id} />
    </div>
  )
}
