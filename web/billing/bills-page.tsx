import type { ReactNode } from 'react'
import { useViewer } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useTab } from '../list/use-tab.ts'
import { Page } from '../screen/page.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { invoicesList, myInvoicesList } from './invoices-lists.tsx'
import { myQuotesList, quotesList } from './quotes-lists.tsx'

const tabs = [
  { value: 'invoices', label: 'Invoices' },
  { value: 'quotes', label: 'Quotes' },
] as const

/** What was charged and offered to all customers, for staff. */
export function BillsPage() {
  return <Bills invoices={<Invoices />} quotes={<Quotes />} />
}

/** What the warehouse charged to a customer and offered to it. */
export function MyBillsPage() {
  return <Bills invoices={<MyInvoices />} quotes={<MyQuotes />} />
}

function Bills({ invoices, quotes }: { invoices: ReactNode; quotes: ReactNode }) {
  const [tab, openTab] = useTab(['invoices', 'quotes'])
  return (
    <Page title="Invoices">
      <Tabs label="Invoices" value={tab} onValueChange={openTab} items={tabs}>
        <TabPanel value="invoices">{invoices}</TabPanel>
        <TabPanel value="quotes">{quotes}</TabPanel>
      </Tabs>
    </Page>
  )
}

function Invoices() {
  return <ListScreen list={useList(invoicesList)} />
}

function Quotes() {
  return <ListScreen list={useList(quotesList)} />
}

function MyInvoices() {
  const { customerId } = useViewer()
  return <ListScreen list={useList(myInvoicesList, { fixed: { customerId } })} />
}

function MyQuotes() {
  const { customerId } = useViewer()
  return <ListScreen list={useList(myQuotesList, { fixed: { customerId } })} />
}
