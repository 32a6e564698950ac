import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, quantity, requiredText, text } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { stockMovement } from '../inventory/stock-movements.ts'
import { actKinds, actSubjectTypes, ownUndoKinds } from './act-kinds.ts'

const subject = {
  /** The record that it belongs to; null for stock of several items that belongs to no record. */
  subjectType: z.enum(actSubjectTypes).nullable(),
  subjectId: id.nullable(),
  /** The number of its movement, receipt, count or return, or the SSCC of its handling unit. */
  number: z.string().nullable(),
}

/** The ledger lines that one change wrote with the same kind and subject. */
export const stockAct = z.object({
  id,
  kind: z.enum(actKinds),
  at: instant,
  /** Null for the product itself. */
  by: z.string().nullable(),
  siteId: id.nullable(),
  siteCode: z.string().nullable(),
  ...subject,
  /** Over all lines. */
  units: quantity,
  lines: z.array(stockMovement),
  /** The act that took back what was left of it. */
  undoneBy: id.nullable(),
  /** The act that it takes back. */
  undoes: id.nullable(),
})
export type StockAct = z.output<typeof stockAct>

/** What the caller did itself a moment ago and may take back. It names no quantity: goods may be at a place that is counted blind. */
export const ownAct = z.object({
  id,
  kind: z.enum(ownUndoKinds),
  at: instant,
  /** Until when it can be undone. */
  until: instant,
  /** As of an act. */
  ...subject,
  skus: z.array(z.string()),
  /** Where all of it was and is; null for several places, UNASSIGNED, and outside the warehouse. */
  fromLocation: z.string().nullable(),
  toLocation: z.string().nullable(),
})
export type OwnAct = z.output<typeof ownAct>
export const undoneOwnAct = ownAct.pick({ id: true, kind: true })

/** Why an act can't be undone, and which record stands in the way. */
export const undoReason = z.object({ code: z.string(), message: z.string(), actId: id.nullable(), ...subject })
export type UndoReason = z.output<typeof undoReason>

/** On-hand of a stock row. */
export const undoEffect = z.object({
  inventoryId: id,
  sku: z.string(),
  location: z.string().nullable(),
  lot: z.string().nullable(),
  /** SSCC. */
  handlingUnit: z.string().nullable(),
  before: quantity,
  after: quantity,
})

/** What becomes of a record, in words. */
export const undoneRecord = z.object({ type: z.string(), id, number: z.string(), change: z.string() })

/** A later act that took the goods. */
export const dependentAct = z.object({
  actId: id,
  kind: z.enum(actKinds),
  number: z.string().nullable(),
  units: quantity,
  at: instant,
  by: z.string().nullable(),
})

export const undoPreview = z.object({
  possible: z.boolean(),
  /** Names all that was shown, for the undo. */
  preview: z.string(),
  reasons: z.array(undoReason),
  effects: z.array(undoEffect),
  records: z.array(undoneRecord),
  dependents: z.array(dependentAct),
})
export type UndoPreview = z.output<typeof undoPreview>

/** The ids of lines, to take back these only. */
const mostLines = 500

export const undoRequest = z.object({
  preview: requiredText(100, 'must name the preview'),
  reason: requiredText(300, 'Enter a reason'),
  movementIds: z.array(id).min(1).max(mostLines).optional(),
  withDependents: z.boolean().default(false),
})

/** Which acts are meant. */
const namedActs = {
  kind: several(z.enum(actKinds)).optional(),
  inventoryId: several(idInUrl).optional(),
  orderId: several(idInUrl).optional(),
  receiptId: several(idInUrl).optional(),
  /** From there or to there. */
  location: several(text(100)).optional(),
}

const shows = ['inventory', 'orders', 'receipts', 'handlingUnits', 'shipments'] as const

export const stockActsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/stock-acts',
    summary: 'What changes wrote to the stock ledger together',
    allow: 'history.read',
    query: listQuery(['at', 'kind'], {
      ...namedActs,
      siteId: several(idInUrl).optional(),
      /** The ids of users. */
      by: several(idInUrl).optional(),
      undone: z.enum(['true', 'false']).optional(),
      ...createdRange,
    }),
    answer: list(stockAct, 'stock-acts'),
    shows: [...shows, 'locations', 'settings'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/stock-acts/own',
    summary: 'What the caller did in the last 15 minutes and may undo, the newest first',
    allow: 'stock.undo-own',
    query: z.object({ q: text(200).optional(), ...namedActs }),
    answer: json(z.array(ownAct)),
    shows,
  }),
  undoOwn: endpoint({
    method: 'POST',
    path: '/api/stock-acts/:id/undo-own',
    summary: 'Undo what the caller did in the last 15 minutes, unless something was done with the goods since',
    allow: 'stock.undo-own',
    params: idParams,
    row: 'stockAct',
    answer: json(undoneOwnAct),
    changes: ['inventory', 'orders', 'receipts', 'tasks', 'handlingUnits', 'notifications'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/stock-acts/:id',
    summary: 'One change of the stock ledger with its lines',
    allow: 'history.read',
    params: idParams,
    row: 'stockAct',
    answer: json(stockAct),
    shows: [...shows, 'locations'],
  }),
  previewUndo: endpoint({
    method: 'GET',
    path: '/api/stock-acts/:id/undo',
    summary: 'What undoing it would change, and what is in its way; changes nothing',
    allow: 'stock.undo',
    params: idParams,
    row: 'stockAct',
    query: z.object({
      /** Take back these lines only. */
      movementId: several(idInUrl).optional(),
      /** Undo the put-aways that took the goods first. */
      withDependents: z.enum(['true', 'false']).optional(),
    }),
    answer: json(undoPreview),
    shows: [...shows, 'returns', 'tasks', 'locations'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/stock-acts/:id/undo',
    summary: 'Undo a change of stock by opposite ledger lines',
    allow: 'stock.undo',
    params: idParams,
    row: 'stockAct',
    body: json(undoRequest),
    answer: json(stockAct),
    status: 201,
    changes: ['inventory', 'orders', 'receipts', 'tasks', 'handlingUnits', 'shipments', 'notifications'],
  }),
}
