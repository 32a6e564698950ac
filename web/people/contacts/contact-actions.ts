import { RotateCcw, Star, Trash2 } from 'lucide-react'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import { contactName, contacts, contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { plural } from '../../platform/lib/format.ts'
import { actionsOf } from '../../platform/record/actions.tsx'

const act = actionsOf(contacts)

/** Makes a contact its customer's primary one; the former becomes secondary. */
export const makePrimary = act(contactsEndpoints.update, {
  label: 'Make Primary',
  icon: Star,
  when: ({ isPrimary }) => !isPrimary,
  body: { isPrimary: true },
  done: (contact, { customerName }) => ({
    title: 'Primary contact changed',
    description: `${contactName(contact)} is the primary contact of ${customerName}${fullStopAfter(customerName)}`,
  }),
})

export const restoreContact = act(contactsEndpoints.restore, {
  label: 'Restore',
  icon: RotateCcw,
  done: (contact) => ({ title: 'Contact restored', description: contactName(contact) }),
  several: { running: 'Restoring', done: (count) => `${plural(count, 'contact')} restored` },
})

/** Without confirmation: it can be undone from the toast, and later from the contact's page. */
export const deleteContact = act(contactsEndpoints.delete, {
  label: 'Delete',
  icon: Trash2,
  done: (contact) => ({ title: 'Contact deleted', description: `${contactName(contact)} was deleted. The history is kept.` }),
  several: { running: 'Deleting', done: (count) => `${plural(count, 'contact')} deleted` },
  undo: restoreContact,
})
