import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '../../contract/customers/customers.ts'
import { orderPapersEndpoints } from '../../contract/order-papers/order-papers.ts'
import { ordersEndpoints } from '../../contract/orders/orders.ts'
import { makeDueDocuments } from '../../server/order-papers/make-documents.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeCategory, makeItem, makeOrder } from '../support/factories.ts'
import { testFiles } from '../support/test-files.ts'

let it: BrowserApp
let shag: { sku: string }
beforeAll(async () => {
  it = await openBrowserApp()
  const { name: category } = await makeCategory(it, { name: 'Rolling tobacco', exciseCode: 'T400' })
  shag = await makeItem(it, { sku: 'SHAG-30', name: 'Halfzware shag', category })
  await it.as('admin').call(customersEndpoints.update, { params: { id: 1 }, body: { seedIdWarehouse: 'NL00987654321' } })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

/** The servers of tests run no jobs by themselves. */
const work = () =>
  makeDueDocuments({ db: it.db, files: testFiles(), log: { info: () => {}, error: (error: Error) => expect.fail(error.message) } })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tobacco = () => makeOrder(it, { items: [{ sku: shag.sku, quantity: 5 }] })

test('staff record ARC and SEED numbers of tobacco goods, a wrong one is refused without losing the others, and the customer reads them', async () => {
  const { id } = await tobacco()
  const page = await it.visit(`/orders/${id}`, 'manager')
  const excise = section(page, 'Excise')
  await sees(excise.getByText('Fine-cut tobacco (T400)'))
  await excise.getByRole('button', { name: 'Edit Excise Data' }).click()
  const form = dialog(page, 'Edit Excise Data')
  await form.getByLabel('ARC').fill('26de000000000000001p3')
  await form.getByRole('button', { name: 'Use NL00987654321 of the customer' }).click()
  await form.getByLabel('Consignee SEED').fill('LU987ABC')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await sees(form.getByText(/If zeros were left out, write LU00000987ABC\.$/).first())
  await sees(form)
  expect(await form.getByLabel('ARC').inputValue()).toBe('26de000000000000001p3')
  expect(await form.getByLabel('Consignor SEED').inputValue()).toBe('NL00987654321')

  // An unusual check digit is a note, and no reason to refuse.
  await seesNo(form.getByText(/^The check digit of this ARC/))
  await form.getByLabel('ARC').fill('23XI00000000000000333')
  await sees(form.getByText('The check digit of this ARC would usually be 1, not 3. Compare it with the e-AD or e-SAD.'))
  await form.getByLabel('Consignee SEED').fill('LU00000987ABC')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Excise Data Saved'))
  const owner = await it.visit(`/orders/${id}`, 'customer')
  for (const seen of [excise, section(owner, 'Excise')])
    for (const number of ['23XI00000000000000333', 'NL00987654321', 'LU00000987ABC']) await sees(seen.getByText(number))
  await seesNo(owner.getByRole('button', { name: 'Edit Excise Data' }))
})

test('a movement without excise goods has no such section', async () => {
  const { id } = await makeOrder(it)
  const page = await it.visit(`/orders/${id}`, 'manager')
  await sees(section(page, 'Documents').getByText(/appear here when the movement reaches Documentation/))
  await seesNo(section(page, 'Excise'))
})

test('at Documentation the documents are made; the customer opens them, and staff have them made anew', async () => {
  const { id, orderNumber } = await tobacco()
  for (const stage of ['confirmed', 'packaging', 'labelling'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  const owner = await it.visit(`/orders/${id}`, 'customer')
  await sees(section(owner, 'Documents').getByText(/appear here when the movement reaches Documentation/))
  const page = await it.visit(`/orders/${id}`, 'admin')
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  const documents = section(page, 'Documents')
  await sees(documents.getByText('Packing list is being made …'))
  await sees(section(owner, 'Documents').getByText('Delivery note is being made …'))
  expect(await documents.getByRole('button', { name: 'Regenerate' }).isDisabled()).toBe(true)

  await work()
  for (const name of [`packing-list-${orderNumber}.pdf`, `delivery-note-${orderNumber}.pdf`]) {
    await sees(documents.getByRole('link', { name }))
    const link = section(owner, 'Documents').getByRole('link', { name })
    await sees(link)
    const answer = await owner.request.get((await link.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
  await seesNo(owner.getByRole('button', { name: 'Regenerate' }))

  await it.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id }, body: { arc: '26DE000000000000001P3' } })
  await documents.getByRole('button', { name: 'Regenerate' }).click()
  await sees(documents.getByText('Delivery note is being made …'))
  await sees(documents.getByRole('heading', { name: 'Earlier versions' }))
  await work()
  await sees(section(owner, 'Documents').getByRole('link', { name: `delivery-note-${orderNumber}-v2.pdf` }))
  await eventually(() => documents.getByRole('link').count()).toBe(4)
})
