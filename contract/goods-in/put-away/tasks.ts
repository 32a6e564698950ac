import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, optionalText, quantity, requiredText, sentUnits } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { longestCode } from '../../platform/codes/read-code.ts'
import { siteFilter, siteOfRow } from '../../site-fields.ts'

/** Work on the floor. So far put-away and put-back tasks are made; picks are lines of pick lists. */
export const taskKinds = ['put_away', 'pick', 'count', 'put_back'] as const
export const taskKindLabels: Record<(typeof taskKinds)[number], string> = {
  put_away: 'Put-away',
  pick: 'Pick',
  count: 'Count',
  put_back: 'Put-back',
}
export const taskStates = ['open', 'done', 'cancelled'] as const
export const taskStateLabels: Record<(typeof taskStates)[number], string> = { open: 'Open', done: 'Put away', cancelled: 'Cancelled' }

/** Goods to bring from one location to another: a quantity of one item and lot, or a handling unit with all that is in it. */
export const task = z.object({
  id,
  kind: z.enum(taskKinds),
  state: z.enum(taskStates),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  ...siteOfRow,
  receiptId: id.nullable(),
  receiptNumber: z.string().nullable(),
  /** The cancelled movement that the goods of a put-back task were picked for. */
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  /** The return that the goods came with. */
  returnId: id.nullable(),
  returnNumber: z.string().nullable(),
  /** The item; null for a handling unit with several. */
  inventoryId: id.nullable(),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  name: z.string().nullable(),
  unitOfMeasure: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  /** The outermost handling unit, which is brought as a whole; null for loose goods. */
  handlingUnitId: id.nullable(),
  sscc: z.string().nullable(),
  /** In units; of a handling unit all that is in it. */
  quantity,
  fromLocation: z.string().nullable(),
  /** Null where no bin has room; `reason` says why. */
  suggestedLocation: z.string().nullable(),
  /** Why this bin is suggested, or none, in words. */
  reason: z.string(),
  /** Where the goods were brought, which may be another than the suggested location. */
  doneLocation: z.string().nullable(),
  assignedTo: id.nullable(),
  assignedToName: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** When it was done or cancelled. */
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  version: z.number().int(),
})
export type Task = z.output<typeof task>

/** A task that is open for so long needs attention. */
export const waitingHours = 24

export const taskCompletion = z.object({
  /** What was scanned at the goods: the SSCC of the handling unit, or the SKU, GTIN or GS1 label of loose goods. Another code is refused. */
  scanned: optionalText(longestCode),
  /** The code of the location where the goods were put. */
  locationCode: requiredText(50, 'Please scan the location'),
  /** How many of loose goods were put there; all unless sent. The rest becomes a task of its own. */
  quantity: sentUnits(1).optional(),
})

/** Everything follows from the receipt. */
const noPutAwayFields = z.object({})

/** The tasks that were made, with their suggested bins; none when there is nothing left to put away. */
const createdTasks = z.object({ created: z.array(task) })

export const tasksEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks',
    summary: 'Floor tasks',
    allow: 'tasks.read',
    query: listQuery(['createdAt', 'endedAt', 'sku', 'fromLocation', 'suggestedLocation'], {
      kind: several(z.enum(taskKinds)).optional(),
      state: several(z.enum(taskStates)).optional(),
      assignedTo: several(idInUrl).optional(),
      receiptId: several(idInUrl).optional(),
      customerId: several(idInUrl).optional(),
      /** Open a day after it was made, or not. */
      waiting: z.enum(['true', 'false']).optional(),
      ...siteFilter,
      ...createdRange,
    }),
    answer: list(task, 'tasks'),
    shows: ['tasks', 'receipts', 'returns', 'inventory', 'locations', 'customers', 'account'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/tasks/:id',
    summary: 'One task',
    allow: 'tasks.read',
    params: idParams,
    row: 'task',
    answer: json(task),
    shows: ['tasks', 'receipts', 'returns', 'inventory', 'locations', 'customers', 'account'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/warehouse-receipts/:id/put-away',
    summary: 'Create the missing put-away tasks of an inspected receipt',
    allow: 'tasks.work',
    params: idParams,
    row: 'receipt',
    versioned: 'version',
    body: json(noPutAwayFields),
    answer: json(createdTasks),
    status: 201,
    changes: ['tasks', 'receipts'],
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/tasks/:id/complete',
    summary: 'Put the goods of a task away',
    allow: 'tasks.work',
    params: idParams,
    row: 'task',
    versioned: 'version',
    body: json(taskCompletion),
    /** `rest` is the task for what wasn't put there. With its last task a receipt is stored. */
    answer: json(task.extend({ rest: task.nullable(), receiptStored: z.boolean() })),
    changes: ['tasks', 'inventory', 'handlingUnits', 'receipts'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/tasks/:id/cancel',
    summary: 'Cancel a task; the goods stay where they are',
    allow: 'tasks.work',
    params: idParams,
    row: 'task',
    versioned: 'version',
    body: json(z.object({ reason: optionalText(500) })),
    answer: json(task),
    changes: ['tasks'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/tasks/:id',
    summary: 'Assign a task to a member of staff, or unassign it',
    allow: 'tasks.work',
    params: idParams,
    row: 'task',
    versioned: 'version',
    body: json(z.object({ assignedTo: id.nullish() })),
    answer: json(task),
    changes: ['tasks'],
  }),
}
