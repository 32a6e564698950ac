import { sellableConditions } from '../../../contract/goods-in/returns/return-words.ts'
import { type InspectedGoods, returnWorkEndpoints, type SentPart } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn, ReturnLine } from '../../../contract/goods-in/returns/returns.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { locationFor } from '../../stock/locations/receiving-locations.ts'
import { dayOfSite } from '../../stock/sites/site-time.ts'
import { verb } from '../../verb.ts'
import { changeReturn } from './change-return.ts'
import { writeDocuments } from './return-lines.ts'
import { requireStatus } from './return-states.ts'
import { getReturn, lockReturn } from './returns-queries.ts'

/** Writes what the inspection of lines found, in the place of what it found before. Once all received lines have parts, the return is inspected. */
export const inspectReturn = verb(returnWorkEndpoints.inspect, async ({ trx, viewer, now }, { id, lines, documents }) => {
  const before = await lockReturn(trx, viewer, id, undefined)
  requireStatus(before, ['received', 'inspected'])
  const rows = await partsOf(trx, before, lines)
  const inspected = lines.map(({ lineId }) => lineId)
  await trx.sql.deleteFrom('return_parts').where('return_line_id', 'in', inspected).execute()
  if (rows.length > 0) await trx.sql.insertInto('return_parts').values(rows).execute()
  if (documents) await writeDocuments(trx, viewer, before, documents)
  const isComplete = before.items.every(
    ({ id: line, received, parts }) =>
      received === 0 || (inspected.includes(line) ? rows.some((row) => row.return_line_id === line) : parts.length > 0),
  )
  const status = isComplete ? 'inspected' : 'received'
  const change = { status, inspected_at: isComplete ? now : null, version: before.version + 1 } as const
  await trx.send({ changed: changeReturn(id, change) })
  const answer = await getReturn(trx.sql, viewer, id)
  return {
    answer,
    history: [did('inspect', 'return', answer, { before: findings(before), after: findings(answer) })],
    touched: { returns: [answer] },
  }
})

async function partsOf(trx: Transaction, before: GoodsReturn, lines: InspectedGoods['lines']) {
  const day = await dayOfSite(trx.sql, before.siteId, trx.now())
  const rows = []
  for (const [n, { lineId, parts }] of lines.entries()) {
    const line = before.items.find((each) => each.id === lineId)
    if (!line) throw httpError('return.line-unknown', { number: before.returnNumber }, { field: `lines.${n}.lineId` })
    const sum = parts.reduce((units, { quantity }) => units + quantity, 0)
    if (sum !== line.received) {
      throw httpError('return.parts-differ', { sku: line.sku, received: line.received ?? 0, parts: sum }, { field: `lines.${n}.parts` })
    }
    for (const [position, part] of parts.entries()) {
      const path = `lines.${n}.parts.${position}`
      requireSellable(line, part, day, path)
      rows.push({
        return_line_id: line.id,
        position: position + 1,
        quantity: part.quantity,
        condition: part.condition,
        disposition: part.disposition,
        note: part.note ?? null,
        location_id: part.location ? await quarantineLocation(trx, before.siteId, part.location, `${path}.location`) : null,
      })
    }
  }
  return rows
}

function requireSellable({ sku, expiresOn }: ReturnLine, { disposition, condition }: SentPart, today: string, path: string): void {
  if (disposition !== 'restock') return
  const field = `${path}.disposition`
  if (!sellableConditions.includes(condition)) throw httpError('return.not-sellable', { sku, why: condition.replace('_', ' ') }, { field })
  if (expiresOn !== null && expiresOn < today) throw httpError('return.not-sellable', { sku, why: 'expired' }, { field })
}

async function quarantineLocation(trx: Transaction, siteId: number, code: string, field: string): Promise<number> {
  const location = await locationFor(trx.sql, { type: 'quarantine', siteId }, code)
  if (location === undefined) throw httpError('return.location-unknown', { code }, { field })
  return location
}

function findings({ status, version, items, documents }: GoodsReturn) {
  return {
    status,
    version,
    documents: documents.map(({ name }) => name),
    items: items.map(({ sku, parts }) => ({ sku, parts: parts.map(({ done, ...part }) => part) })),
  }
}
