import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { authEndpoints } from '../../contract/people/auth/auth.ts'
import { mailsEndpoints } from '../../contract/platform/mail/mails.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { queueNotificationMails } from '../../server/people/notifications/mail-notifications.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, menu, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeItem, makeReceipt } from '../support/factories.ts'
import { type MailFolder, openMailFolder } from '../support/mail-folder.ts'
import { onePixel } from '../support/one-pixel.ts'
import { readPdf } from '../support/read-pdf.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp
let mails: MailFolder
beforeAll(async () => {
  it = await openBrowserApp()
  mails = await openMailFolder()
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await it.close()
  await mails.remove()
})

const picture = { name: 'me.png', mimeType: 'image/png', buffer: onePixel }
const open = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section, exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first().click()

test('a customer opens the settings from the top bar, changes the names, and shows a picture', async () => {
  const page = await it.visit('/customer/overview', 'customer')
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await sees(page.getByRole('heading', { name: 'Settings', level: 1 }))
  expect(new URL(page.url()).search).toBe('?section=profile')
  await page.getByLabel('First name').fill('Casey')
  await page.getByLabel('Last name').fill('Jones')
  await save(page)
  await sees(toast(page, 'Profile Saved'))
  await sees(page.getByText('Casey Jones'))
  // The form goes on with what was saved.
  await seesNo(page.getByRole('button', { name: 'Discard' }))

  await page.getByLabel('File of the picture').setInputFiles({ ...picture, name: 'me.gif', mimeType: 'image/gif' })
  await sees(toast(page, 'Choose a PNG or JPEG image.'))
  await page.getByLabel('File of the picture').setInputFiles(picture)
  await sees(toast(page, 'Picture Saved'))
  const shown = page.getByRole('complementary').locator('img[src^="/api/users/3/picture"]')
  await sees(shown.first())
  await eventually(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await sees(toast(page, 'Picture Removed'))
  await eventually(() => shown.count()).toBe(0)
  expect(await it.as('customer').call(authEndpoints.getUser)).toMatchObject({
    firstName: 'Casey',
    lastName: 'Jones',
    profileImageUrl: null,
  })
})

test('leaving a section with unsaved changes asks first', async () => {
  const page = await it.visit('/settings', 'manager')
  await page.getByLabel('First name').fill('Half')
  await open(page, 'Appearance')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /keep editing|stay/i })
    .click()
  expect(await page.getByLabel('First name').inputValue()).toBe('Half')
  await page.getByRole('button', { name: 'Discard' }).click()
  await open(page, 'Appearance')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.getByRole('radio', { name: 'Compact' }).check()
  await goOnTo(page, '/orders')
  await sees(page.locator('.list-screen[data-density="compact"]'))
  await goOnTo(page, '/settings?section=accessibility')
  await page.getByRole('main').getByRole('switch', { name: 'High contrast' }).check()
  await eventually(() => page.locator('html').getAttribute('data-contrast')).toBe('more')
})

test('a manager wants low stock by email, gets a mail, and follows its link to the item', async () => {
  const page = await it.visit('/settings?section=notifications', 'manager')
  await page.getByLabel('Low stock by email').selectOption('Immediately')
  await page.getByLabel('New movements in the app').uncheck()
  await page.reload()
  await sees(page.getByLabel('Low stock by email'))
  expect(await page.getByLabel('Low stock by email').inputValue()).toBe('at_once')
  expect(await page.getByLabel('New movements in the app').isChecked()).toBe(false)

  const item = await makeItem(it, { sku: 'MAILED', quantity: 12 })
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -5, reason: 'Count' } })
  expect(await queueNotificationMails(it.db, it.address)).toBe(1)
  const [mail] = await it.as('admin').call(mailsEndpoints.list, { query: { kind: 'notification' } })
  expect(mail).toMatchObject({ to: 'manager@tallyhouse.example', subject: 'Low stock' })
  const text = await mails.newestText(it)
  const link = /http\S+\/inventory\/\d+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await sees(page.getByText('MAILED').first())
})

test('a colleague is invited, signs in as what was chosen, and is out at once when suspended', async () => {
  const admin = await it.visit('/settings?section=users', 'admin')
  await admin.getByRole('button', { name: 'Invite User' }).click()
  const inviting = dialog(admin, 'Invite User')
  await inviting.getByLabel('Email').fill('noor@harbour.example')
  await inviting.getByLabel('First name').fill('Noor')
  await inviting.getByRole('button', { name: 'Send Invitation' }).click()
  await sees(toast(admin, 'The invitation to noor@harbour.example will be sent shortly.'))
  await sees(row(admin, 'noor@harbour.example').filter({ hasText: 'Warehouse Manager' }))

  const noor = await it.visit(await mails.linkInNewest(it))
  await noor.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await noor.getByRole('button', { name: 'Create account' }).click()
  await sees(noor.getByRole('heading', { name: 'Dashboard Overview', level: 1 }))
  await sees(menu(noor, 'Customer Portfolio'))

  await row(admin, 'noor@harbour.example').getByRole('button', { name: 'Edit Noor' }).click()
  const editing = dialog(admin, 'Edit User')
  await editing.getByRole('switch', { name: 'Access' }).uncheck()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(row(admin, 'noor@harbour.example').filter({ hasText: 'Suspended' }))
  // The own row offers nothing.
  expect(await row(admin, 'admin@tallyhouse.example').getByRole('button').count()).toBe(0)
  await menu(noor, 'Inventory').click()
  await noor.waitForURL(/login/)
  await signIn(noor, 'noor@harbour.example', testPassword)
  await sees(noor.getByText('Your access is disabled.').first())
})

test('operator, time zone, GS1 prefix, billing and retention are saved, and documents name the operator', async () => {
  const page = await it.visit('/settings?section=operator', 'admin')
  await page.getByLabel('Company name').fill('Harbour Logistics')
  await page.getByLabel('Address').fill('Quay 1\n3011 Rotterdam')
  await page.getByLabel('Email').fill('not an address')
  await save(page)
  await sees(page.getByText('Email must be an email address'))
  await page.getByLabel('Email').fill('office@harbour.example')
  await save(page)
  await sees(toast(page, 'Operator Saved'))
  await page.getByLabel('File of the logo').setInputFiles(picture)
  await sees(page.getByRole('img', { name: 'Logo' }))
  const receipt = await makeReceipt(it)
  const printed = await fetch(`${it.address}${receiptsEndpoints.pdf.path.replace(':id', String(receipt.id))}`, {
    headers: { cookie: await it.as('admin').cookie() },
  })
  expect((await readPdf(Buffer.from(await printed.arrayBuffer())))[0]).toContain('Harbour Logistics')

  await open(page, 'Warehouse')
  await page.getByLabel('Time zone of the warehouse').selectOption('Europe/Amsterdam')
  await save(page)
  await sees(toast(page, 'Time Zone Saved'))

  await open(page, 'Billing')
  await page.getByRole('button', { name: 'Add Tax Rate' }).click()
  await page.getByLabel('Name of tax rate 1').fill('Standard')
  await page.getByLabel('Percentage of tax rate 1').fill('much')
  await save(page)
  await sees(page.getByText(/^Tax rate 1 /).first())
  await page.getByLabel('Percentage of tax rate 1').fill('21,5')
  await page.getByLabel('Currency').selectOption('EUR')
  await save(page)
  await sees(toast(page, 'Billing Saved'))

  await open(page, 'Retention')
  await page.getByLabel('Days of audit history').fill('7')
  await save(page)
  await sees(page.getByText('Days of audit history must be at least 30'))
  await page.getByLabel('Days of audit history').fill('400')
  await save(page)
  await sees(toast(page, 'Retention Saved'))

  const admin = it.as('admin')
  expect(await admin.call(settingsEndpoints.getWarehouse)).toMatchObject({ timeZone: 'Europe/Amsterdam' })
  expect(await admin.call(settingsEndpoints.getBilling)).toMatchObject({
    currency: 'EUR',
    taxRates: [{ name: 'Standard', percent: '21.5' }],
  })
  expect(await admin.call(settingsEndpoints.getRetention)).toMatchObject({ auditDays: 400 })
  expect(await admin.call(settingsEndpoints.getOperator)).toMatchObject({ name: 'Harbour Logistics', email: 'office@harbour.example' })
})
