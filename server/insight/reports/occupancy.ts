import { sql } from 'kysely'
import { type ReportQuery, shareOf } from './report-query.ts'

export function occupancy(): ReportQuery {
  return {
    rows: sql`
      with places as (
        select coalesce(l.zone, 'No zone') as zone, l.capacity, coalesce(q.units, 0) as units
        from locations l left join (select location_id, sum(on_hand) as units from stock group by 1) q on q.location_id = l.id
        where not l.is_built_in and l.is_active
      ), zones as (
        select zone, count(*) as locations, count(*) filter (where units > 0) as used, sum(units)::bigint as units,
          case when bool_and(capacity is not null) then sum(capacity)::bigint end as capacity
        from places group by zone
      )
      select zone, locations, used, ${shareOf(sql`used`, sql`locations`)} as "usedShare", units, capacity, ${shareOf(sql`units`, sql`capacity`)} as fill
      from zones`,
    order: sql`zone`,
  }
}
