import { type RawBuilder, sql } from 'kysely'
import type { CustomGrouping, CustomMeasure, CustomReport } from '../../../contract/insight/reports/custom-reports.ts'
import { isGoodsIn, isGoodsOut, isOpening, openingUnits } from '../../stock/inventory/stock-movements-queries.ts'
import { type BucketUnit, bucketAt, type ReportQuery, type Span, startsOf, within } from './report-query.ts'

/** Where a measure comes from. Nothing here is text of the caller. */
interface Measure {
  from: RawBuilder<unknown>
  /** When it happened. */
  at: string
  which: RawBuilder<unknown>
  /** How much one row counts. */
  value: RawBuilder<unknown>
  customer: string
}

const ledger = { from: sql`stock_movements m`, at: 'm.created_at', customer: 'm.customer_id' }
const orders = { from: sql`orders o`, customer: 'o.customer_id', value: sql`1` }

const measures: Record<CustomMeasure, Measure> = {
  units_in: { ...ledger, which: isGoodsIn, value: sql`m.quantity` },
  units_out: { ...ledger, which: isGoodsOut, value: sql`m.quantity` },
  opening: { ...ledger, which: isOpening, value: openingUnits },
  ledger_lines: { ...ledger, which: sql`not ${isOpening}`, value: sql`1` },
  movements_placed: { ...orders, at: 'o.created_at', which: sql`true` },
  movements_exported: { ...orders, at: 'o.exported_at', which: sql`o.status = 'completed'` },
  movements_cancelled: { ...orders, at: 'o.cancelled_at', which: sql`o.status = 'cancelled'` },
  receipts_received: { from: sql`receipts r`, at: 'r.received_at', which: sql`true`, value: sql`1`, customer: 'r.customer_id' },
  shipments_delivered: {
    from: sql`shipments s`,
    at: 's.actual_delivery',
    which: sql`s.status = 'delivered'`,
    value: sql`1`,
    customer: 's.customer_id',
  },
}

export function customRows(span: Span, asked: CustomReport): ReportQuery {
  const { grouping } = asked
  if (grouping === 'day' || grouping === 'week' || grouping === 'month') return byTime(span, asked, grouping)
  const { from, value } = measures[asked.measure]
  const { key, join, cells, by = sql`g.key` } = groupOf(asked.measure, grouping)
  return {
    rows: sql`
      with counted as (select ${key} as key, sum(${value})::bigint as value from ${from} where ${conditions(span, asked)} group by 1)
      select ${cells}, sum(g.value)::bigint as value from counted g ${join} group by ${by}`,
    order: sql`value desc, "group"`,
  }
}

function byTime(span: Span, asked: CustomReport, unit: BucketUnit): ReportQuery {
  const { from, at, value } = measures[asked.measure]
  return {
    rows: sql`
      with ${startsOf(span, unit)}, counted as (
        select ${bucketAt(at)} as n, sum(${value})::bigint as value from ${from} where ${conditions(span, asked)} group by 1
      )
      select s.start as "group", coalesce(c.value, 0) as value from starts s left join counted c using (n)`,
    order: sql`"group"`,
  }
}

function conditions(span: Span, { measure, customerId, categoryId }: CustomReport): RawBuilder<boolean> {
  const { at, which, customer } = measures[measure]
  const ofCustomers = customerId ? sql`${sql.ref(customer)} = any (${customerId})` : sql`true`
  const ofCategories = categoryId
    ? sql`m.item_id in (select i.id from inventory_items i where i.category_id = any (${categoryId}))`
    : sql`true`
  return sql`${which} and ${within(at, span)} and ${ofCustomers} and ${ofCategories}`
}

interface Group {
  /** By which the rows of the measure are counted. */
  key: RawBuilder<unknown>
  join: RawBuilder<unknown>
  cells: RawBuilder<unknown>
  /** By which the counts are added up; the key unless given. */
  by?: RawBuilder<unknown>
}

function groupOf(measure: CustomMeasure, grouping: Exclude<CustomGrouping, BucketUnit>): Group {
  const itself = { join: sql``, cells: sql`g.key::text as "group"` }
  switch (grouping) {
    case 'customer':
      return {
        key: sql.ref(measures[measure].customer),
        join: sql`left join customers c on c.id = g.key`,
        cells: sql`coalesce(c.name, 'Unallocated') as "group", c.id as "groupId"`,
        by: sql`c.id`,
      }
    case 'item':
      return {
        key: sql`m.item_id`,
        join: sql`join inventory_items i on i.id = g.key`,
        cells: sql`i.sku as "group", i.id as "groupId"`,
        by: sql`i.id`,
      }
    case 'category':
      return {
        key: sql`m.item_id`,
        join: sql`join inventory_items i on i.id = g.key left join product_categories c on c.id = i.category_id`,
        cells: sql`coalesce(c.name, 'No category') as "group"`,
        by: sql`c.id`,
      }
    case 'type':
      return { ...itself, key: sql`o.type` }
    case 'priority':
      return { ...itself, key: sql`o.priority` }
    case 'supplier':
      return { ...itself, key: sql`r.supplier` }
  }
}
