import { activities } from '../../contract/people/activities/activities.ts'
import { contacts } from '../../contract/people/contacts/contacts.ts'
import { createActivity, updateActivity } from '../people/activities/save-activity.ts'
import { createContact } from '../people/contacts/save-contact.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { demoRelations } from './demo-crm.ts'
import { joined } from './joined.ts'

const day = 86_400_000

interface Staff {
  admin: StaffViewer
  manager: StaffViewer
}

/** Contacts of customers, entered over the year, and what was and will be done with them. */
export async function loadDemoCrm(db: Database, trx: Transaction, staff: Staff): Promise<void> {
  const now = trx.now().getTime()
  const ago = (days: number) => joined(db, trx, new Date(now - days * day))
  for (const { customerId, domain, phone, contacts: people, activities: plans } of demoRelations) {
    for (const [index, [firstName, lastName, title, department, mailbox]] of people.entries()) {
      const body = {
        customerId,
        firstName,
        lastName,
        title,
        department,
        email: mailbox && `${mailbox}@${domain}`,
        phone: phoneOf(phone, index),
      }
      await createContact(ago(380 - index * 17), staff.admin, contacts.created.parse(body))
    }
    for (const { entered, due, done, by, ...fields } of plans) {
      const body = {
        ...fields,
        customerId,
        dueDate: due === undefined ? null : dayOf(now + due * day),
        assignedTo: by ? staff[by].userId : null,
      }
      const who = by ? staff[by] : staff.manager
      const { id } = await createActivity(ago(entered), who, activities.created.parse(body))
      if (done !== undefined) await updateActivity(ago(done), who, { id, status: 'done' })
    }
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Every fifth has none that is known. */
function phoneOf(start: string, index: number): string | null {
  return index % 5 === 4 ? null : `${start}${String(42 + index * 3).padStart(2, '0')}`
}
