import type { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import type { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { activitiesEndpoints } from '../../../contract/people/activities/activities.ts'
import { contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import type { ReadAddress } from '../../platform/lib/use-read.ts'

// Loaded when first opened; quotes and invoices with the contract of documents, so that the calls that count them are repeated here, checked
// against it by their types.
const ContactsTab = lazyPart(() => import('./contacts-tab.tsx'), 'ContactsTab')
const ActivitiesTab = lazyPart(() => import('./activities-tab.tsx'), 'ActivitiesTab')
const QuotesTab = lazyPart(() => import('./quotes-tab.tsx'), 'QuotesTab')
const InvoicesTab = lazyPart(() => import('./invoices-tab.tsx'), 'InvoicesTab')
const listQuotes = { method: 'GET', path: '/api/quotes', shows: ['quotes', 'invoices', 'customers', 'settings'] } as const
listQuotes satisfies ReadAddress<typeof quotesEndpoints.list>
const listInvoices = { method: 'GET', path: '/api/invoices', shows: ['invoices', 'customers', 'settings'] } as const
listInvoices satisfies ReadAddress<typeof invoicesEndpoints.list>

/** What belongs to a customer: its tab, its card in the overview, and the call whose rows both count. */
export const crmTabs = [
  { value: 'contacts', label: 'Contacts', endpoint: contactsEndpoints.list, Panel: ContactsTab },
  { value: 'activities', label: 'Activities', endpoint: activitiesEndpoints.list, Panel: ActivitiesTab },
  { value: 'quotes', label: 'Quotes', endpoint: listQuotes, Panel: QuotesTab },
  { value: 'invoices', label: 'Invoices', endpoint: listInvoices, Panel: InvoicesTab },
] as const
