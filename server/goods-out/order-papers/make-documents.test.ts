import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { documentsEndpoints, keyInDocumentUrl } from '../../../contract/platform/documents/documents.ts'
import { makeOrder } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { deleteExpiredDocuments } from '../../platform/documents/delete-expired-documents.ts'
import type { ChangeEvent } from '../../platform/engine/database.ts'
import { pdfStream } from '../../platform/files/pdf.ts'
import { system } from '../../viewer.ts'
import { claimLasts, makeDueDocuments, mostAttempts, type Printers } from './make-documents.ts'

let now = new Date('2026-03-02T12:00:00Z')
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

let app: TestApp
const files = testFiles()
const logged: string[] = []
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
})
afterAll(() => app.close())
afterEach(async () => {
  // Each test begins with nothing to make.
  await work()
})

/** Makes what is due as a worker does. */
function work(print?: Printers): Promise<void> {
  const log = { info: () => {}, error: ({ message }: Error) => logged.push(message) }
  return makeDueDocuments({ db: app.db, files, log }, print)
}

/** Deletes what expires within the next days. The sessions of the tests go on. */
async function cleanUp(days: number): Promise<number> {
  const today = now
  pass(days * 86_400)
  const deleted = await deleteExpiredDocuments(app.db, files.store)
  now = today
  return deleted
}

/** The first document of a process takes a second on a busy computer. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 })

const list = (id: number, person: TestPerson = 'manager') => app.as(person).call(orderPapersEndpoints.documents, { params: { id } })
const remake = (id: number, person: TestPerson = 'manager') => app.as(person).ask(orderPapersEndpoints.makeDocuments, { params: { id } })

async function documented() {
  const order = await makeOrder(app)
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const)
    await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  return order
}

async function download(url: string, person: TestPerson) {
  const answer = await fetch((await app.listen()) + url, { headers: { cookie: await app.as(person).cookie() } })
  return { status: answer.status, pages: answer.ok ? await readPdf(Buffer.from(await answer.arrayBuffer())) : [] }
}

/** A PDF file of its own for each call. */
let printed = 0
const small: Printers['packing_list'] = async () => ({
  fileName: 'small.pdf',
  content: pdfStream({
    letterhead: { name: 'Harbour', lines: [], logo: null },
    title: 'Small',
    number: `${printed++}`,
    facts: [],
    blocks: [],
  }),
})

test('at Documentation the packing list and the delivery note are asked for, made by the job, and read by staff and the owner', async () => {
  const { id, orderNumber } = await documented()
  const asked = await list(id)
  expect(asked).toMatchObject([
    { kind: 'packing_list', edition: 1, name: `packing-list-${orderNumber}.pdf`, state: 'making', url: null, createdAt: now.toISOString() },
    { kind: 'delivery_note', edition: 1, name: `delivery-note-${orderNumber}.pdf`, state: 'making', url: null },
  ])
  const events: ChangeEvent[] = []
  const end = app.db.subscribe((event) => events.push(event))
  await work()
  end()
  expect(events).toEqual([
    { topic: 'orders', ids: [id], customerId: 1 },
    { topic: 'orders', ids: [id], customerId: 1 },
  ])
  const made = await list(id, 'customer')
  expect(made.map(({ state }) => state)).toEqual(['made', 'made'])
  for (const [index, title] of ['Packing List', 'Delivery Note'].entries()) {
    for (const person of ['manager', 'customer'] as const) {
      const { status, pages } = await download(made[index]?.url ?? '', person)
      expect(status).toBe(200)
      expect(pages[0]).toContain(`${title} ${orderNumber}`)
    }
    expect((await download(made[index]?.url ?? '', 'rival')).status).toBe(404)
  }
  expect((await app.as('rival').ask(orderPapersEndpoints.documents, { params: { id } })).status).toBe(404)
})

test('before Documentation there are none, and none can be asked for', async () => {
  const { id, orderNumber } = await makeOrder(app)
  expect(await list(id)).toEqual([])
  expect(await remake(id)).toMatchObject({
    status: 409,
    body: { detail: `The documents of ${orderNumber} are created when it reaches Documentation.` },
  })
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id }, body: {} })
  expect((await remake(id)).body).toMatchObject({ status: 409, code: 'order.documents-closed' })
})

test('staff have them made anew with corrected data; the older stay, and the cleanup deletes none', async () => {
  const { id, orderNumber } = await documented()
  expect((await remake(id)).body).toMatchObject({ status: 409, code: 'order.documents-in-making' })
  await work()
  expect((await remake(id, 'customer')).status).toBe(403)
  await app.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id }, body: { arc: '26DE000000000000001P3' } })
  const answer = await remake(id)
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject([{ edition: 2, state: 'making' }, { edition: 2 }, { edition: 1, state: 'made' }, { edition: 1 }])
  await work()
  expect(await cleanUp(400)).toBe(0)
  const made = await list(id, 'customer')
  expect(made.map(({ kind, edition, state }) => [kind, edition, state])).toEqual([
    ['packing_list', 2, 'made'],
    ['delivery_note', 2, 'made'],
    ['packing_list', 1, 'made'],
    ['delivery_note', 1, 'made'],
  ])
  expect(made[1]?.name).toBe(`delivery-note-${orderNumber}-v2.pdf`)
  expect((await download(made[1]?.url ?? '', 'customer')).pages[0]).toContain('26DE000000000000001P3')
  expect((await download(made[3]?.url ?? '', 'customer')).pages[0]).not.toContain('26DE000000000000001P3')
})

test('running the job again, and on two servers at once, makes each document once', async () => {
  const { id } = await documented()
  printed = 0
  const print = { packing_list: small, delivery_note: small }
  await Promise.all([work(print), work(print)])
  expect(printed).toBe(2)
  const made = await list(id)
  await work(print)
  expect(printed).toBe(2)
  expect(await list(id)).toEqual(made)
})

test('a worker that is killed is succeeded by another; its leftovers are cleaned up', async () => {
  const { id } = await documented()
  const killed: Printers['packing_list'] = () => new Promise(() => {})
  void work({ packing_list: killed, delivery_note: killed })
  await eventually(async () => (await unattached()).length).toBe(1)
  await work()
  expect((await list(id)).map(({ state }) => state)).toEqual(['making', 'made'])
  pass(claimLasts + 1)
  await work()
  const made = await list(id)
  expect(made.map(({ state }) => state)).toEqual(['made', 'made'])
  expect(await cleanUp(2)).toBe(1)
  expect((await download(made[0]?.url ?? '', 'manager')).status).toBe(200)
})

test('a worker that was taken for dead attaches nothing when it goes on', async () => {
  const { id } = await documented()
  let goOn: () => void = () => {}
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const late: Printers['packing_list'] = async (...given) => {
    await waiting
    return small(...given)
  }
  const slow = work({ packing_list: late, delivery_note: late })
  await eventually(async () => (await unattached()).length).toBe(1)
  pass(claimLasts + 1)
  await work()
  const made = await list(id)
  goOn()
  await slow
  expect(await list(id)).toEqual(made)
  expect(await unattached()).toHaveLength(1)
  expect(await cleanUp(2)).toBe(1)
})

test('a late failure doesn’t take the document from the worker that has it now', async () => {
  const { id } = await documented()
  const hang = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Printers['packing_list']>>>()
    return { print: { packing_list: () => promise, delivery_note: small }, resolve, reject }
  }
  const [first, second] = [hang(), hang()]
  const working = [work(first.print)]
  await eventually(async () => (await unattached()).length).toBe(1)
  pass(claimLasts + 1)
  working.push(work(second.print))
  // It makes the other document first, which is due for longer.
  await eventually(async () => [(await list(id))[1]?.state, (await unattached()).length]).toEqual(['made', 2])
  first.reject(new Error('Too late.'))
  await working[0]
  pass(60)
  printed = 0
  await work({ packing_list: small, delivery_note: small })
  expect(printed).toBe(0)
  second.resolve(await small(app.db, system, 0))
  await working[1]
  expect(await unattached()).toHaveLength(1)
  expect(await cleanUp(2)).toBe(1)
})

test('a failure is tried again after a pause, and given up after several attempts; then staff can ask again', async () => {
  const { id } = await documented()
  logged.length = 0
  const broken: Printers['packing_list'] = async () => {
    throw new Error('The store is out of reach.')
  }
  await work({ packing_list: broken, delivery_note: small })
  expect((await list(id)).map(({ state }) => state)).toEqual(['making', 'made'])
  for (let attempt = 2; attempt <= mostAttempts; attempt++) {
    pass(3_600)
    await work({ packing_list: broken, delivery_note: small })
  }
  expect(logged).toEqual(Array(mostAttempts).fill('The store is out of reach.'))
  expect(await list(id)).toMatchObject([{ state: 'failed', url: null }, { state: 'made' }])
  pass(3_601)
  await work()
  expect(await list(id)).toMatchObject([{ state: 'failed' }, { state: 'made' }])
  expect((await remake(id)).status).toBe(201)
  await work()
  expect((await list(id)).map(({ edition, state }) => [edition, state])).toEqual([
    [2, 'made'],
    [2, 'made'],
    [1, 'failed'],
    [1, 'made'],
  ])
  expect(await cleanUp(2)).toBe(mostAttempts)
})

test('nobody reads a document before it is attached', async () => {
  await documented()
  let seen: number[] = []
  const watch: Printers['packing_list'] = async (...given) => {
    const [expected] = await unattached()
    const key = keyInDocumentUrl(`/api/objects/uploads/${expected?.key}`) ?? ''
    const asked = (['manager', 'customer'] as const).map((person) => app.as(person).ask(documentsEndpoints.read, { params: { id: key } }))
    seen = (await Promise.all(asked)).map(({ status }) => status)
    return small(...given)
  }
  await work({ packing_list: watch, delivery_note: watch })
  expect(seen).toEqual([404, 404])
})

function unattached() {
  return app.db.read(system, (on) => on.selectFrom('documents').select('key').where('attached_at', 'is', null).execute())
}
