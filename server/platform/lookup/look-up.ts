import { type Expression, type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { can } from '../../../contract/permissions.ts'
import { type ReadCode, readCode } from '../../../contract/platform/codes/read-code.ts'
import { trackingForm } from '../../../contract/platform/codes/tracking-form.ts'
import { type LookupResult, type lookupEndpoints, lookupTypes } from '../../../contract/platform/lookup/lookup.ts'
import { httpError } from '../../errors.ts'
import type { Person } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import type { Scanned } from './scanned.ts'

type Type = LookupResult['type']
/** A row with the code, and the name of its customer. */
type Match = Omit<LookupResult, 'label'> & { name: string | null; customer: string | null }

/** How many are named when several rows have the code. */
const mostNamed = 10

export type ScannedByType = Record<Type, Scanned>

interface Asked {
  doors: ScannedByType
  types: readonly Type[]
  customerId: number | undefined
}

/**
 * The one row with a scanned code that the viewer may see. What has the code itself takes precedence over what its GS1 label names, and an
 * exact match over matches in another case.
 */
export async function lookUp(
  db: Database,
  viewer: Person,
  doors: ScannedByType,
  { code, type, customerId, expected }: QueryOf<typeof lookupEndpoints.find>,
): Promise<LookupResult> {
  const read = readCode(code)
  if (expected === 'true')
    for (const { expecting } of Object.values(doors)) {
      const awaited = await expecting?.(db, viewer, read)
      if (awaited) return awaited
    }
  const types = (type ?? lookupTypes).filter((each) => {
    const { allow } = doors[each]
    return allow === undefined || can(viewer, allow)
  })
  const asked = { doors, types, customerId }
  const matches = await matchesOf(db, viewer, asked, read)
  const [match, another] = matches
  if (!match) return refuse(db, viewer, asked, read)
  if (another) throw httpError('lookup.several', { code: read.text, rows: matches })
  const { name, customer, ...row } = match
  return { ...row, label: name ?? customer ?? row.code }
}

async function matchesOf(db: Database, viewer: Person, asked: Asked, { text, label, sscc }: ReadCode): Promise<Match[]> {
  const scanned = { text, number: text.toUpperCase(), tracking: trackingForm(text) }
  const bySscc: Select = (on, door) => (sscc === null ? undefined : door.bySscc?.(on, viewer, sscc))
  const named = await find(db, viewer, asked, (on, door) => door.byText?.(on, viewer, scanned) ?? (label ? undefined : bySscc(on, door)))
  const exact = named.filter(({ code }) => code === text || code === sscc)
  if (exact.length > 0) return exact
  if (named.length > 0 || label === null) return named
  const units = await find(db, viewer, asked, bySscc)
  return units.length > 0
    ? units
    : find(db, viewer, asked, (on, door) => (label.gtin === null ? undefined : door.byGtin?.(on, viewer, label.gtin)))
}

/** Why nothing was found. Staff learn that the goods are another customer's, so that they don't make an item a second time. */
async function refuse(db: Database, viewer: Person, { doors, types, customerId }: Asked, read: ReadCode): Promise<never> {
  const { text: code, problem } = read
  if (problem !== null) throw httpError('lookup.unreadable', { problem })
  const goods = types.filter((type) => doors[type].byGtin)
  if (viewer.customerId === null && customerId !== undefined && goods.length > 0) {
    const others = await matchesOf(db, viewer, { doors, types: goods, customerId: undefined }, read)
    const owners = [...new Set(others.map(({ customer }) => customer))]
    const [item] = others
    if (item && owners.every((owner) => owner !== null))
      throw httpError('lookup.of-another-customer', { code: item.code, owner: owners.join(' and ') })
  }
  throw httpError('lookup.nothing', { code })
}

type Select = (on: Kysely<Tables>, door: Scanned) => Expression<unknown> | undefined

async function find(db: Database, viewer: Person, { doors, types, customerId }: Asked, select: Select): Promise<Match[]> {
  return db.read(viewer, async (on) => {
    const wanted = types.flatMap((type) => select(on, doors[type]) ?? [])
    if (wanted.length === 0) return []
    const found = sql.join(
      wanted.map((each) => sql`(${each})`),
      sql` union all `,
    )
    const ofCustomer = customerId === undefined ? sql`true` : sql`"customerId" = ${customerId}`
    const { rows } =
      await sql<Match>`select type, id, code, name, "customerId", customer from (${found}) as found where ${ofCustomer} limit ${mostNamed + 1}`.execute(
        on,
      )
    return rows
  })
}
