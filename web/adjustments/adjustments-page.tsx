import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { Page } from '../screen/page.tsx'
import { adjustmentsList } from './adjustments-list.tsx'

/** Adjustments that need or needed approval; workers see their own. */
export function AdjustmentsPage() {
  return (
    <Page title="Adjustments" subtitle="Stock changes only when an adjustment is approved.">
      <ListScreen list={useList(adjustmentsList)} />
    </Page>
  )
}
