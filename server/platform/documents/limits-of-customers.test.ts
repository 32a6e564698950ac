import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { documentsEndpoints } from '../../../contract/platform/documents/documents.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { mostOpenDeliveries } from '../../goods-in/receipts/announced-deliveries.ts'
import { system } from '../../viewer.ts'

// What one customer can make the warehouse keep.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ customerQuota: 25_000_000 })
})
afterAll(() => it.close())

async function upload(): Promise<{ status: number; code: unknown; url: string }> {
  const { uploadURL } = await it.as('customer').call(documentsEndpoints.startUpload, { body: { name: 'Delivery.pdf' } })
  const body = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000, 32), Buffer.from('\n%%EOF')])
  const reply = await it.as('customer').request('PUT', uploadURL, { body, headers: { 'content-type': 'application/pdf' } })
  return { status: reply.status, code: (reply.body as { code?: string } | null)?.code, url: uploadURL.split('?')[0] ?? '' }
}

const announce = (documents: { name: string; url: string }[] = []) =>
  it.as('customer').ask(receiptsEndpoints.create, {
    body: { supplier: 'Harbour Mills', items: [{ sku: 'NEW-1', description: 'Something new', quantity: 1, documents }] },
  })

test('the files of a customer have a limit, also those that are attached and those of what was withdrawn', async () => {
  for (let round = 0; round < 2; round++) {
    const { status, url } = await upload()
    expect(status).toBe(204)
    const receipt = await announce([{ name: 'Delivery.pdf', url }])
    expect(receipt.status).toBe(201)
    const { id } = receipt.body as { id: number }
    expect(await it.as('customer').ask(announcedDeliveriesEndpoints.withdraw, { params: { id } })).toMatchObject({ status: 204 })
  }
  expect(await upload()).toMatchObject({ status: 409, code: 'upload.customer-quota-used' })
  const kept = await it.db.read(system, (on) => on.selectFrom('documents').select(['attached_at']).where('state', '=', 'stored').execute())
  expect(kept).toEqual([{ attached_at: null }, { attached_at: null }])
})

test('so many announced deliveries may wait, and withdrawing one makes room', async () => {
  const announced = await announce()
  for (let n = 1; n < mostOpenDeliveries; n++) expect((await announce()).status).toBe(201)
  expect(await announce()).toMatchObject({ status: 409, body: { code: 'receipt.too-many-open' } })
  const { id } = announced.body as { id: number }
  expect(await it.as('customer').ask(announcedDeliveriesEndpoints.withdraw, { params: { id } })).toMatchObject({ status: 204 })
  expect(await announce()).toMatchObject({ status: 201 })
})
