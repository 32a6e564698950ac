import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { type newProofOfDelivery, proofsEndpoints } from '../../../contract/goods-out/shipments/proofs-of-delivery.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { longestSignature } from '../../../contract/goods-out/shipments/signature.ts'
import { trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { makeDocument, makeShipment } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'

const hour = 3_600_000
let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(async () => {
  // Sessions end while nobody asks.
  for (const person of ['admin', 'manager', 'customer', 'rival'] as const) await beginSession(it.db, person)
})
afterAll(() => it.close())

const signature = 'M20 20L80 90L140 30M10 150L400 160'

async function onItsWay(): Promise<number> {
  const id = (await makeShipment(it)).shipmentId ?? 0
  await it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'picked_up' } })
  return id
}

const prove = (id: number, body: z.input<typeof newProofOfDelivery>) =>
  it.as('manager').ask(proofsEndpoints.record, { params: { id }, body })
const read = (id: number) => it.as('customer').call(shipmentsEndpoints.get, { params: { id } })
async function printed(person: TestPerson, id: number) {
  const response = await fetch(`${await it.listen()}${urlOf(proofsEndpoints.pdf, { params: { id } })}`, {
    headers: { cookie: await it.as(person).cookie() },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const words = response.status === 200 ? (await readPdf(bytes)).join(' ').replace(/\s+/g, ' ') : bytes.toString()
  return { status: response.status, fileName: response.headers.get('content-disposition'), bytes, words }
}

/** The drawing operators of a PDF file. */
function drawnIn(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)]
  return streams.map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1')).join('\n')
}

test('a proof delivers a shipment that is on its way, at the time that is sent, and its customer reads it', async () => {
  const id = await onItsWay()
  expect(await read(id)).toMatchObject({ hasProof: false, proofs: [] })
  now = new Date(now.getTime() + 5 * hour)
  const at = new Date(now.getTime() - hour).toISOString()
  const reply = await prove(id, { receivedBy: ' Marie Nováková ', signature, at })
  expect(reply.status).toBe(201)
  expect(reply.body).toMatchObject({ status: 'delivered', actualDelivery: at, hasProof: true })
  const { events, proofs, destination, version } = await read(id)
  expect(events.at(-1)).toMatchObject({ kind: 'delivered', at, place: destination, by: null })
  expect(proofs).toEqual([
    {
      id: expect.any(Number),
      receivedBy: 'Marie Nováková',
      signature,
      document: null,
      reason: null,
      by: null,
      at: now.toISOString(),
    },
  ])
  const readByStaff = await it.as('manager').call(shipmentsEndpoints.get, { params: { id } })
  expect([readByStaff.events.at(-1)?.by, readByStaff.proofs[0]?.by]).toEqual(['manager', 'manager'])
  expect(version).toBe(4)
  const history = await it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('entity', '=', 'shipment')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute(),
  )
  expect(history).toMatchObject([
    { action: 'update', after: { event: 'picked_up' } },
    { action: 'update', after: { status: 'delivered', event: 'delivered' } },
    { action: 'prove_delivery', after: { receivedBy: 'Marie Nováková', isSigned: true } },
  ])
})

test('what was delivered before gets a proof without another event, and keeps its time of delivery', async () => {
  const id = await onItsWay()
  const { actualDelivery } = await it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'delivered' } })
  now = new Date(now.getTime() + hour)
  expect((await prove(id, { receivedBy: 'Marie', signature, at: now.toISOString() })).body).toMatchObject({
    status: 409,
    errors: [{ path: 'at' }],
  })
  expect((await prove(id, { receivedBy: 'Marie', signature, at: actualDelivery ?? '' })).body).toMatchObject({ actualDelivery })
  expect((await read(id)).events.map(({ kind }) => kind)).toEqual(['created', 'picked_up', 'delivered'])
})

test('a proof is corrected by another one with a reason, and both stay', async () => {
  const id = await onItsWay()
  await prove(id, { receivedBy: 'Marie', signature, reason: 'Not needed of the first' })
  const refused = await prove(id, { receivedBy: 'Nora', signature })
  expect(refused.body).toMatchObject({ status: 409, code: 'shipment.proof-recorded', errors: [{ path: 'reason' }] })
  expect((await prove(id, { receivedBy: 'Nora', signature, reason: 'Misspelt' })).status).toBe(201)
  expect((await read(id)).proofs.map(({ receivedBy, reason }) => [receivedBy, reason])).toEqual([
    ['Nora', 'Misspelt'],
    ['Marie', null],
  ])
  expect((await printed('customer', id)).words).toContain('Corrected, because Misspelt')
})

test('what is not on its way has no proof; what came back keeps that of its delivery', async () => {
  const waiting = (await makeShipment(it)).shipmentId ?? 0
  expect((await prove(waiting, { receivedBy: 'Marie', signature })).body).toMatchObject({ status: 409, code: 'shipment.not-picked-up' })
  const back = await onItsWay()
  const record = (id: number) => it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'returned' } })
  await record(back)
  expect((await prove(back, { receivedBy: 'Marie', signature })).body).toMatchObject({ status: 409, code: 'shipment.returned' })
  const id = await onItsWay()
  await prove(id, { receivedBy: 'Marie', signature })
  await record(id)
  expect(await read(id)).toMatchObject({ status: 'returned', proofs: [{ receivedBy: 'Marie' }] })
  expect((await prove(id, { receivedBy: 'Nora', signature, reason: 'It was Nora' })).body).toMatchObject({ status: 'returned' })
})

test('a delivery is neither in the future nor before the last event, and nothing of a refused proof stays', async () => {
  const id = await onItsWay()
  for (const off of [1, -hour]) {
    const at = new Date(now.getTime() + off).toISOString()
    expect((await prove(id, { receivedBy: 'Marie', signature, at })).body).toMatchObject({ status: 400, errors: [{ path: 'at' }] })
  }
  const document = { name: 'cmr.pdf', url: documentUrl('x'.repeat(32)) }
  expect((await prove(id, { receivedBy: 'Marie', document })).body).toMatchObject({ status: 400, code: 'document.unknown' })
  expect(await read(id)).toMatchObject({ status: 'in_transit', proofs: [] })
})

test.each([
  ['neither signature nor document', { receivedBy: 'Marie' }, 'signature'],
  ['no name', { receivedBy: ' ', signature }, 'receivedBy'],
  ['lines that leave the field', { receivedBy: 'Marie', signature: 'M20 20L601 20' }, 'signature'],
  ['a path of anything but lines', { receivedBy: 'Marie', signature: 'M20 20C1 1 2 2 3 3' }, 'signature'],
  ['a point', { receivedBy: 'Marie', signature: 'M20 20' }, 'signature'],
  ['too many lines', { receivedBy: 'Marie', signature: `M1 1${'L10 10'.repeat(longestSignature / 6)}` }, 'signature'],
])('a proof with %s is refused', async (_, body, path) => {
  expect((await prove(await onItsWay(), body)).body).toMatchObject({ status: 400, errors: [{ path }] })
})

test('the signed paper is kept with the shipment: its customer downloads it, another one does not', async () => {
  const id = await onItsWay()
  const url = documentUrl(await makeDocument(it, { by: 'manager', name: 'signed.pdf' }))
  expect((await prove(id, { receivedBy: 'Marie', document: { name: 'CMR 4711.pdf', url } })).status).toBe(201)
  expect((await read(id)).proofs).toMatchObject([{ signature: null, document: { name: 'CMR 4711.pdf', url } }])
  expect((await it.as('customer').request('GET', url)).status).toBe(200)
  expect((await it.as('rival').request('GET', url)).status).toBe(404)
  expect((await printed('customer', id)).words).toContain('CMR 4711.pdf')
})

test('the PDF names shipment, consignee, receiver and time, and the signature is drawn in it', async () => {
  const id = await onItsWay()
  expect(await printed('customer', id)).toMatchObject({ status: 404, words: expect.stringContaining('shipment.no-proof') })
  await it.as('admin').request('PUT', '/api/settings/warehouse', { body: { timeZone: 'Europe/Prague' } })
  const { trackingNumber } = await it
    .as('manager')
    .call(proofsEndpoints.record, { params: { id }, body: { receivedBy: 'Łukasz Žižka', signature } })
  const { words, fileName, bytes } = await printed('customer', id)
  expect(fileName).toContain(`proof-of-delivery-${trackingNumber}.pdf`)
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Prague', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  for (const expected of [
    `Proof of Delivery ${trackingNumber}`,
    'Łukasz Žižka',
    '1 Harbour Road',
    'Acme Imports',
    'Signature',
    clock.format(now),
  ])
    expect(words).toContain(expected)
  expect(drawnIn(bytes)).toContain('140 30 l')
  expect((await printed('manager', id)).status).toBe(200)
  expect((await printed('rival', id)).status).toBe(404)
})

test('whoever follows the link of a shipment sees that it was delivered, and not to whom', async () => {
  const id = await onItsWay()
  await prove(id, { receivedBy: 'Marie Nováková', signature })
  const { trackingToken } = await it.as('customer').call(trackingLinksEndpoints.create, { params: { id }, body: {} })
  const { text } = await it.anyone.ask(trackingLinksEndpoints.follow, { params: { id: trackingToken ?? '' } })
  expect(text).toContain('delivered')
  for (const secret of ['Marie', signature]) expect(text).not.toContain(secret)
})
