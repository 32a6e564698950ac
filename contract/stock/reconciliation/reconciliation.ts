import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, instant } from '../../fields.ts'
import { json } from '../../formats.ts'

/** The rules of the stock books, in the order in which they are checked. */
export const stockRules = [
  'the ledger sums to the on-hand',
  '0 ≤ reserved ≤ on-hand',
  'the reserved quantity equals the reservations of open movements',
  'an open movement has reservations for its lines but for what pickers missed, an ended one has none',
  'every reservation belongs to a line of an open movement',
  'an open movement reserves only items of its customer',
  'a deleted item has no stock',
  'an inactive location has no stock',
  'each stage up to the current one has exactly one history entry',
  'an exported movement has shipped its lines and has a shipment, any other has shipped nothing',
  'goods on the way to a site are those of transfers to it',
  'a receipt of a transfer has received no surplus of what is still on the way',
  'a handling unit, with the units in it, lies at one location',
  'handling units of a movement hold what it has reserved, and nothing once they have left',
  'the ledger has received what the lines of receipts count',
  'the ledger has received, scrapped and sent back what returns say',
  'receiving and quarantine hold no reserved stock',
  'every ledger line since there are acts belongs to one',
  'what was undone was taken back once and in full',
] as const
export type StockRule = (typeof stockRules)[number]

/** A broken rule and the rows that break it. The rule is plain text, because other versions may have other rules. */
export const finding = z.object({
  rule: z.string(),
  /** How many rows break it. */
  count: z.number().int().positive(),
  /** The first of them. */
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))).max(50),
})
export type Finding = z.output<typeof finding>

/** The result of one check of the stock books. A check never repairs anything. */
export const reconciliation = z.object({
  id,
  at: instant,
  durationMs: z.number().int().nonnegative(),
  ok: z.boolean(),
  /** Empty when all rules hold. */
  findings: z.array(finding),
})
export type Reconciliation = z.output<typeof reconciliation>

export const reconciliationEndpoints = {
  latest: endpoint({
    method: 'GET',
    path: '/api/reconciliation',
    summary: 'Whether the stock books balanced when last checked; null before the first time',
    allow: 'reconciliation.read',
    answer: json(reconciliation.nullable()),
    shows: ['reconciliation'],
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/reconciliation',
    summary: 'Check the stock books now',
    allow: 'reconciliation.run',
    answer: json(reconciliation),
    status: 201,
    changes: ['reconciliation', 'notifications'],
  }),
}
