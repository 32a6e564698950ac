import { activitiesEndpoints } from '../../contract/activities.ts'
import { contactsEndpoints } from '../../contract/contacts.ts'
import { ActivitiesTab } from './activities-tab.tsx'
import { ContactsTab } from './contacts-tab.tsx'

/** What belongs to a customer: its tab, its card in the overview, and the call whose rows both count. */
export const crmTabs = [
  { value: 'contacts', label: 'Contacts', endpoint: contactsEndpoints.list, Panel: ContactsTab },
  { value: 'activities', label: 'Activities', endpoint: activitiesEndpoints.list, Panel: ActivitiesTab },
] as const
