import { sitesEndpoints } from '../../contract/stock/sites/sites.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { adjustStock } from '../stock/ledger/stock-functions.ts'
import { createLocation } from '../stock/locations/save-location.ts'
import { createSite, updateSite } from '../stock/sites/save-site.ts'
import { type StaffViewer, system } from '../viewer.ts'
import { binCode } from './demo-items.ts'

const zones = [
  { zone: 'North Ambient', prefix: 'NA', type: 'storage', bins: 6 },
  { zone: 'North Bulk', prefix: 'NB', type: 'storage', bins: 6 },
  { zone: 'North Dock', prefix: 'NRC', type: 'receiving', bins: 1 },
  { zone: 'North Dock', prefix: 'NST', type: 'staging', bins: 1 },
  { zone: 'North Dock', prefix: 'NQR', type: 'quarantine', bins: 1 },
] as const

/** The second site, with places to store, receive and ship; names the first one. Answers its id. */
export async function createDemoNorth(db: Database, trx: Transaction, admin: StaffViewer): Promise<number> {
  const { id } = await trx.sql.selectFrom('sites').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  const rotterdam = { city: 'Rotterdam', state: 'Zuid-Holland', country: 'Netherlands' }
  await updateSite(db, admin, {
    id,
    ifMatch: undefined,
    name: 'Harbour Warehouse',
    address: { ...rotterdam, street: 'Waalhaven Zuidzijde 19', zip: '3089 JH' },
  })
  const north = await createSite(
    db,
    admin,
    sitesEndpoints.create.body.schema.parse({
      code: 'NORTH',
      name: 'North Depot',
      address: { street: 'Schieveensedijk 60', city: 'Rotterdam', state: 'Zuid-Holland', zip: '3046 AL', country: 'Netherlands' },
    }),
  )
  for (const { zone, prefix, type, bins } of zones)
    for (let bin = 1; bin <= bins; bin++)
      await createLocation(db, system, {
        code: binCode(prefix, 1, bin),
        name: `${zone}, bin ${bin}`,
        zone,
        type,
        siteId: north.id,
        capacity: type === 'storage' ? 600 : null,
        isActive: true,
        use: prefix === 'NB' ? 'bulk' : 'any',
      })
  return north.id
}

const skus = 24
/** So many of each, 1,860 in all: they are part of the item's opening stock. */
export const unitsAtNorth = (place: number): number => (place % 2 === 0 ? 70 : 85)

/** Which of the items of the first two customers have stock at the second site: the place among them, from 0. */
export function placesAtNorth(): (owner: number | null) => number | null {
  let place = 0
  const of = new Map<number, number>()
  return (owner) => {
    const taken = owner === null ? skus : (of.get(owner) ?? 0)
    if (owner === null || owner > 1 || taken === skus / 2) return null
    of.set(owner, taken + 1)
    return place++
  }
}

/** Books opening stock of an item in its lot at a bin of the second site. */
export async function openAtNorth(db: Database, trx: Transaction, item: number, place: number): Promise<void> {
  const bin = binCode(place % 2 === 0 ? 'NA' : 'NB', 1, 1 + (Math.floor(place / 2) % 6))
  const opening = { cause: 'opening', reason: 'Opening stock', actor_id: null, at: db.now() } as const
  await trx.send({ opened: adjustStock({ item, delta: unitsAtNorth(place), at_location: bin, at_lot: null, ...opening }) })
}
