import { activitiesEndpoints } from '../../contract/activities.ts'
import { contactsEndpoints } from '../../contract/contacts.ts'
import { invoicesEndpoints } from '../../contract/invoices.ts'
import { quotesEndpoints } from '../../contract/quotes.ts'
import { lazyPart } from '../lib/lazy-part.ts'

// The tables are loaded when first opened.
const ContactsTab = lazyPart(() => import('./contacts-tab.tsx'), 'ContactsTab')
const ActivitiesTab = lazyPart(() => import('./activities-tab.tsx'), 'ActivitiesTab')
const QuotesTab = lazyPart(() => import('./quotes-tab.tsx'), 'QuotesTab')
const InvoicesTab = lazyPart(() => import('./invoices-tab.tsx'), 'InvoicesTab')

/** What belongs to a customer: its tab, its card in the overview, and the call whose rows both count. */
export const crmTabs = [
  { value: 'contacts', label: 'Contacts', endpoint: contactsEndpoints.list, Panel: ContactsTab },
  { value: 'activities', label: 'Activities', endpoint: activitiesEndpoints.list, Panel: ActivitiesTab },
  { value: 'quotes', label: 'Quotes', endpoint: quotesEndpoints.list, Panel: QuotesTab },
  { value: 'invoices', label: 'Invoices', endpoint: invoicesEndpoints.list, Panel: InvoicesTab },
] as const
