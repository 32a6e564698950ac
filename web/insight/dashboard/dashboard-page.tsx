import { Suspense } from 'react'
import { useOnboarding } from '../../people/onboarding/use-onboarding.ts'
import { NeedsAttention } from '../../platform/attention/needs-attention.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { BooksBadge, brokenRules } from './books-badge.tsx'
import { MovementsPerDay } from './movements-per-day.tsx'
import { PerformanceCharts } from './performance-charts.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentMovementsTable } from './recent-movements-table.tsx'
import { StatCards } from './stat-cards.tsx'
import { SystemAlerts } from './system-alerts.tsx'
import { useBooks } from './use-dashboard.ts'
import { ZoneMap } from './zone-map.tsx'

// Only while a warehouse is being set up.
const SetUpGuide = lazyPart(() => import('../../people/onboarding/set-up-guide.tsx'), 'SetUpGuide')

// By the width of the page in rem, so that larger text has fewer columns.
const twoColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 @4xl:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)] @4xl:items-stretch'

/** The staff's home page. */
export function DashboardPage() {
  return (
    <Page title="Dashboard Overview" subtitle={<BooksBadge />}>
      <Guide />
      <BooksWarning />
      <StatCards />
      <NeedsAttention />
      <div className="@container grid gap-4 sm:gap-5">
        <div className={twoColumns}>
          <RecentMovementsTable />
          <SystemAlerts />
        </div>
        <div className={twoColumns}>
          <MovementsPerDay />
          <QuickActions />
        </div>
        <PerformanceCharts />
        <ZoneMap />
      </div>
    </Page>
  )
}

function Guide() {
  const { data } = useOnboarding()
  return (
    data?.shown && (
      <Suspense>
        <SetUpGuide state={data} />
      </Suspense>
    )
  )
}

function BooksWarning() {
  const { data: books } = useBooks()
  if (!books || books.ok) return null
  return (
    <Note tone="negative">
      <p className="font-medium">The stock books don’t balance. No stock was changed. Ask an administrator to look into the differences.</p>
      <p className="mt-1">{brokenRules(books)}</p>
    </Note>
  )
}
