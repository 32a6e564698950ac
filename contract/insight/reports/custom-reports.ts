import { z } from 'zod'
import { idInUrl } from '../../fields.ts'
import { several } from '../../list-query.ts'
import { siteFilter } from '../../site-fields.ts'
import { day, linked, number, type ReportDefinition, text } from './report-definition.ts'
import { checkTime, type ReportTime, timeFields, timeLabel } from './report-time.ts'

/** The topics that may change a custom report. */
export const customTopics = ['inventory', 'orders', 'receipts', 'shipments', 'customers', 'categories', 'settings'] as const

/** What a custom report counts, and of which rows. */
const measures = {
  units_in: { label: 'Units in', of: 'ledger' },
  units_out: { label: 'Units out', of: 'ledger' },
  /** Goods that were in the warehouse before it was kept here. */
  opening: { label: 'Opening', of: 'ledger' },
  ledger_lines: { label: 'Stock movements', of: 'ledger' },
  movements_placed: { label: 'Movements placed', of: 'orders' },
  movements_exported: { label: 'Movements exported', of: 'orders' },
  movements_cancelled: { label: 'Movements cancelled', of: 'orders' },
  receipts_received: { label: 'Receipts received', of: 'receipts' },
  shipments_delivered: { label: 'Shipments delivered', of: 'shipments' },
} as const
export type CustomMeasure = keyof typeof measures
export type CustomSource = (typeof measures)[CustomMeasure]['of']
export const customMeasures = Object.keys(measures) as [CustomMeasure, ...CustomMeasure[]]

const groupings = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  customer: 'Customer',
  category: 'Category',
  item: 'Item',
  type: 'Movement type',
  priority: 'Priority',
  supplier: 'Supplier',
} as const
export type CustomGrouping = keyof typeof groupings
export const customGroupings = Object.keys(groupings) as [CustomGrouping, ...CustomGrouping[]]

const ownGroupings: Record<CustomSource, readonly CustomGrouping[]> = {
  ledger: ['category', 'item'],
  orders: ['type', 'priority'],
  receipts: ['supplier'],
  shipments: [],
}

export function sourceOf(measure: CustomMeasure): CustomSource {
  return measures[measure].of
}

export const measureLabel = (measure: CustomMeasure): string => measures[measure].label
export const groupingLabel = (grouping: CustomGrouping): string => groupings[grouping]

/** What the measure can be grouped by. */
export function groupingsOf(measure: CustomMeasure): CustomGrouping[] {
  return ['day', 'week', 'month', 'customer', ...ownGroupings[sourceOf(measure)]]
}

/** Only stock has categories. */
export function hasCategories(measure: CustomMeasure): boolean {
  return sourceOf(measure) === 'ledger'
}

export const customFields = {
  measure: z.enum(customMeasures),
  grouping: z.enum(customGroupings),
  ...timeFields,
  customerId: several(idInUrl).optional(),
  categoryId: several(idInUrl).optional(),
  ...siteFilter,
}

export const customQuery = z.object(customFields).check(checkTime, ({ value, issues }) => {
  if (issues.length > 0) return
  const { measure, grouping, categoryId } = value
  const refuse = (field: string, message: string) => issues.push({ code: 'custom', path: [field], message, input: value })
  if (!groupingsOf(measure).includes(grouping))
    refuse('grouping', `${measureLabel(measure)} can’t be grouped by ${groupingLabel(grouping).toLowerCase()}`)
  if (categoryId && !hasCategories(measure)) refuse('categoryId', `${measureLabel(measure)} have no category`)
})
export type CustomReport = z.output<typeof customQuery>

const groupColumn = (grouping: CustomGrouping) => {
  if (grouping === 'day' || grouping === 'week' || grouping === 'month') return day('group', 'From')
  if (grouping === 'customer' || grouping === 'item') return linked('group', groupingLabel(grouping), grouping)
  return text('group', groupingLabel(grouping))
}

/** The report as the registry would describe it. */
export function customDefinition({
  measure,
  grouping,
  ...time
}: Pick<CustomReport, 'measure' | 'grouping'> & ReportTime): ReportDefinition {
  const [what, by] = [measureLabel(measure), groupingLabel(grouping).toLowerCase()]
  return {
    group: 'figures',
    title: `${what} by ${by}`,
    definition: `${what}, ${timeLabel(time).toLowerCase()}, by ${by}.`,
    hasPeriod: true,
    columns: [groupColumn(grouping), number('value', what)],
    chart: ['value'],
    shows: customTopics,
  }
}
