import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { unitsList } from './units-list.tsx'

// The form and its validation are loaded when first opened.
const NewUnitDialog = lazyPart(() => import('./new-unit-dialog.tsx'), 'NewUnitDialog')

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
