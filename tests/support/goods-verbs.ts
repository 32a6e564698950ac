import { anAddress, makeHandlingUnit, makeLocation } from './factories.ts'
import type { Goods } from './goods-states.ts'
import { makeCheckedImport } from './imports.ts'
import type { Caller, TestApp } from './test-app.ts'
import { newestActOf } from './undo.ts'

/** What is sent; null where the goods have nothing that the call is about. */
type Sent = { params?: Record<string, number>; body?: unknown } | null
type Try = (goods: Goods, it: TestApp, by: Caller) => Sent | Promise<Sent>

const onItem =
  (body: (goods: Goods, it: TestApp) => unknown): Try =>
  async (goods, it) => ({ params: { id: goods.item.id }, body: await body(goods, it) })
const onPlace =
  (body: (goods: Goods) => unknown): Try =>
  (goods) =>
    goods.place && { params: { id: goods.place.id }, body: body(goods) }
const onUnit =
  (body: (goods: Goods, it: TestApp) => unknown): Try =>
  async (goods, it) =>
    goods.unit ? { params: { id: goods.unit.id }, body: await body(goods, it) } : null
const onRecord =
  (key: 'orderId' | 'receiptId' | 'returnId' | 'taskId' | 'shipmentId', body: unknown = {}): Try =>
  (goods) =>
    goods[key] === undefined ? null : { params: { id: goods[key] }, body }
const onCount =
  (body: (goods: Goods, lineIds: number[]) => unknown): Try =>
  async (goods, it) => {
    if (!goods.count) return null
    const { id, placeId } = goods.count
    const lineIds = await idsIn(it, `/api/counts/${id}`, (count) => (count.places as Row[]).flatMap(({ lines }) => lines as Row[]))
    return { params: { id, placeId }, body: body(goods, lineIds) }
  }
/** A call about lines of a pick list. */
const onPickList =
  (which: 'open' | 'picked', body: (line: number) => unknown): Try =>
  async (goods, it) => {
    if (goods.orderId === undefined) return null
    const [line] = await idsIn(it, `/api/orders/${goods.orderId}/pick-list`, (list) => list[which] as Row[])
    return line === undefined ? null : { params: { id: goods.orderId }, body: body(line) }
  }
const bin = async (it: TestApp) => (await makeLocation(it)).code

type Row = Record<string, unknown>

async function idsIn(it: TestApp, path: string, rows: (body: Row) => Row[]): Promise<number[]> {
  const reply = await it.as('admin').request('GET', path)
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
  return rows(reply.body as Row).map(({ id }) => id as number)
}

/** Lines that an answer lists, as a call takes them. */
const linesOf =
  (key: 'receiptId' | 'returnId', path: string, line: (row: Row) => unknown, rest: object = {}, name = 'items'): Try =>
  async (goods, it) => {
    const id = goods[key]
    if (id === undefined) return null
    const { body } = await it.as('admin').request('GET', `${path}/${id}`)
    return { params: { id }, body: { [name]: ((body as Row).items as Row[]).map(line), ...rest } }
  }

const newOrder =
  (quantity: number): Try =>
  (goods) => ({
    body: { customerId: 1, billingAddress: anAddress, shippingAddress: anAddress, items: [{ sku: goods.item.sku, quantity }] },
  })

/** Each change of the product that concerns goods, on goods in any state. Who adds a change adds it here, or names it in `withoutGoods`. */
export const goodsVerbs: Record<string, readonly Try[]> = {
  'inventory.update': [
    onItem(() => ({ quantity: 0 })),
    onItem(() => ({ quantity: 3 })),
    onItem(() => ({ quantity: 60 })),
    onItem(({ item }) => ({ sku: `${item.sku}-NEW` })),
    onItem(async (_, it) => ({ location: await bin(it) })),
    onItem(() => ({ customerId: 2 })),
    onItem(() => ({ tracking: 'lot_expiry' })),
    onItem(() => ({ lotNumber: 'L-9', expiresOn: '2033-01-31' })),
  ],
  'inventory.delete': [(goods) => ({ params: { id: goods.item.id } })],
  'inventory.restore': [(goods) => ({ params: { id: goods.item.id } })],
  'inventory.adjust': [
    onItem(() => ({ adjustment: -3, reason: 'Lost' })),
    onItem(() => ({ adjustment: -25, reason: 'Lost' })),
    onItem(() => ({ adjustment: 5, reason: 'Found' })),
    onItem(({ place, lot }) => ({ adjustment: -2, reason: 'Lost', ...(place && { location: place.code }), ...(lot && { lot }) })),
    onItem(({ place }) => ({ adjustment: 2, reason: 'Found', ...(place && { location: place.code }) })),
    onItem(() => ({ adjustment: -1, reason: 'Lost', location: 'TRANSIT' })),
  ],
  'inventory.move': [
    onItem(async ({ place }, it) => ({ from: place?.code ?? null, to: await bin(it), quantity: 2 })),
    onItem(async ({ place, unit }, it) => ({
      from: place?.code ?? null,
      to: await bin(it),
      quantity: 2,
      handlingUnit: unit?.sscc ?? null,
    })),
    onItem(async ({ place }, it) => ({ from: place?.code ?? null, to: await bin(it), quantity: 9, withReservations: true })),
    onItem(async ({ place }, it) => ({
      from: place?.code ?? null,
      to: (await makeLocation(it, { type: 'quarantine' })).code,
      quantity: 1,
      reason: 'Wet',
    })),
    onItem(({ place }) => ({ from: place?.code ?? null, to: 'DISCREPANCY', quantity: 1 })),
  ],
  'quarantine.dispose': [
    onItem(({ place }) => ({ from: place?.code ?? '-', quantity: 2, disposition: 'scrap', reason: 'Wet' })),
    onItem(({ place }) => ({ from: place?.code ?? '-', quantity: 2, disposition: 'release', reason: 'Fine' })),
    onItem(async ({ place }, it) => ({ from: place?.code ?? '-', to: await bin(it), quantity: 1, disposition: 'release', reason: 'Fine' })),
    onItem(({ place }) => ({ from: place?.code ?? '-', quantity: 1, disposition: 'send_back', reason: 'Wrong' })),
  ],
  'lots.correct': [
    ...[{ expiresOn: '2020-02-28' }, { expiresOn: '2035-02-28' }, { lotNumber: 'L-9-RIGHT' }].map(
      (right): Try =>
        async ({ item }, it) => {
          const reply = await it.as('admin').request('GET', `/api/inventory/${item.id}/lots`)
          const [lot] = reply.status === 200 ? (reply.body as { id: number }[]) : []
          return lot ? { params: { id: item.id, lotId: lot.id }, body: { ...right, reason: 'Misread' } } : null
        },
    ),
  ],
  'stock.putRight': [onPlace(({ item }) => ({ inventoryId: item.id }))],
  'customers.allocate': [
    async (goods, it) => {
      const { body } = await it.as('admin').request('GET', '/api/inventory?customerId=1')
      const others = (body as Row[]).map(({ id }) => id as number).filter((id) => id !== goods.item.id)
      return { params: { id: 1 }, body: { inventoryIds: others } }
    },
  ],
  'adjustments.approve': [
    async (goods, it) => {
      const asked = await it
        .as('worker')
        .request('POST', `/api/inventory/${goods.item.id}/adjust`, { body: { adjustment: -4, reason: 'Lost' } })
      return asked.status === 202 ? { params: { id: (asked.body as { requestId: number }).requestId }, body: {} } : null
    },
  ],

  'handlingUnits.create': [({ unit }) => (unit ? { body: { kind: 'carton', parentId: unit.id, sscc: null } } : null)],
  'handlingUnits.update': [onUnit(async (_, it) => ({ parentId: (await makeHandlingUnit(it)).id })), onUnit(() => ({ weightKg: '12.5' }))],
  'handlingUnits.move': [
    onUnit(async (_, it) => ({ locationCode: await bin(it) })),
    onUnit(async (_, it) => ({ locationCode: (await makeLocation(it, { type: 'quarantine' })).code, reason: 'Wet' })),
  ],
  'handlingUnits.pack': [
    onUnit(({ item }) => ({ inventoryId: item.id, quantity: 1 })),
    async ({ item, place, lot }, it) => {
      const { id } = await makeHandlingUnit(it)
      return { params: { id }, body: { inventoryId: item.id, quantity: 2, lot: lot ?? null, locationCode: place?.code ?? null } }
    },
  ],
  'handlingUnits.unpack': [onUnit(({ item }) => ({ inventoryId: item.id, quantity: 2 }))],
  'locations.update': [
    onPlace(() => ({ isActive: false })),
    onPlace(() => ({ type: 'shipping' })),
    onPlace(() => ({ type: 'quarantine' })),
    onPlace(({ place }) => ({ code: `${place?.code}-B` })),
  ],

  'tasks.create': [onRecord('receiptId')],
  'tasks.complete': [
    async (goods, it) => (goods.taskId ? { params: { id: goods.taskId }, body: { locationCode: await bin(it) } } : null),
    async (goods, it) => (goods.taskId ? { params: { id: goods.taskId }, body: { locationCode: await bin(it), quantity: 3 } } : null),
  ],
  'tasks.update': [onRecord('taskId', { assignedTo: 5 })],
  'tasks.cancel': [onRecord('taskId')],

  'orders.create': [newOrder(1), newOrder(6)],
  'orders.update': [
    async (goods) => (goods.orderId ? { params: { id: goods.orderId }, body: { items: [{ sku: goods.item.sku, quantity: 1 }] } } : null),
  ],
  'orders.cancel': [onRecord('orderId', { reason: 'Not wanted' })],
  'orders.startPicking': [onRecord('orderId')],
  'orders.advanceTracking': [
    ...(['confirmed', 'packaging', 'labelling', 'documented', 'exported'] as const).map((stage) => onRecord('orderId', { stage })),
  ],
  'orders.advance': [({ orderId }) => (orderId ? { body: { ids: [orderId], exports: true } } : null)],
  'transfers.writeOff': [onRecord('orderId', { reason: 'Stolen' })],
  'picking.pick': [onPickList('open', (line) => ({ line })), onPickList('open', (line) => ({ line, quantity: 1 }))],
  'picking.pickShort': [onPickList('open', (line) => ({ line, found: 0, reason: 'Not found' }))],
  'picking.putRight': [
    async (goods, it, by) =>
      onPickList('picked', (line) => ({ line, quantity: 1, locationCode: goods.place?.code ?? '-', reason: 'Wrong' }))(goods, it, by),
  ],
  'picking.planAgain': [onRecord('orderId')],
  'picking.shipShort': [onRecord('orderId')],
  'picking.pack': [onPickList('picked', (line) => ({ lines: [{ line, quantity: 1 }] }))],
  'orderPapers.makeDocuments': [onRecord('orderId')],
  'orderPapers.recordExcise': [onRecord('orderId', { arc: '26DE000000000000001P3', consignorSeed: 'NL00987654321' })],

  'receipts.create': [({ item }) => ({ body: { customerId: 1, supplier: 'Another', items: [{ sku: item.sku, quantity: 2 }] } })],
  'receipts.update': [
    ...(['received', 'inspected', 'stored', 'pending'] as const).map((status) => onRecord('receiptId', { status, reason: 'Forgotten' })),
    linesOf('receiptId', '/api/warehouse-receipts', ({ id, sku }) => ({ id, sku, quantity: 1 })),
    linesOf('receiptId', '/api/warehouse-receipts', ({ id, sku }) => ({ id, sku, quantity: 0 }), { status: 'received' }),
    onRecord('receiptId', { items: [] }),
    onRecord('receiptId', { customerId: 2 }),
  ],
  'receiptCounting.count': [
    async ({ receiptId, item }) => (receiptId ? { params: { id: receiptId }, body: { sku: item.sku, quantity: 2 } } : null),
    async ({ receiptId, item, lot }) =>
      receiptId
        ? { params: { id: receiptId }, body: { sku: item.sku, quantity: 2, lotNumber: lot ?? 'L-1', expiresOn: '2034-01-31' } }
        : null,
    async ({ receiptId, item, unit }) =>
      receiptId && unit ? { params: { id: receiptId }, body: { sku: item.sku, quantity: 5, handlingUnit: unit.sscc } } : null,
  ],
  'receiptCounting.correctLot': [
    async ({ receiptId, item, lot }) =>
      receiptId
        ? {
            params: { id: receiptId },
            body: { sku: item.sku, of: { lotNumber: lot ?? null }, lotNumber: 'L-COUNTED-RIGHT', expiresOn: '2034-02-28' },
          }
        : null,
  ],
  'receiptCounting.discard': [onRecord('receiptId')],
  'receiptCounting.receive': [onRecord('receiptId')],
  'announcedDeliveries.withdraw': [onRecord('receiptId')],

  'returns.create': [
    ({ orderId, item }) => (orderId ? { body: { orderId, reason: 'unwanted', items: [{ sku: item.sku, quantity: 1 }] } } : null),
    ({ item }) => ({ body: { customerId: 1, reason: 'unwanted', items: [{ sku: item.sku, quantity: 1 }] } }),
  ],
  'returns.update': [onRecord('returnId', { notes: 'By parcel' })],
  'returns.cancel': [onRecord('returnId')],
  'returns.authorise': [onRecord('returnId')],
  'returns.decline': [onRecord('returnId', { reason: 'Used' })],
  'returns.receive': [
    linesOf('returnId', '/api/returns', ({ id: lineId }) => ({ lineId, quantity: 2 })),
    linesOf('returnId', '/api/returns', ({ id: lineId }) => ({ lineId, quantity: 9 }), { overrideReason: 'They sent more' }),
  ],
  'returns.inspect': [
    linesOf(
      'returnId',
      '/api/returns',
      ({ id: lineId, received }) => ({
        lineId,
        parts: received ? [{ quantity: received, condition: 'good', disposition: 'restock' }] : [],
      }),
      {},
      'lines',
    ),
  ],
  'returns.close': [onRecord('returnId')],

  'counts.create': [
    onCountOf(({ place }) => place && { method: 'location', locationIds: [place.id] }),
    onCountOf(({ item }) => ({ method: 'item', inventoryIds: [item.id] })),
  ],
  'counts.update': [onCount(() => ({ name: 'Aisle A' }))],
  'counts.submit': [
    onCount(({ item }) => ({ round: 1, lines: [{ inventoryId: item.id, quantity: 30 }] })),
    onCount(({ item }) => ({ round: 2, lines: [{ inventoryId: item.id, quantity: 30 }] })),
    onCount(() => ({ round: 2, lines: [] })),
  ],
  'counts.recount': [onCount((_, lineIds) => ({ lineIds }))],
  'counts.approve': [
    onCount((_, lineIds) => ({
      decisions: lineIds.map((lineId) => ({ lineId, accept: true, reason: 'Gone' })),
      acceptMoved: true,
      ownCount: true,
    })),
    onCount((_, lineIds) => ({ decisions: lineIds.map((lineId) => ({ lineId, accept: false, reason: 'Kept' })), ownCount: true })),
  ],
  'counts.cancel': [onCount(() => ({ reason: 'Not today' }))],
  'counts.writeOffAside': [onCount(() => ({ reason: 'Gone' }))],

  'shipments.create': [() => ({ body: { customerId: 1, destination: 'Brno, CZ' } })],
  'shipments.update': [onRecord('shipmentId', { status: 'in_transit' })],
  'shipments.record': [onRecord('shipmentId', { kind: 'picked_up' })],
  'shipments.handOver': [onRecord('shipmentId', { carrierName: 'DHL' })],

  'stockActs.undo': [
    async (goods, it) => {
      const { body } = await it.as('admin').request('GET', `/api/stock-acts?inventoryId=${goods.item.id}&limit=1`)
      const [act] = body as { id: number }[]
      return act ? undoOf(it, act.id, {}) : null
    },
    async (_, it) => undoOf(it, await newestActOf(it), { withDependents: true }),
  ],
  'stockActs.undoOwn': [
    async (goods, it) => {
      const { body } = await it.as('admin').request('GET', '/api/stock-acts/own')
      const own = (body as { id: number; skus: string[] }[]).find(({ skus }) => skus.includes(goods.item.sku))
      return own ? { params: { id: own.id } } : null
    },
  ],
  'imports.commit': [
    async ({ item, place }, it) => {
      const file = `SKU,Name,Customer,Quantity,Location\n${item.sku},Imported,Acme Imports,2,${place?.code ?? ''}`
      const { id } = await makeCheckedImport(it, file, { kind: 'items', by: 'admin' })
      return { params: { id }, body: { rows: 'ready' } }
    },
  ],
}

function onCountOf(body: (goods: Goods) => unknown): Try {
  return (goods) => {
    const sent = body(goods)
    return sent ? { body: sent } : null
  }
}

async function undoOf(it: TestApp, id: number, more: { withDependents?: boolean }): Promise<Sent> {
  const query = more.withDependents ? '?withDependents=true' : ''
  const { body, status } = await it.as('admin').request('GET', `/api/stock-acts/${id}/undo${query}`)
  if (status !== 200) return null
  return { params: { id }, body: { preview: (body as { preview: string }).preview, reason: 'By mistake', ...more } }
}

/** Groups whose changes touch no goods. */
export const groupsWithoutGoods = [
  ...['auth', 'accountSecurity', 'staff', 'customerViews', 'invitations', 'colleagues', 'contacts', 'activities', 'categories'],
  ...['itemPictures', 'countPlans', 'locationRange', 'quotes', 'invoices', 'reports', 'notifications', 'reconciliation', 'settings'],
  ...['onboarding', 'savedViews', 'documents', 'eventImports', 'proofsOfDelivery', 'trackingLinks'],
]

/** Changes of the other groups that touch no goods, or only goods that they make themselves. */
export const withoutGoods = [
  ...['customers.create', 'customers.update', 'customers.updateUser', 'inventory.create', 'adjustments.reject', 'adjustments.withdraw'],
  ...['sites.create', 'sites.update', 'locations.create', 'orders.rate', 'receipts.email'],
  ...['imports.create', 'imports.map', 'imports.changeRow', 'imports.skipErrors', 'imports.cancel', 'imports.undo'],
]
