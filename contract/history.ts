import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant } from './fields.ts'
import { list } from './formats.ts'
import { listQuery } from './list-query.ts'

/** One thing that was done to a record. */
export const historyEntry = z.object({
  id,
  at: instant,
  /** Who did it. */
  by: z.string(),
  /** 'create', 'update', 'delete', … */
  action: z.string(),
  /** The fields that changed, as they were and as they are since; null where there was or is nothing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type HistoryEntry = z.output<typeof historyEntry>

const query = listQuery(['at'], {})

/** What was done to one record, for staff. Customers read the ledger and the tracking history instead, which are written for them. */
export const historyEndpoints = {
  ofItem: endpoint({
    method: 'GET',
    path: '/api/inventory/:id/history',
    summary: 'Who changed which fields of an item, also of a deleted one. Its adjustments are lines of the ledger',
    allow: 'history.read',
    params: idParams,
    row: 'inventoryItem',
    query,
    answer: list(historyEntry),
    shows: ['inventory'],
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/history',
    summary: 'Who did what to a movement',
    allow: 'history.read',
    params: idParams,
    row: 'order',
    query,
    answer: list(historyEntry),
    shows: ['orders'],
  }),
  ofHandlingUnit: endpoint({
    method: 'GET',
    path: '/api/handling-units/:id/history',
    summary: 'Who made, moved, packed and unpacked a handling unit',
    allow: 'history.read',
    params: idParams,
    row: 'handlingUnit',
    query,
    answer: list(historyEntry),
    shows: ['handlingUnits'],
  }),
  ofTask: endpoint({
    method: 'GET',
    path: '/api/tasks/:id/history',
    summary: 'Who made, assigned, completed or cancelled a task',
    allow: 'history.read',
    params: idParams,
    row: 'task',
    query,
    answer: list(historyEntry),
    shows: ['tasks'],
  }),
  ofReceipt: endpoint({
    method: 'GET',
    path: '/api/warehouse-receipts/:id/history',
    summary: 'Who did what to a receipt',
    allow: 'history.read',
    params: idParams,
    row: 'receipt',
    query,
    answer: list(historyEntry),
    shows: ['receipts', 'tasks', 'mails'],
  }),
  ofCustomer: endpoint({
    method: 'GET',
    path: '/api/customers/:id/history',
    summary: 'Who changed which fields of a customer, its password and its allocated items',
    allow: 'history.read',
    params: idParams,
    row: 'customer',
    query,
    answer: list(historyEntry),
    shows: ['customers', 'inventory'],
  }),
  ofContact: endpoint({
    method: 'GET',
    path: '/api/contacts/:id/history',
    summary: 'Who changed which fields of a contact, also of a deleted one',
    allow: 'history.read',
    params: idParams,
    row: 'contact',
    query,
    answer: list(historyEntry),
    shows: ['contacts'],
  }),
  ofActivity: endpoint({
    method: 'GET',
    path: '/api/activities/:id/history',
    summary: 'Who changed which fields of an activity',
    allow: 'history.read',
    params: idParams,
    row: 'activity',
    query,
    answer: list(historyEntry),
    shows: ['activities'],
  }),
  ofQuote: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/history',
    summary: 'Who wrote, changed, sent and answered a quote',
    allow: 'history.read',
    params: idParams,
    row: 'quote',
    query,
    answer: list(historyEntry),
    shows: ['quotes', 'invoices', 'mails'],
  }),
  ofInvoice: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/history',
    summary: 'Who wrote, changed, sent and credited an invoice, and its payments',
    allow: 'history.read',
    params: idParams,
    row: 'invoice',
    query,
    answer: list(historyEntry),
    shows: ['invoices', 'mails'],
  }),
  ofCategory: endpoint({
    method: 'GET',
    path: '/api/product-categories/:id/history',
    summary: 'Who changed which fields of a category',
    allow: 'history.read',
    params: idParams,
    row: 'category',
    query,
    answer: list(historyEntry),
    shows: ['categories'],
  }),
  ofLocation: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations/:id/history',
    summary: 'Who changed which fields of a location',
    allow: 'history.read',
    params: idParams,
    row: 'location',
    query,
    answer: list(historyEntry),
    shows: ['locations'],
  }),
}
