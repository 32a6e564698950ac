import { contacts } from '../../contract/contacts/contacts.ts'
import { changesIn, type FieldWords, History } from '../detail/history.tsx'

const fieldWords: FieldWords = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  department: 'Department',
  email: 'Email',
  phone: 'Phone',
  isPrimary: { label: 'Contact', show: (isPrimary) => (isPrimary ? 'Primary' : 'Secondary') },
}

const actionTitles: Readonly<Record<string, string>> = { create: 'Created', update: 'Changed', delete: 'Deleted', restore: 'Restored' }

export function ContactHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={contacts.history}
      id={id}
      describe={(entry) => ({
        title: actionTitles[entry.action] ?? entry.action,
        ...(entry.action === 'update' && { changes: changesIn(entry, fieldWords) }),
      })}
    />
  )
}
