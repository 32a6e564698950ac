import { type Kysely, sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import type { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Download } from '../../platform/http/download.ts'
import { datesIn } from '../../platform/print/dates.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { dayAtSite } from '../../stock/sites/site-time.ts'
import type { Viewer } from '../../viewer.ts'
import { type ManifestLine, manifestPdf } from './manifest.ts'
import { visibleShipments } from './shipments-queries.ts'

/** How many names are offered, and from how many of the newest shipments. */
const offered = { names: 50, shipments: 2_000 }

/** The names of carriers, last used first; names that differ only in case are one. */
export async function listCarriers(on: Kysely<Tables>, viewer: Viewer): Promise<AnswerOf<typeof handOverEndpoints.carriers>> {
  const newest = visibleShipments(on, viewer)
    .where('s.carrier_name', 'is not', null)
    .select(['s.id', 's.carrier_name as name'])
    .orderBy('s.id', 'desc')
    .limit(offered.shipments)
  const rows = await on
    .selectFrom(newest.as('n'))
    .select(sql<string>`(array_agg(n.name order by n.id desc))[1]`.as('name'))
    .groupBy(sql`lower(n.name)`)
    .orderBy(sql`max(n.id)`, 'desc')
    .limit(offered.names)
    .execute()
  return rows.map(({ name }) => name)
}

/** What a carrier took on a day, as a PDF file. */
export async function readManifest(
  db: Database,
  viewer: Viewer,
  { carrier, day }: QueryOf<typeof handOverEndpoints.manifest>,
): Promise<Download> {
  const lines = await db.read(viewer, (on) => handedOver(on, viewer, carrier, day))
  if (lines.length === 0) throw httpError('shipment.none-handed-over', { carrier, day })
  const letterhead = await readLetterhead(db)
  const { parcels, weightKg } = lines[0] ? lines[0].total : { parcels: 0, weightKg: null }
  const manifest = { carrier, day: datesIn('UTC').day(day), lines, parcels, weightKg }
  return { fileName: `manifest-${day}.pdf`, content: await inThread('print-document', manifestPdf(manifest, letterhead)) }
}

interface HandedOver extends ManifestLine {
  /** Totals of all lines. */
  total: { parcels: number; weightKg: string | null }
}

/** In the order in which they were handed over. */
async function handedOver(on: Kysely<Tables>, viewer: Viewer, carrier: string, day: string): Promise<HandedOver[]> {
  const rows = await visibleShipments(on, viewer)
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .leftJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('shipment_events as e', (join) => join.onRef('e.shipment_id', '=', 's.id').on('e.kind', '=', 'picked_up'))
    .where(sql`lower(s.carrier_name)`, '=', sql`lower(${carrier})`)
    .where(dayAtSite('e.at', 's.site_id'), '=', sql<string>`${day}::date`)
    .select([
      's.tracking_number as trackingNumber',
      's.carrier_tracking_number as carrierTrackingNumber',
      'o.order_number as orderNumber',
      'c.name as customerName',
      's.destination',
      's.parcels',
      sql<string | null>`trim_scale(s.weight_kg)::text`.as('weightKg'),
      sql<number>`coalesce(sum(s.parcels) over (), 0)::float8`.as('allParcels'),
      sql<string | null>`trim_scale(sum(s.weight_kg) over ())::text`.as('allWeight'),
    ])
    .orderBy('e.at')
    .orderBy('e.id')
    .execute()
  return rows.map(({ allParcels, allWeight, ...line }) => ({ ...line, total: { parcels: allParcels, weightKg: allWeight } }))
}
