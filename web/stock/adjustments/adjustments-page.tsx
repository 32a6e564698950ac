import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { Page } from '../../platform/screen/page.tsx'
import { adjustmentsList } from './adjustments-list.tsx'

/** Adjustments that need or needed approval; workers see their own. */
export function AdjustmentsPage() {
  return (
    <Page title="Adjustments" subtitle="Stock changes only when an adjustment is approved.">
      <ListScreen list={useList(adjustmentsList)} />
    </Page>
  )
}
