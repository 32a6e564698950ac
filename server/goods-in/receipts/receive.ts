import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { firstLocationFor, locationFor, type ReceivingKind } from '../../stock/locations/receiving-locations.ts'
import { type ReceiptLine, unitsOf } from './receipt-lines.ts'
import { changeReceipt } from './take-steps.ts'

interface Wanted {
  receivingLocation?: string | null | undefined
  quarantineLocation?: string | null | undefined
}

type Located = Pick<Receipt, 'id' | 'receiptNumber' | 'siteId' | 'siteCode' | 'status' | 'receivingLocation' | 'quarantineLocation'>

/**
 * Chooses where the counted units of a receipt are put: at the location that is wanted, or already chosen, else at the first active one by
 * code with room for them.
 */
export async function chooseLocations(trx: Transaction, receipt: Located, wanted: Wanted, lines: readonly ReceiptLine[]): Promise<void> {
  const { good, damaged } = unitsOf(lines)
  const isFixed = receipt.status !== 'pending'
  const { siteId } = receipt
  const receiving = await choose(
    trx,
    { type: 'receiving', siteId },
    {
      isFixed,
      wanted: wanted.receivingLocation,
      chosen: receipt.receivingLocation,
      units: good,
    },
  )
  const quarantine = await choose(
    trx,
    { type: 'quarantine', siteId },
    {
      isFixed,
      wanted: wanted.quarantineLocation,
      chosen: receipt.quarantineLocation,
      units: damaged,
    },
  )
  if (receiving === undefined && quarantine === undefined) return
  await trx.send({ chosen: changeReceipt(receipt.id, { receiving_location_id: receiving, quarantine_location_id: quarantine }) })
}

interface Choice {
  wanted: string | null | undefined
  chosen: string | null
  units: number
  /** Whether units lie at the chosen one already. */
  isFixed: boolean
}

/** The id of the location to choose; undefined when none is needed, or it stays the same. */
async function choose(trx: Transaction, kind: ReceivingKind, { wanted, chosen, units, isFixed }: Choice): Promise<number | undefined> {
  if (isFixed && chosen !== null) return undefined
  const code = wanted || chosen
  if (code) {
    const id = await locationFor(trx.sql, kind, code)
    if (id === undefined) throw httpError('receipt.location-type', { code, type: kind.type }, { field: `${kind.type}Location` })
    return id
  }
  if (units === 0) return undefined
  const id = await firstLocationFor(trx.sql, kind, units)
  if (id === undefined) throw httpError('receipt.no-location', { type: kind.type })
  return id
}

/** Once units were received, they lie where they were put. */
export function requireSameLocations({ receiptNumber, ...at }: Located, { receivingLocation, quarantineLocation }: Wanted): void {
  const differs = (wanted: string | null | undefined, chosen: string | null) =>
    wanted && chosen !== null && wanted.toLowerCase() !== chosen.toLowerCase()
  if (differs(receivingLocation, at.receivingLocation) || differs(quarantineLocation, at.quarantineLocation))
    throw httpError('receipt.location-fixed', { number: receiptNumber })
}
