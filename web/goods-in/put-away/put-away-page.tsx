import { useRef } from 'react'
import { AtSite } from '../../platform/floor/at-site.tsx'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { Page } from '../../platform/screen/page.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { putAwayKinds } from './task-goods.ts'
import { allTasksList, openTasksList } from './tasks-list.tsx'
import { useOpenTaskOf } from './use-open-task-of.ts'

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'all', label: 'All' },
] as const

const open = { kind: putAwayKinds, state: 'open' } as const
const all = { kind: putAwayKinds } as const

/** What is to be put away. Scanning goods opens their task. */
export function PutAwayPage() {
  const [tab, openTab] = useTab(['open', 'all'])
  const screen = useRef<HTMLDivElement>(null)
  useScan(screen, useOpenTaskOf())
  return (
    <Page title="Put-away" subtitle="Scan goods to open their task.">
      <div ref={screen}>
        <AtSite>
          <Tabs label="Put-away tasks" value={tab} onValueChange={openTab} items={tabs}>
            <TabPanel value="open">
              <OpenTasks />
            </TabPanel>
            <TabPanel value="all">
              <AllTasks />
            </TabPanel>
          </Tabs>
        </AtSite>
      </div>
    </Page>
  )
}

function OpenTasks() {
  return <ListScreen list={useList(openTasksList, { fixed: open })} />
}

function AllTasks() {
  return <ListScreen list={useList(allTasksList, { fixed: all })} />
}
