import type { CountCriteria } from '../../../contract/stock/counts/count-criteria.ts'
import { type CountPlan, countPlans, countPlansEndpoints, planMethodLabels } from '../../../contract/stock/counts/count-plans.ts'
import { overlayLink } from '../../platform/address/overlay-link.ts'
import { formatDay, plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { EditableList } from '../../platform/list/editable-list.tsx'
import { choices, labelled } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { useList } from '../../platform/list/use-list.ts'
import { columnsOf } from '../../platform/record/record-columns.tsx'
import { ActiveBadge } from '../../platform/ui/active-badge.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'

const PlanDialog = lazyPart(() => import('./count-plan-dialog.tsx'), 'CountPlanDialog')

const column = columnsOf(countPlans)
const methods = Object.keys(planMethodLabels) as (keyof typeof planMethodLabels)[]

const plansList = defineList(countPlansEndpoints.list, {
  screen: 'count-plans',
  caption: 'Plans of counts',
  search: 'Search plans...',
  failed: 'Failed to load plans',
  empty: { title: 'No plans yet', add: { hint: 'Have counts planned again every so many days', label: 'New Plan' } },
  noMatch: { title: 'No plans found', hint: 'Try adjusting your search' },
  sort: 'nextOn',
  filters: { method: choices('Method', labelled(methods, planMethodLabels), { all: 'All Methods' }) },
  columns: [
    column('name', { mobile: 'key', width: '60%' }),
    column('method', {
      mobile: 'title',
      width: '12rem',
      cell: (plan) => <Truncated text={`${planMethodLabels[plan.method]}${whatOf(plan)}`} />,
    }),
    column('everyDays', { id: 'every', header: 'Every', width: '7rem', align: 'right', cell: ({ everyDays }) => plural(everyDays, 'day') }),
    column('maxLocations', { id: 'most', width: '6rem', from: 'medium' }),
    column('assignedToName', { id: 'assigned', width: '40%', from: 'medium', none: 'Unassigned' }),
    column('nextOn', {
      id: 'next',
      mobile: 'fact',
      width: '7rem',
      cell: ({ nextOn }) => <span className="whitespace-nowrap">{formatDay(nextOn)}</span>,
    }),
    column('isActive', { id: 'status', mobile: 'status', width: '6rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> }),
  ],
  rowName: ({ name }: CountPlan) => name,
  rowLink: ({ id }) => overlayLink('edit', id),
})

/** ': A, B'. */
export function whatOf({ criteria }: { criteria: object }): string {
  const { zones, abc, days, locationIds, inventoryIds } = criteria as CountCriteria
  if (zones) return `: ${zones.join(', ')}`
  if (abc) return `: ${abc}`
  if (days) return `: ${plural(days, 'day')}`
  if (locationIds) return `: ${plural(locationIds.length, 'location')}`
  return inventoryIds ? `: ${plural(inventoryIds.length, 'item')}` : ''
}

const usePlan = (id: number) => useRead(countPlansEndpoints.get, { params: { id } })

/** Counts that repeat. */
export function PlansTab() {
  return <EditableList list={useList(plansList)} noun="Plan" mayChange={useMay('counts.approve')} useRecord={usePlan} dialog={PlanDialog} />
}
