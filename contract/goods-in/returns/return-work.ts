import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { dayOrNone, id, idParams, optionalText, requiredText, sentUnits, text } from '../../fields.ts'
import { json } from '../../formats.ts'
import { ssccOrNone } from '../../gs1.ts'
import { optionalArc } from '../../platform/excise/excise-numbers.ts'
import { someTime } from '../../some-time.ts'
import { returnConditions, returnDispositions } from './return-words.ts'
import { goodsReturn, returnDocuments } from './returns.ts'
import { uiCodes } from './ui-codes.ts'

/** Goods that came: of a line of the return, or another item of its customer. What is left out of a line stays as it is. */
const receivedLine = z
  .object({
    lineId: id.optional(),
    sku: requiredText(100).optional(),
    quantity: sentUnits(0),
    lot: optionalText(100),
    expiresOn: dayOrNone,
    handlingUnit: ssccOrNone,
    uiCodes: uiCodes.optional(),
  })
  .refine((line) => (line.uiCodes?.length ?? 0) <= line.quantity, { error: 'must be at most one for each unit', path: ['uiCodes'] })

export const receivedGoods = z.object({
  items: z
    .array(receivedLine)
    .min(1, 'Count the goods first')
    .max(500, 'A return has at most 500 lines')
    .refine((items) => new Set(items.flatMap(({ lineId }) => lineId ?? [])).size === items.filter((each) => each.lineId).length, {
      error: 'must name each line only once',
    }),
  /** Code of the quarantine location to receive at; the first active one with room, unless sent. */
  returnLocation: text(100).trim().nullish(),
  overrideReason: optionalText(300),
})
export type ReceivedGoods = z.output<typeof receivedGoods>

const part = z
  .object({
    quantity: sentUnits(1),
    condition: z.enum(returnConditions),
    disposition: z.enum(returnDispositions),
    /** What was found. The customer reads it. */
    note: optionalText(1000),
    /** Code of another quarantine location to bring the units to. */
    location: text(100).trim().nullish(),
  })
  .refine(({ disposition, note }) => disposition !== 'scrap' || !!note, { error: 'Write why the goods are scrapped', path: ['note'] })
  .refine(({ disposition, location }) => disposition === 'quarantine' || !location, {
    error: 'is for goods that stay in quarantine',
    path: ['location'],
  })
export type SentPart = z.output<typeof part>

export const inspectedGoods = z.object({
  /** Photos and papers of the return, in the place of those that it has; left out, they stay. The customer can open them. */
  documents: returnDocuments.optional(),
  lines: z
    .array(z.object({ lineId: id, parts: z.array(part).max(50, 'A line has at most 50 parts') }))
    .min(1, 'must name a line')
    .max(500, 'A return has at most 500 lines')
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'must name each line only once'),
})
export type InspectedGoods = z.output<typeof inspectedGoods>

export const closing = z.object({
  /** The shipment of what is sent back. */
  sendBack: z
    .object({
      serviceType: optionalText(100),
      /** Three days from now, unless sent. */
      estimatedDelivery: someTime.optional(),
      /** The code under which its excise goods travel. */
      arc: optionalArc,
    })
    .optional(),
})

const one = { params: idParams, row: 'return', answer: json(goodsReturn) } as const

export const returnWorkEndpoints = {
  receive: endpoint({
    method: 'POST',
    path: '/api/returns/:id/receive',
    summary: 'Receive the goods of a return into quarantine, also again with corrected figures',
    allow: 'returns.work',
    ...one,
    body: json(receivedGoods),
    changes: ['returns', 'inventory', 'handlingUnits', 'notifications'],
  }),
  inspect: endpoint({
    method: 'POST',
    path: '/api/returns/:id/inspect',
    summary: 'Say in which condition received goods are, and what becomes of them',
    allow: 'returns.work',
    ...one,
    body: json(inspectedGoods),
    changes: ['returns'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/returns/:id/close',
    summary: 'Carry out what the inspection decided: put-away tasks, quarantine, scrap, and a shipment back to the customer',
    allow: 'returns.decide',
    ...one,
    body: json(closing),
    changes: ['returns', 'inventory', 'handlingUnits', 'tasks', 'shipments', 'notifications'],
  }),
}
