import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventImportsEndpoints, mostImportedRows } from '../../../contract/goods-out/shipments/event-imports.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'

let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-03-02T12:00:00Z')
  for (const person of ['admin', 'manager', 'customer', 'rival'] as const) await beginSession(it.db, person)
})
afterAll(() => it.close())

async function exported() {
  const { shipmentId } = await makeShipment(it)
  return read(shipmentId ?? 0)
}
const read = (id: number) => it.as('manager').call(shipmentsEndpoints.get, { params: { id } })
/** What happened after it was created at noon. */
const told = async (id: number) => (await read(id)).events.slice(1).map(({ kind, at, place }) => [kind, at.slice(11, 16), place])
const send = (csv: string, dryRun = false) => it.as('manager').ask(eventImportsEndpoints.create, { body: { csv, dryRun } })
const done = (csv: string, dryRun = false) => it.as('manager').call(eventImportsEndpoints.create, { body: { csv, dryRun } })
const historyOf = (id: number) =>
  it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['after', 'user_name as by'])
      .where('entity', '=', 'shipment')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute(),
  )

/** A file of these rows, in the evening of the day on which the shipments were created. */
function file(...rows: string[]): string {
  now = new Date('2026-03-02T20:00:00Z')
  return ['Tracking Number,Event,Time,Place,Notes', ...rows].join('\r\n')
}

test('events are recorded in the order of their times, each with its line of history', async () => {
  const { id, trackingNumber } = await exported()
  const result = await done(
    file(
      `${trackingNumber},Delivered,2026-03-02 18:30,"Brno, CZ",Left at the dock`,
      `${trackingNumber.toLowerCase()},picked_up,2026-03-02T14:00:00Z,Dock 5,`,
      `${trackingNumber},Arrived at,2026-03-02T18:00+02:00,Praha,"Said ""soon"""`,
    ),
  )
  expect(result).toMatchObject({
    recorded: 3,
    known: 0,
    refused: 0,
    rows: [{ line: 2, kind: 'delivered', shipmentId: id }, { line: 3 }, {}],
  })
  expect(await told(id)).toEqual([
    ['picked_up', '14:00', 'Dock 5'],
    ['arrived', '16:00', 'Praha'],
    ['delivered', '18:30', 'Brno, CZ'],
  ])
  const shipment = await read(id)
  expect(shipment).toMatchObject({ status: 'delivered', actualDelivery: '2026-03-02T18:30:00.000Z' })
  expect(shipment.events[2]?.notes).toBe('Said "soon"')
  expect(await historyOf(id)).toMatchObject([
    { after: { status: 'in_transit', event: 'picked_up' }, by: 'manager' },
    { after: { event: 'arrived' } },
    { after: { status: 'delivered', event: 'delivered' } },
  ])
})

test('trying it answers the same and changes nothing', async () => {
  const { id, trackingNumber } = await exported()
  const csv = file(
    `${trackingNumber},Picked up,2026-03-02 14:00,,`,
    `${trackingNumber},Departed,2026-03-02 15:00,,`,
    'TRK-NONE,Departed,2026-03-02 15:00,,',
  )
  const before = await read(id)
  const tried = await done(csv, true)
  expect(tried).toMatchObject({ recorded: 2, refused: 1 })
  expect(await read(id)).toEqual(before)
  expect(await historyOf(id)).toEqual([])
  expect(await done(csv)).toEqual(tried)
})

test('what is wrong with a row is told of that row, and holds up no other', async () => {
  const { id, trackingNumber } = await exported()
  const other = await exported()
  const { rows, ...counts } = await done(
    file(
      `${trackingNumber},Picked up,2026-03-02 14:00,,`,
      'TRK-NONE,Picked up,2026-03-02 14:00,,',
      `${trackingNumber},Teleported,2026-03-02 14:10,,`,
      `${trackingNumber},Departed,02/03/2026 14:10,,`,
      `${trackingNumber},Departed,2026-02-30 14:10,,`,
      `${trackingNumber},Departed,,,`,
      `${trackingNumber},Departed,2026-03-02 14:10,Brno, CZ,`,
      `${trackingNumber},Departed,2026-03-02 14:10,${'x'.repeat(201)},`,
      `${trackingNumber},Departed,2026-03-02 09:00,,`,
      `${trackingNumber},Departed,2026-03-02 23:00,,`,
      ',Departed,2026-03-02 14:10,,',
      `${other.trackingNumber},Departed,2026-03-02 14:10,,`,
      `${trackingNumber},Out for delivery,2026-03-02 15:00,,`,
      `${other.trackingNumber},Picked up,2026-03-02 15:00,,`,
    ),
  )
  expect(counts).toEqual({ recorded: 3, known: 0, refused: 11 })
  expect(rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'recorded',
    'There is no shipment TRK-NONE.',
    expect.stringContaining("'Teleported' is no event that can be recorded: Picked up, "),
    expect.stringContaining("'02/03/2026 14:10' can't be read as a time."),
    expect.stringContaining("'2026-02-30 14:10' can't be read"),
    'The time is missing.',
    expect.stringContaining('more cells'),
    'The text for place is too long.',
    `${trackingNumber} hasn't been picked up yet. Record the pickup first.`,
    'An event can’t be in the future.',
    'The tracking number is missing.',
    `${other.trackingNumber} hasn't been picked up yet. Record the pickup first.`,
    'recorded',
    'recorded',
  ])
  expect(rows[7]?.cells).toMatchObject({ trackingNumber, event: 'Departed', time: '2026-03-02 14:10', place: 'x'.repeat(201) })
  expect((await told(id)).map(([kind]) => kind)).toEqual(['picked_up', 'out_for_delivery'])
  expect((await told(other.id)).map(([kind]) => kind)).toEqual(['picked_up'])
})

test('what is recorded already is not recorded again, whoever recorded it', async () => {
  const { id, trackingNumber } = await exported()
  now = new Date('2026-03-02T14:00:00Z')
  await it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'picked_up' } })
  const csv = file(
    `${trackingNumber},Picked up,2026-03-02 14:00,,`,
    `${trackingNumber},Departed,2026-03-02T15:00:00.123456Z,,`,
    `${trackingNumber},Departed,2026-03-02T16:00:00.123+01:00,,`,
  )
  expect(await done(csv)).toMatchObject({ recorded: 1, known: 2, refused: 0 })
  const late = await done(file(`${trackingNumber},Arrived,2026-03-02 14:30,,`))
  expect(late.rows[0]?.reason).toBe(`${trackingNumber} already has a later event, 'Departed'. Events must be recorded in order.`)
  const before = await read(id)
  const again = await done(`${csv}\r\n${trackingNumber},Delivered,2026-03-02 16:00,,`)
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'known', 'recorded'])
  expect(await done(csv)).toMatchObject({ recorded: 0, known: 3 })
  expect((await read(id)).events).toEqual([...before.events, expect.objectContaining({ kind: 'delivered' })])
})

test.each([
  ['semicolons, German headings and another order', (n: string) => `Zeit;Time;TRACKING-ID;Status\nx;2026-03-02 14:00;${n};Collected`],
  ['tabs', (n: string) => `tracking\tkind\tdate time\n${n}\tPick-up\t2026-03-02T14:00:00.000Z`],
  [
    'a byte order mark and quoted names',
    (n: string) => `\uFEFF"Tracking Number","Event","Time"\r\n"${n}","Picked up","2.3.2026 14:00"\r\n`,
  ],
  ['blank lines at its end', (n: string) => `tracking number,event,time\n${n},Picked up,2026-03-02 14:00\n\n`],
])('a file with %s is read', async (_, csv) => {
  const { id, trackingNumber } = await exported()
  file()
  expect(await done(csv(trackingNumber))).toMatchObject({ recorded: 1, refused: 0 })
  expect((await told(id))[0]?.slice(0, 2)).toEqual(['picked_up', '14:00'])
})

test('times without a zone are by the clock of the warehouse; those that it leaves out are refused', async () => {
  const set = (timeZone: string) => it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone } })
  const { id, trackingNumber } = await exported()
  await set('Europe/Prague')
  const csv = file(
    `${trackingNumber},Picked up,2026-03-02 14:00,,'=1+1`,
    `${trackingNumber},Departed,2026-03-29 02:30,,`,
    `${trackingNumber},Departed,2026-03-29 03:30:01.5,,`,
  )
  now = new Date('2026-03-30T12:00:00Z')
  await beginSession(it.db, 'manager')
  const { rows } = await done(csv)
  expect(rows.map(({ at, reason }) => at ?? reason)).toEqual([
    '2026-03-02T13:00:00.000Z',
    expect.stringContaining('2026-03-29 02:30 does not exist'),
    '2026-03-29T01:30:01.500Z',
  ])
  expect((await read(id)).events.at(1)?.notes).toBe('=1+1')
  await beginSession(it.db, 'admin')
  await set('UTC')
})

test.each([
  ['event-import.columns', '', 'tracking number, event, time'],
  ['event-import.columns', 'tracking number,place,time\nTRK-1,Brno,2026-03-02 14:00', 'Missing: event.'],
  ['event-import.empty', 'tracking number,event,time', 'no events'],
  ['event-import.column-twice', 'tracking id,tracking no,event,time\n1,2,3,4', 'two columns for tracking number'],
  ['table.quote-open', 'tracking number,event,time\nTRK-1,"Picked up,2026-03-02 14:00\n', 'quote'],
  ['event-import.too-many', `tracking number,event,time\n${'TRK-1,Departed,x\n'.repeat(mostImportedRows + 1)}`, '2,001'],
  ['request.invalid', `tracking number,event,time\n${'x'.repeat(1_000_000)}`, '1000000'],
])('a file that cannot be read is refused as a whole: %s', async (code, csv, words) => {
  expect((await send(csv)).body).toMatchObject({ status: 400, code, detail: expect.stringContaining(words) })
})

test('two thousand events are imported at once', async () => {
  const shipments = [await exported(), await exported()]
  const rows = shipments.flatMap(({ trackingNumber }) => [
    `${trackingNumber},Picked up,2026-03-02 13:00,,`,
    ...Array.from({ length: mostImportedRows / 2 - 1 }, (_, n) => {
      const at = new Date(Date.UTC(2026, 2, 2, 14, 0, n)).toISOString()
      return `${trackingNumber},Arrived,${at},Hub ${n},`
    }),
  ])
  expect(await done(file(...rows.toReversed()))).toMatchObject({ recorded: mostImportedRows, refused: 0 })
  expect(await told(shipments[0]?.id ?? 0)).toHaveLength(mostImportedRows / 2)
})
