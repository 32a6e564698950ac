import { expect, test } from 'vitest'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import type { Viewer } from '../../viewer.ts'
import type { Count } from './counting-queries.ts'
import { historyOf, planChange, stepsOf, touchedBy } from './plan-change.ts'

const manager = { role: 'manager', userId: 2, name: 'Mia', customerId: null } as Viewer
const admin = { ...manager, role: 'admin' } as Viewer

const noLot = { lotNumber: null, expiresOn: null, handlingUnit: null }
const line = { ...noLot, id: 1, sku: 'KETTLE', description: null, quantity: 6, expected: 6, damaged: 0, inventoryId: 9, documents: [] }
const receiptWith = (fields: Partial<Receipt>) =>
  ({
    id: 7,
    receiptNumber: 'WR-2026-001',
    customerId: 1,
    status: 'pending',
    transferOrderId: null,
    version: 3,
    items: [line],
    inspection: [],
    ...fields,
  }) as Receipt
const item = { itemName: null, inventoryId: 9, tracking: null, knownName: null }
const count = (counted: number): Count => ({
  ...noLot,
  ...item,
  sku: 'kettle',
  counted,
  damaged: 0,
  startedAt: '',
  documents: [],
  people: [],
})

test('steps lead forward one at a time, several for an administrator with a reason, and back at once', () => {
  const plan = (viewer: Viewer, from: Receipt['status'], sent: object) => {
    const { back, forward, reason } = planChange(viewer, receiptWith({ status: from }), sent, [])
    return { back, forward, reason }
  }
  expect(plan(manager, 'pending', { status: 'received', reason: 'None' })).toEqual({ back: null, forward: ['received'], reason: null })
  expect(plan(manager, 'stored', { status: 'received', reason: 'Wrong' })).toEqual({ back: 'received', forward: [], reason: 'Wrong' })
  expect(plan(manager, 'received', {})).toEqual({ back: null, forward: [], reason: null })
  expect(plan(admin, 'pending', { status: 'stored', reason: 'Late' })).toMatchObject({
    forward: ['received', 'inspected', 'stored'],
    reason: 'Late',
  })
  expect(() => plan(manager, 'pending', { status: 'stored', reason: 'Late' })).toThrow(
    expect.objectContaining({ code: 'receipt.other-step-next' }),
  )
  expect(() => plan(admin, 'pending', { status: 'stored' })).toThrow(expect.objectContaining({ code: 'receipt.reason-missing' }))
})

test('counts become the lines when the receipt is received, and none are sent beside them', () => {
  const pending = receiptWith({})
  const received = planChange(manager, pending, { status: 'received' }, [count(4)])
  expect(received.counts).toHaveLength(1)
  expect(received.input.items).toMatchObject([{ id: 1, sku: 'KETTLE', quantity: 4, expected: 6 }])
  expect(planChange(manager, pending, { supplier: 'Other' }, [count(4)])).toMatchObject({ counts: [], input: { supplier: 'Other' } })
  const taken = planChange(manager, pending, { status: 'received' }, [count(0)])
  expect([taken.counts.length, taken.input.items]).toEqual([1, undefined])
  expect(() => planChange(manager, pending, { items: [] }, [count(4)])).toThrow(expect.objectContaining({ code: 'receipt.being-counted' }))
})

test('history has created items, edits and steps in this order, and nothing where nothing was changed', () => {
  const before = receiptWith({})
  const plan = planChange(admin, before, { status: 'inspected', reason: 'Late' }, [])
  const steps = stepsOf(plan, { received: 'Counted as expected' })
  const after = { ...before, supplier: 'Other', version: 4 }
  const entries = historyOf(plan, { before, after, steps, created: [9] })
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['create', { sku: 'KETTLE', name: 'KETTLE', receiptNumber: 'WR-2026-001' }],
    ['update', { supplier: 'Other', version: 4 }],
    ['receive', { status: 'received', stepNotes: 'Counted as expected', reason: 'Late', version: 4 }],
    ['inspect', { status: 'inspected', reason: 'Late', version: 4 }],
  ])
  const nothing = planChange(admin, before, {}, [])
  expect(historyOf(nothing, { before, after: before, steps: [], created: [] })).toEqual([])
})

test('stock and bins are touched by steps, the transfer of a receipt with them', () => {
  const touched = (fields: Partial<Receipt>, sent: object, isStockChanged = false) => {
    const before = receiptWith(fields)
    return touchedBy(planChange(manager, before, sent, []), before, { ...before, customerId: 2 }, isStockChanged)
  }
  expect(touched({}, {})).toEqual({
    receipts: [
      { id: 7, customerId: 1 },
      { id: 7, customerId: 2 },
    ],
    inventory: [],
    orders: [],
  })
  expect(touched({ status: 'received' }, {}, true).inventory).toEqual([
    { id: 9, customerId: 1 },
    { id: 9, customerId: 2 },
  ])
  expect(touched({ transferOrderId: 5 }, { status: 'received' })).toMatchObject({
    handlingUnits: 'all',
    orders: [{ id: 5, customerId: 1 }],
  })
  expect(touched({ status: 'inspected' }, { status: 'stored' })).toMatchObject({ tasks: 'all', handlingUnits: 'all', orders: [] })
})
