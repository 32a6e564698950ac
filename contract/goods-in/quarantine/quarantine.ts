import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, quantity, requiredText, text } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery, several } from '../../list-query.ts'
import { sentDocument } from '../../platform/documents/documents.ts'
import { narrowedBySite, siteFilter } from '../../site-fields.ts'
import { inventoryItem } from '../../stock/inventory/inventory.ts'
import { namedStock } from '../../stock/inventory/move-stock.ts'
import { valuesOf } from '../../values-of.ts'

/** How goods came into quarantine. */
export const quarantineSourceLabels = { receipt: 'Receipt', short_pick: 'Short pick', return: 'Return', other: 'Other' } as const
export const quarantineSources = valuesOf(quarantineSourceLabels)

export const dispositionLabels = { release: 'Release', scrap: 'Scrap', send_back: 'Send Back' } as const
export const dispositions = valuesOf(dispositionLabels)
export type Disposition = (typeof dispositions)[number]

/** Stock at a quarantine location, without what an open task is to bring elsewhere. */
export const quarantineRow = z.object({
  /** The id of the stock row. */
  id,
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnit: z.string().nullable(),
  quantity,
  location: z.string(),
  /** When the oldest of it came there, from what and why. */
  since: instant,
  source: z.enum(quarantineSources),
  /** The number of the receipt, the return or the movement. */
  sourceNumber: z.string().nullable(),
  reason: z.string(),
})
export type QuarantineRow = z.output<typeof quarantineRow>

export const quarantineSummary = z.object({
  units: quantity,
  /** Null while nothing is in quarantine. */
  oldest: instant.nullable(),
  /** How many customers have goods there. */
  owners: quantity,
})

export const mostDisposalDocuments = 20

export const disposal = z
  .object({
    /** Code of the quarantine location where the goods are. */
    from: requiredText(50),
    ...namedStock,
    disposition: z.enum(dispositions),
    /** Code of the location to release to; without it a put-away task to a suggested bin is made. */
    to: text(50).trim().nullish(),
    /** The owner of the goods can read it. */
    reason: requiredText(300, 'Please give a reason'),
    /** Photos and papers, which the owner can read too. One document may be sent for several rows of the same owner. */
    documents: z.array(sentDocument).max(mostDisposalDocuments, `At most ${mostDisposalDocuments} documents`).default([]),
  })
  .refine(({ disposition, to }) => disposition === 'release' || !to, { message: 'is for goods that are released', path: ['to'] })
export type Disposal = z.output<typeof disposal>

const shows = ['inventory', 'tasks', 'locations', 'customers', 'receipts', 'returns', 'orders', 'settings'] as const

export const quarantineEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/quarantine',
    summary: 'Stock at quarantine locations',
    allow: 'quarantine.read',
    query: listQuery(['since', 'sku', 'quantity', 'location', 'customer'], {
      customerId: several(idInUrl).optional(),
      location: several(text(100)).optional(),
      source: several(z.enum(quarantineSources)).optional(),
      ...siteFilter,
    }),
    narrowedBySite: true,
    answer: list(quarantineRow, 'quarantine'),
    shows,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/quarantine/summary',
    summary: 'How much is in quarantine, since when, and of how many customers',
    allow: 'quarantine.read',
    ...narrowedBySite,
    answer: json(quarantineSummary),
    shows,
  }),
  dispose: endpoint({
    method: 'POST',
    path: '/api/inventory/:id/dispose',
    summary: 'Release goods in quarantine, scrap them or send them back to their owner',
    allow: 'stock.dispose',
    params: idParams,
    row: 'inventoryItem',
    body: json(disposal),
    answer: json(inventoryItem),
    changes: ['inventory', 'handlingUnits', 'tasks', 'shipments', 'notifications'],
  }),
}
