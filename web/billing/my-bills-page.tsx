import { useViewer } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useTab } from '../list/use-tab.ts'
import { Page } from '../shell/page.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { myInvoicesList, myQuotesList } from './my-bills-lists.tsx'

const tabs = [
  { value: 'invoices', label: 'Invoices' },
  { value: 'quotes', label: 'Quotes' },
] as const

/** What the warehouse charged to a customer and offered to it. */
export function MyBillsPage() {
  const [tab, openTab] = useTab(['invoices', 'quotes'])
  return (
    <Page title="Invoices">
      <Tabs label="Invoices" value={tab} onValueChange={openTab} items={tabs}>
        <TabPanel value="invoices">
          <MyInvoices />
        </TabPanel>
        <TabPanel value="quotes">
          <MyQuotes />
        </TabPanel>
      </Tabs>
    </Page>
  )
}

function MyInvoices() {
  const { customerId } = useViewer()
  return <ListScreen list={useList(myInvoicesList, { fixed: { customerId } })} />
}

function MyQuotes() {
  const { customerId } = useViewer()
  return <ListScreen list={useList(myQuotesList, { fixed: { customerId } })} />
}
