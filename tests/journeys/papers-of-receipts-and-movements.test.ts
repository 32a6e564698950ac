import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { orderPapersEndpoints } from '../../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { printReceipt } from '../../server/goods-in/receipts/print-receipt.ts'
import { makeDueDocuments } from '../../server/goods-out/order-papers/make-documents.ts'
import type { Database } from '../../server/platform/engine/database.ts'
import { sendDueMails } from '../../server/platform/mail/send-mails.ts'
import { system } from '../../server/viewer.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeCategory, makeItem, makeLocation, makeOrder, makeReceipt, makeReceivingLocations, pdfOf } from '../support/factories.ts'
import { jobSettings } from '../support/job-settings.ts'
import { readPdf } from '../support/read-pdf.ts'
import { scan } from '../support/scanner.ts'
import { testFiles } from '../support/test-files.ts'

let it: BrowserApp
let mailFolder: string
let shag: { sku: string }

beforeAll(async () => {
  it = await openBrowserApp()
  mailFolder = await mkdtemp(join(tmpdir(), 'tallyhouse-mail-'))
  await makeReceivingLocations(it)
  const { name: category } = await makeCategory(it, { name: 'Rolling tobacco', exciseCode: 'T400' })
  shag = await makeItem(it, { sku: 'SHAG-30', name: 'Halfzware shag', category })
  await it.as('admin').call(customersEndpoints.update, { params: { id: 1 }, body: { seedIdWarehouse: 'NL00987654321' } })
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await it.close()
  await rm(mailFolder, { recursive: true })
})

const log = { info: () => {}, error: (error: Error) => expect.fail(error.message) }

const read = (id: number) => it.as('admin').call(receiptsEndpoints.get, { params: { id } })

test('a certificate is uploaded to a line, saved with it, read by the owner and by nobody else, and removed', async () => {
  const { id, receiptNumber } = await makeReceipt(it, { items: [{ sku: 'CERT-1', quantity: 4 }] })
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('tab', { name: 'Items' }).click()
  const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').filter({ hasText: 'CERT-1' }).first()
  const input = line.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await sees(line.getByRole('alert').filter({ hasText: 'Documents: PDF files only, max 10MB. Photos: JPEG or PNG' }))
  await input.setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdfOf('Lot is sound') })
  await sees(toast(page, 'certificate.pdf has been uploaded successfully.'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Changes Saved'))
  const [document] = (await read(id)).items[0]?.documents ?? []
  expect(document).toMatchObject({ name: 'certificate.pdf' })

  const owner = await it.visit(`/receipts/${id}`, 'customer')
  const link = row(owner.getByRole('table', { name: `Items of ${receiptNumber}` }), 'CERT-1').getByRole('link', { name: 'certificate.pdf' })
  await sees(link)
  const address = (await link.getAttribute('href')) ?? ''
  expect((await it.as('customer').request('GET', address)).text).toBe(pdfOf('Lot is sound').toString())
  expect((await it.as('rival').request('GET', address)).status).toBe(404)

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('tab', { name: 'Items' }).click()
  await page.getByRole('button', { name: 'Remove certificate.pdf' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await eventually(async () => (await read(id)).items[0]?.documents).toEqual([])
})

test('Print PDF downloads the receipt; Send Email says where the mail went', async () => {
  const { id, receiptNumber } = await makeReceipt(it, { supplier: 'Casa Sur', items: [{ sku: 'PRINT-1', quantity: 4 }] })
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('tab', { name: 'Actions' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Print PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toContain(receiptNumber)
  const [text] = await readPdf(await readFile(await file.path()))
  expect(text).toContain(receiptNumber)
  expect(text).toContain('PRINT-1')

  await page.getByRole('button', { name: 'Send Email' }).click()
  await sees(page.getByText(/^The email to .* is being sent\.$/))
  // The servers of tests run no jobs by themselves.
  const print = (db: Database, receipt: number) => printReceipt(db, system, receipt)
  await sendDueMails({ db: it.db, log, settings: { ...jobSettings, mailFolder } }, { receipt: print, quote: print, invoice: print })
  await sees(toast(page, 'Email Sent'))
  await sees(page.getByText(/written to a file for .*, because no mail server is configured\.$/).first())
  expect(await readdir(mailFolder)).toHaveLength(1)
})

test('with the step to Received one says where the goods are received', async () => {
  const second = await makeLocation(it, { code: 'DOCK-2', type: 'receiving' })
  const { id } = await makeReceipt(it, { items: [{ sku: 'DOCK-SKU', quantity: 4 }] })
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Received' })
  await page.getByRole('combobox', { name: 'Receive at' }).click()
  await scan(page, second.code)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Changes Saved'))
  expect(await read(id)).toMatchObject({ status: 'received', receivingLocation: 'DOCK-2' })
})

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
  // Loaded anew: on a busy machine a page that was left a moment ago still took this person for the one before.
  const owner = await it.load(`/orders/${id}`, 'customer')
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
