import { sql } from 'kysely'
import { customerCells, type ReportQuery } from './report-query.ts'

export function stockValuation(): ReportQuery {
  return {
    rows: sql`
      with units as (select item_id, sum(on_hand) as units from stock where on_hand > 0 group by 1)
      select ${customerCells}, count(*) as items, sum(u.units)::bigint as units,
        coalesce(sum(u.units * i.cost_price), 0)::numeric(24, 2)::text as cost,
        coalesce(sum(u.units) filter (where i.cost_price is null), 0)::bigint as "unitsWithoutCost",
        coalesce(sum(u.units * i.selling_price), 0)::numeric(24, 2)::text as sales,
        coalesce(sum(u.units) filter (where i.selling_price is null), 0)::bigint as "unitsWithoutPrice"
      from units u join inventory_items i on i.id = u.item_id left join customers c on c.id = i.customer_id
      group by c.id`,
    order: sql`"customerId" is null, customer, "customerId"`,
  }
}
