import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { Page } from '../../platform/screen/page.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { invoicesList, myInvoicesList } from './invoices-lists.tsx'
import { myQuotesList, quotesList } from './quotes-lists.tsx'

const tabs = [
  { value: 'invoices', label: 'Invoices' },
  { value: 'quotes', label: 'Quotes' },
] as const

/** What was charged and offered to all customers, for staff. */
export function BillsPage() {
  return <Bills figures={<InvoiceFigures />} invoices={<Invoices />} quotes={<Quotes />} />
}

/** What the warehouse charged to a customer and offered to it. */
export function MyBillsPage() {
  return <Bills invoices={<MyInvoices />} quotes={<MyQuotes />} />
}

interface BillsProps {
  figures?: ReactNode
  invoices: ReactNode
  quotes: ReactNode
}

function Bills({ figures, invoices, quotes }: BillsProps) {
  const [tab, openTab] = useTab(['invoices', 'quotes'])
  return (
    <Page title="Invoices">
      {figures}
      <Tabs label="Invoices" value={tab} onValueChange={openTab} items={tabs}>
        <TabPanel value="invoices">{invoices}</TabPanel>
        <TabPanel value="quotes">{quotes}</TabPanel>
      </Tabs>
    </Page>
  )
}

/** What waits to be chased, sent or invoiced. */
function InvoiceFigures() {
  const overdue = useFirstRows(invoicesEndpoints.list, { query: { status: ['overdue'] }, count: 1 })
  const drafts = useFirstRows(invoicesEndpoints.list, { query: { status: ['draft'] }, count: 1 })
  const accepted = useFirstRows(quotesEndpoints.list, { query: { status: ['accepted'] }, count: 1 })
  const figure = (data: { total: number } | undefined) => data && formatNumber(data.total)
  return (
    <StatStrip
      dense
      loading={overdue.isPending || drafts.isPending || accepted.isPending}
      items={[
        {
          label: 'Overdue',
          value: figure(overdue.data),
          link: { to: '.', search: { status: 'overdue' } },
          ...(overdue.data?.total && { icon: <TriangleAlert aria-hidden="true" className="size-3.5! text-negative-text" /> }),
        },
        { label: 'Drafts to Send', value: figure(drafts.data), link: { to: '.', search: { status: 'draft' } } },
        { label: 'Quotes to Invoice', value: figure(accepted.data), link: { to: '.', search: { tab: 'quotes', status: 'accepted' } } },
      ]}
    />
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
