import { describe, expect, test } from 'vitest'
import { endpoint } from '../contract/endpoint.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { aNotice, note, noteAndTell, noteDefinition, noteOfAdmin } from '../tests/support/note-endpoints.ts'
import type { TestDatabase } from '../tests/support/test-database.ts'
import { createCustomer } from './people/customers/create-customer.ts'
import { did } from './platform/audit/history.ts'
import type { Transaction } from './platform/engine/database.ts'
import { locked } from './platform/engine/locked.ts'
import { sqlFunction } from './platform/engine/sql-function.ts'
import { statements } from './platform/engine/statements.ts'
import { type App, serve } from './platform/http/serve.ts'
import { createCategory } from './stock/categories/save-category.ts'
import { updateItem } from './stock/inventory/update-item.ts'
import { verb } from './verb.ts'
import type { CustomerViewer, StaffViewer } from './viewer.ts'

const manager: StaffViewer = { role: 'manager', userId: 2, name: 'Mo', customerId: null }
const customer: CustomerViewer = { role: 'customer', userId: 3, customerId: 1, name: 'Casey', viewOnly: false }

const noteOfVersion = endpoint({ ...noteDefinition, allow: 'orders.create', versioned: 'version', changes: [] })

describe('the compiler rejects', () => {
  // Each line that must not compile stands below the one that does. `verb` only builds what it is given; nothing here is run.
  const answer = { key: 'a' }
  const history = [did('note', 'note', null)] as const
  const touched = {}

  test('a change without history', () => {
    verb(note, async () => ({ answer, history, touched }))
    verb(note, async () => ({ answer, history: { none: 'A reason.' }, touched }))
    // @ts-expect-error: history is missing
    verb(note, async () => ({ answer, touched }))
    // @ts-expect-error: history is empty
    verb(note, async () => ({ answer, history: [], touched }))
  })

  test('a versioned change that locked nothing', () => {
    verb(noteOfVersion, async () => ({ answer, history, touched, before: locked({ id: 1 }) }))
    // @ts-expect-error: before is missing
    verb(noteOfVersion, async () => ({ answer, history, touched }))
    // @ts-expect-error: before is read, but not locked
    verb(noteOfVersion, async () => ({ answer, history, touched, before: { id: 1 } }))
  })

  test('a topic that the endpoint does not declare', () => {
    verb(note, async () => ({ answer, history, touched: { settings: 'all', inventory: [{ id: 1 }] } }))
    // @ts-expect-error: orders aren't declared
    verb(note, async () => ({ answer, history, touched: { orders: 'all' } }))
    // @ts-expect-error: the other topic is declared
    verb(note, async () => ({ answer, history, touched: { settings: 'all', orders: [{ id: 1 }] } }))
    verb(noteAndTell, async () => ({ answer, history, touched, notices: [aNotice] }))
    // @ts-expect-error: notifications aren't declared
    verb(note, async () => ({ answer, history, touched, notices: [aNotice] }))
    verb(noteAndTell, async () => ({ answer, history, touched: { ownNotifications: [] } }))
    // @ts-expect-error: notifications aren't declared
    verb(note, async () => ({ answer, history, touched: { ownNotifications: [] } }))
  })

  test('an answer that the endpoint does not declare', () => {
    verb(note, async () => ({ answer: { key: 'a' }, history, touched }))
    // @ts-expect-error: key is text
    verb(note, async () => ({ answer: { key: 1 }, history, touched }))
    // @ts-expect-error: key is missing
    verb(note, async () => ({ answer: {}, history, touched }))
  })

  test('a read passed to verb(), and a change served by a plain handler', () => {
    const noted = verb(note, async () => ({ answer, history, touched }))
    // @ts-expect-error: a read is no verb
    verb(inventoryEndpoints.summary, async () => ({ answer, history, touched }))
    const serving = (app: App) => {
      serve(app, noted)
      // @ts-expect-error: a change is served by its verb
      serve(app, note, () => answer)
    }
    expect(serving).toBeTypeOf('function')
  })

  test('an answer of a packet by another name, as something else, or without a name', () => {
    const order = statements.selectFrom('orders').select(['id', 'notes']).compile()
    const openLines = sqlFunction<{ the_order: number }, number>('open_lines')
    const sending = async (trx: Transaction) => {
      const { orders, open, both } = await trx.send({
        orders: order,
        open: openLines({ the_order: 1 }),
        both: [order, openLines({ the_order: 2 })],
      })
      const read: [{ id: number; notes: string | null }[], number, number] = [orders, open, both[1]]
      const { checked } = await trx.send({ checked: [1, 2].map((id) => openLines({ the_order: id })) })
      const results: number[] = checked
      // @ts-expect-error: the name is misspelt
      const { oders } = await trx.send({ orders: order })
      // @ts-expect-error: the function answers a number
      const lines: string = open
      // @ts-expect-error: a query answers rows, not one row
      const row: { id: number } = orders
      // @ts-expect-error: the rows have no such column
      const columns: { id: number; weight: number }[] = orders
      // @ts-expect-error: two were sent
      const third = both[2]
      // @ts-expect-error: numbers are sorted before names, so they would be sent first
      await trx.send({ orders: order, 1: order })
      // @ts-expect-error: sent without its name, a call would answer a row and not its result
      await trx.sql.executeQuery(openLines({ the_order: 1 }))
      return { read, results, oders, lines, row, columns, third }
    }
    expect(sending).toBeTypeOf('function')
  })

  test('a caller whose role lacks the permission', () => {
    const calling = async (db: TestDatabase) => {
      await updateItem(db, manager, { id: 1 })
      // @ts-expect-error: customers change no items
      await updateItem(db, customer, { id: 1 })
      // @ts-expect-error: somebody signed out changes no items
      await updateItem(db, null, { id: 1 })
    }
    expect(calling).toBeTypeOf('function')
  })

  test('joining a verb that prepares something, that the caller may not call, or that changes an undeclared topic', () => {
    const ofAdmin = verb(noteOfAdmin, async () => ({ answer, history, touched }))
    const noted = verb(note, async () => ({ answer, history, touched }))
    verb(noteOfAdmin, async ({ join }, input) => ({ answer: await join(ofAdmin, input), history, touched }))
    verb(note, async ({ join }, input) => ({ answer: await join(noted, input), history, touched }))
    // @ts-expect-error: customers may note, but not as an administrator
    verb(note, async ({ join }, input) => ({ answer: await join(ofAdmin, input), history, touched }))
    // @ts-expect-error: inventory isn't declared
    verb(noteOfAdmin, async ({ join }, input) => ({ answer: await join(noted, input), history, touched }))
    const all = endpoint({ ...noteDefinition, allow: 'settings.change', changes: ['customers', 'categories'] })
    verb(all, async ({ join }) => {
      await join(createCategory, { name: 'Tea', code: null, description: null, isActive: true })
      // @ts-expect-error: hashing the password takes long and is done before the transaction
      await join(createCustomer, {} as never)
      return { answer, history, touched }
    })
    // @ts-expect-error: what is prepared is something, so that a verb that prepares can be told from one that doesn't
    verb(note, { prepare: async () => undefined, run: async () => ({ answer, history, touched }) })
  })
})
