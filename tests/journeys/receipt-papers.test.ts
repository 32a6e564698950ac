import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/receipts/receipts.ts'
import type { Database } from '../../server/engine/database.ts'
import { sendDueMails } from '../../server/mail/send-mails.ts'
import { printReceipt } from '../../server/receipts/print-receipt.ts'
import { system } from '../../server/viewer.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { eventually, row, sees, toast } from '../support/browser-sights.ts'
import { makeLocation, makeReceipt, makeReceivingLocations, pdfOf } from '../support/factories.ts'
import { jobSettings } from '../support/job-settings.ts'
import { readPdf } from '../support/read-pdf.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp
let mailFolder: string
const log = { info: () => {}, error: (error: Error) => expect.fail(error.message) }
beforeAll(async () => {
  it = await openBrowserApp()
  mailFolder = await mkdtemp(join(tmpdir(), 'tallyhouse-mail-'))
  await makeReceivingLocations(it)
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await it.close()
  await rm(mailFolder, { recursive: true })
})

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
