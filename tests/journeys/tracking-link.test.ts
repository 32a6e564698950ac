import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { eventually, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeShipment } from '../support/factories.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a customer shares a shipment; its consignee follows it without a sign-in, until the link is withdrawn', async () => {
  const { shipmentId, order } = await makeShipment(it)
  const page = await it.visit(`/shipments/${shipmentId}`, 'customer')
  await page.getByRole('button', { name: 'Create Tracking Link' }).click()
  const link = page.getByRole('link', { name: /\/track\// })
  await sees(link)
  await sees(page.getByText(/The link works until 30 days after delivery, or until \w+ \d+, \d{4} if no more events are recorded\./))
  const address = (await link.getAttribute('href')) ?? ''

  const consignee = await it.visit(new URL(address).pathname, null, { viewport: { width: 390, height: 844 } })
  await sees(consignee.getByRole('heading', { level: 1, name: /^TRK-/ }))
  await sees(consignee.getByText('Created, Warehouse'))
  for (const secret of ['Acme', order.orderNumber, 'Ada']) await seesNo(consignee.getByText(secret))
  expect(await seriousFindings(consignee)).toEqual([])

  await page.getByRole('button', { name: 'Revoke' }).click()
  await sees(toast(page, 'Tracking Link Revoked'))
  await sees(page.getByRole('button', { name: 'Create Tracking Link' }))
  await consignee.reload()
  await sees(consignee.getByText('This tracking link does not exist, or it has ended. Ask the sender for a new one.'))
})

test('what is no link says so', async () => {
  const page = await it.visit('/track/nonsense')
  await sees(page.getByText('Failed to load the shipment'))
  await eventually(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
