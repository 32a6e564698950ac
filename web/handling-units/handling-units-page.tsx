import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import {
  type HandlingUnit,
  handlingUnitKindLabels,
  handlingUnitKinds,
  handlingUnitsEndpoints,
} from '../../contract/handling-units/handling-units.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { formatDate, formatDateTime, formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { choices, dateRange, labelled } from '../list/filters.ts'
import { defineList } from '../list/list-definition.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { recordLink } from '../list/row-links.ts'
import { useList } from '../list/use-list.ts'
import { useTab } from '../list/use-tab.ts'
import { entities } from '../lookup/entity-filter.tsx'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { Truncated } from '../ui/truncated.tsx'

// The form and its validation are loaded when first opened.
const NewUnitDialog = lazyPart(() => import('./new-unit-dialog.tsx'), 'NewUnitDialog')

const unitsList = defineList(handlingUnitsEndpoints.list, {
  screen: 'handling-units',
  caption: 'Handling units',
  search: 'Search handling units...',
  failed: 'Failed to load handling units',
  empty: {
    title: 'No handling units yet',
    hint: 'Stock that isn’t on a pallet or in a carton is loose.',
    add: { hint: 'Add a pallet or carton, then pack stock into it', label: 'New Handling Unit' },
  },
  noMatch: { title: 'No handling units found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  filters: {
    kind: choices('Kind', labelled(handlingUnitKinds, handlingUnitKindLabels), { all: 'All Kinds' }),
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    location: entities('Location', 'location'),
    inventoryId: entities('Item', 'item'),
    parentId: entities('Within', 'handlingUnit'),
    empty: choices(
      'Content',
      [
        { value: 'true', label: 'Empty' },
        { value: 'false', label: 'With stock' },
      ],
      { single: true },
    ),
    created: dateRange('Created'),
  },
  columns: [
    {
      id: 'sscc',
      header: 'SSCC',
      sortField: 'sscc',
      mobile: 'key',
      width: '12.5rem',
      cell: ({ sscc }) => <Truncated text={sscc} className="mono" />,
    },
    { id: 'kind', header: 'Kind', mobile: 'status', width: '6rem', cell: ({ kind }) => handlingUnitKindLabels[kind] },
    { id: 'location', header: 'Location', width: '9rem', cell: (unit) => <Place unit={unit} /> },
    {
      id: 'movement',
      header: 'Movement',
      width: '9.5rem',
      from: 'wide',
      cell: ({ orderNumber }) => <span className="mono">{orderNumber ?? '–'}</span>,
    },
    {
      id: 'customer',
      header: 'Customer',
      mobile: 'title',
      width: '60%',
      cell: ({ customerName }) => <Truncated text={customerName ?? 'Unallocated'} />,
    },
    { id: 'items', header: 'SKUs', align: 'right', from: 'medium', cell: ({ items }) => formatNumber(items) },
    {
      id: 'quantity',
      header: 'Units',
      sortField: 'quantity',
      align: 'right',
      mobile: 'fact',
      cell: ({ quantity }) => (quantity === 0 ? <span className="text-muted">Empty</span> : formatNumber(quantity)),
    },
    { id: 'reserved', header: 'Reserved', align: 'right', from: 'medium', cell: ({ reserved }) => formatNumber(reserved) },
    {
      id: 'within',
      header: 'Within',
      width: '12.5rem',
      from: 'wide',
      cell: ({ parentSscc }) => <Truncated text={parentSscc ?? '–'} className="mono" />,
    },
    {
      id: 'created',
      header: 'Created',
      sortField: 'createdAt',
      extra: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ],
  rowName: ({ sscc }: HandlingUnit) => sscc,
  rowLink: ({ id }) => recordLink('/handling-units/$id', id),
})

function Place({ unit: { location, shippedAt } }: { unit: HandlingUnit }) {
  if (shippedAt) return <span className="text-muted">Shipped {formatDate(shippedAt)}</span>
  return <Truncated text={location ?? '–'} className="mono" />
}

const tabs = [
  { value: 'here', label: 'In the warehouse' },
  { value: 'all', label: 'All' },
] as const

const here = { shipped: 'false' } as const

/** Pallets and cartons. */
export function HandlingUnitsPage() {
  const [tab, openTab] = useTab(['here', 'all'])
  const adding = useOverlay('new')
  const add = useMay('handling-units.change') ? () => adding.open(true) : undefined
  useShortcut('n', 'New Handling Unit', add)
  return (
    <Page
      title="Handling Units"
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
            New Handling Unit
          </Button>
        )
      }
    >
      <Tabs label="Handling units" value={tab} onValueChange={openTab} items={tabs}>
        <TabPanel value="here">
          <Units fixed={here} onAdd={add} />
        </TabPanel>
        <TabPanel value="all">
          <Units onAdd={add} />
        </TabPanel>
      </Tabs>
      <Suspense>{adding.value && add && <NewUnitDialog onClose={adding.close} />}</Suspense>
    </Page>
  )
}

function Units({ fixed = {}, onAdd }: { fixed?: Partial<typeof here>; onAdd: (() => void) | undefined }) {
  return <ListScreen list={useList(unitsList, { fixed })} onAdd={onAdd} />
}
