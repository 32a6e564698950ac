import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeInvoice, makeQuote } from '../support/billing.ts'
import { touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeInvitation, makeReceipt } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp({ sendsMail: false })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const banner = 'Emails aren’t sent: no mail server is configured.'
const warning = 'No mail server is configured: emails are saved as files on the server, not sent.'

test('each question that sends an email warns that it becomes a file, and what follows says the same', async () => {
  const invoice = await makeInvoice(it)
  const quote = await makeQuote(it)
  const receipt = await makeReceipt(it)
  await makeInvitation(it, { customerId: 1, email: 'open@customer.example' })

  const page = await it.visit(`/invoices/${invoice.id}`, 'admin')
  await sees(page.getByText(banner))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await sees(page.getByRole('alertdialog').getByText(warning))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send Invoice' }).click()
  await sees(toast(page, 'Invoice Sent'))
  await sees(page.getByText(/is saved as a file\. Acme Imports finds INV-.* in the portal\./).first())

  await goOnTo(page, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await sees(page.getByRole('alertdialog').getByText(warning))

  await goOnTo(page, `/warehouse-receipt?view=${receipt.id}`)
  await page.getByRole('tab', { name: 'Actions' }).click()
  await sees(page.getByText(`Email the PDF to Acme Imports. ${warning}`))
  await goOnTo(page, '/customers/1?invite=true')
  await sees(dialog(page, 'Invite Customer').getByText(warning))
  await goOnTo(page, '/customers/1')
  await page.getByRole('button', { name: /^Resend/ }).click()
  await sees(toast(page, 'An email with a new link to open@customer.example will be saved as a file.'))
  await goOnTo(page, '/settings?section=notifications')
  await sees(page.getByText(warning))
  await goOnTo(page, '/settings?section=users&invite=true')
  await sees(dialog(page, 'Invite User').getByText(warning))
})

test('the line above a page is one line on a phone, moves with the page, and is not printed', async () => {
  const page = await it.visit('/', 'accountant', touch)
  await sees(page.getByText(banner))
  const box = await page.getByRole('region', { name: 'Email', exact: true }).boundingBox()
  expect(box?.height).toBeLessThan(32)
  await page.emulateMedia({ media: 'print' })
  await seesNo(page.getByText(banner))
})

test('workers and customers read nothing of it', async () => {
  for (const who of ['worker', 'customer'] as const) {
    const page = await it.visit(who === 'worker' ? '/floor' : '/', who)
    await sees(page.getByRole('heading', { level: 1 }))
    expect(await page.getByText(banner).count()).toBe(0)
  }
  const customer = await it.visit('/settings?section=colleagues&invite=true', 'customer')
  await sees(dialog(customer, 'Invite Colleague'))
  expect(await customer.getByText(warning).count()).toBe(0)
})
