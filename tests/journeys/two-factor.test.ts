import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountSecurityEndpoints } from '../../contract/people/auth/account-security.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, isFocused, menu, row, rows, sees, seesNo, signIn, signOut, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { testPassword } from '../support/test-app.ts'
import { codeOf, makePerson, setUpTwoFactor } from '../support/two-factor.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const security = '/settings?section=security'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

/** Does the three steps of the dialog, and answers the key and the recovery codes that were shown. */
async function setUp(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await button(page, 'Set Up').click()
  const setting = dialog(page, 'Set Up Two-Factor Sign-In')
  await setting.getByLabel('Your password').fill(testPassword)
  await setting.getByRole('button', { name: 'Continue' }).click()
  await sees(setting.getByRole('img', { name: 'QR code of the key' }))
  const key = await setting.getByRole('textbox', { name: 'Key' }).inputValue()
  await setting.getByRole('textbox', { name: 'Code' }).fill('000000')
  await setting.getByRole('button', { name: 'Turn On' }).click()
  await sees(
    setting
      .getByRole('alert')
      .filter({ hasText: /This code is wrong/ })
      .first(),
  )
  await setting.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, new Date()))
  await setting.getByRole('button', { name: 'Turn On' }).click()
  const shown = dialog(page, 'Recovery Codes')
  await sees(shown.getByText('These codes won’t be shown again.'))
  const recoveryCodes = await shown.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await shown.getByRole('button', { name: 'I’ve Saved Them' }).click()
  await seesNo(shown)
  return { key, recoveryCodes }
}

/** The code of the next 30 seconds: the one of now may have been used already. */
const nextCode = (key: string) => codeOf(key, new Date(Date.now() + 30_000))

test('sets up two-factor sign-in, signs in with a code and with a recovery code, and turns it off', async () => {
  const { username } = await makePerson(it, 'customer')
  const page = await it.visit('/login')
  await signIn(page, username, testPassword)
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))
  await goOnTo(page, security)
  await sees(page.getByText('Your account manager sets your password.'))
  const { key, recoveryCodes } = await setUp(page)
  await sees(page.getByText('10 recovery codes are left.'))

  await signOut(page)
  await sees(page.getByRole('link', { name: 'Access Portal' }))
  await page.goto('/login')
  await signIn(page, username, testPassword)
  await sees(codeField(page))
  expect(await isFocused(codeField(page))).toBe(true)
  await seesNo(toast(page, 'Login failed'))
  await codeField(page).fill('123123')
  await page.keyboard.press('Enter')
  await sees(toast(page, 'Login failed').filter({ hasText: 'This code is wrong or has already been used.' }))
  await codeField(page).fill(nextCode(key))
  await page.keyboard.press('Enter')
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))

  await signOut(page)
  await sees(page.getByRole('link', { name: 'Access Portal' }))
  await goOnTo(page, security)
  await signIn(page, username, testPassword)
  await codeField(page).fill(recoveryCodes[0]?.toLowerCase() ?? '')
  await button(page, 'Sign In').click()
  await sees(page.getByText('9 recovery codes are left.'))

  await button(page, 'New Recovery Codes').click()
  const renewing = dialog(page, 'New Recovery Codes')
  await renewing.getByLabel('Your password').fill(testPassword)
  await renewing.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[1] ?? '')
  await renewing.getByRole('button', { name: 'Generate New Codes' }).click()
  const shown = dialog(page, 'Recovery Codes')
  await sees(shown.getByText('These codes won’t be shown again.'))
  const [renewed = ''] = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: 'I’ve Saved Them' }).click()
  await sees(page.getByText('10 recovery codes are left.'))

  await button(page, 'Turn Off').click()
  const turningOff = dialog(page, 'Turn Off Two-Factor Sign-In')
  await turningOff.getByLabel('Your password').fill('not my password')
  await turningOff.getByRole('textbox', { name: 'Code' }).fill(renewed)
  await turningOff.getByRole('button', { name: 'Turn Off' }).click()
  await sees(turningOff.getByText('This is not your current password. Please try again.').first())
  await turningOff.getByLabel('Your password').fill(testPassword)
  await turningOff.getByRole('button', { name: 'Turn Off' }).click()
  await sees(toast(page, 'Two-Factor Sign-In Is Off'))
  await sees(button(page, 'Set Up'))
})

test('signs out elsewhere, which the other browser notices', async () => {
  const { username } = await makePerson(it, 'manager')
  const office = await it.visit(security)
  await signIn(office, username, testPassword)
  const [phone, tablet] = [await it.visit('/orders', await it.signIn(username)), await it.visit('/orders', await it.signIn(username))]
  for (const page of [phone, tablet]) await sees(menu(page, 'Customer Portfolio'))
  // Besides these three, the one with which the person was made.
  await sees(row(office, 'This one').filter({ hasText: 'Chrome on Linux' }).filter({ hasText: '127.0.0.1' }))
  await expect.poll(() => rows(office).count()).toBe(4)
  await rows(office)
    .filter({ hasNotText: 'This one' })
    .first()
    .getByRole('button', { name: /^Sign Out/ })
    .click()
  await sees(toast(office, 'is signed out.'))
  await expect.poll(() => rows(office).count()).toBe(3)
  await button(office, 'Sign Out Other Sessions').click()
  await sees(toast(office, 'You’re signed out on all other devices.'))
  await expect.poll(() => rows(office).count()).toBe(1)
  await seesNo(button(office, 'Sign Out Other Sessions'))
  for (const page of [phone, tablet]) {
    await page.goto('/inventory')
    await sees(button(page, 'Sign In'))
  }
  await office.goto('/inventory')
  await sees(office.getByRole('heading', { level: 1 }))
})

test('a member of staff changes the own password, and is signed out elsewhere', async () => {
  const { username } = await makePerson(it, 'manager')
  const [office, phone] = [await it.visit(security, await it.signIn(username)), await it.visit('/orders', await it.signIn(username))]
  await sees(menu(phone, 'Customer Portfolio'))
  await button(office, 'Change Password').click()
  const changing = dialog(office, 'Change Password')
  await changing.getByLabel('Current password').fill('not my password')
  await changing.getByLabel('New password').fill('a battery of staples')
  await changing.getByRole('button', { name: 'Change Password' }).click()
  await sees(changing.getByText('This is not your current password. Please try again.'))
  await changing.getByLabel('Current password').fill(testPassword)
  await changing.getByRole('button', { name: 'Change Password' }).click()
  await sees(toast(office, 'Password Changed'))
  expect(await office.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('battery')
  await phone.goto('/inventory')
  await sees(button(phone, 'Sign In'))
  await signIn(phone, username, 'a battery of staples')
  await sees(phone.getByRole('heading', { name: 'Inventory', level: 1 }))
})

test('required of staff, it is set up before anything else, also by those who work already', async () => {
  const [manager, admin] = [await makePerson(it, 'manager'), await makePerson(it, 'admin')]
  const working = await it.visit('/inventory', manager.caller)
  await sees(working.getByRole('heading', { name: 'Inventory', level: 1 }))

  const page = await it.visit(security, admin.caller)
  await sees(page.getByText('Set it up for your own account before you require it for others.'))
  await setUp(page)
  await button(page, 'Require It').click()
  const requiring = dialog(page, 'Require Two-Factor Sign-In')
  await requiring.getByLabel('Your password').fill(testPassword)
  await requiring.getByRole('button', { name: 'Require It' }).click()
  await sees(toast(page, 'Two-factor sign-in is required for staff.'))

  await sees(working.getByRole('heading', { name: 'One more step' }))
  await seesNo(menu(working, 'Customer Portfolio'))
  await working.goto('/orders')
  await sees(working.getByRole('heading', { name: 'One more step' }))
  await setUp(working)
  await sees(menu(working, 'Customer Portfolio'))
  expect(new URL(working.url()).pathname).toBe('/orders')

  await button(page, 'Stop Requiring It').click()
  const stopping = dialog(page, 'Stop Requiring Two-Factor Sign-In')
  await stopping.getByLabel('Your password').fill(testPassword)
  await stopping.getByRole('button', { name: 'Stop Requiring It' }).click()
  await sees(button(page, 'Require It'))
  expect(await it.as('admin').call(settingsEndpoints.getSecurity)).toEqual({ requireTwoFactor: false })
})

async function customerOf(userId: number): Promise<{ customerId: number }> {
  const customers = await it.as('admin').call(customersEndpoints.list)
  return { customerId: customers.find((customer) => customer.userId === String(userId))?.id ?? 0 }
}

test('an administrator resets it for somebody who lost the phone', async () => {
  const { id, username, caller } = await makePerson(it, 'customer')
  await setUpTwoFactor(it, caller)
  const { customerId } = await customerOf(id)
  const page = await it.visit(`/customers/${customerId}?user=${id}`, 'admin')
  const editing = dialog(page, 'Edit User')
  await editing.getByRole('button', { name: 'Reset Two-Factor' }).click()
  const resetting = dialog(page, 'Reset Two-Factor Sign-In')
  await resetting.getByLabel('Your password').fill(testPassword)
  await resetting.getByRole('button', { name: 'Reset' }).click()
  await sees(toast(page, 'Two-Factor Sign-In Reset'))
  await sees(editing)
  await seesNo(editing.getByRole('button', { name: 'Reset Two-Factor' }))
  const signedOut = await it.visit('/login')
  await signIn(signedOut, username, testPassword)
  await sees(signedOut.getByRole('heading', { name: 'Overview', level: 1 }))
  expect(await caller.ask(accountSecurityEndpoints.listSessions)).toMatchObject({ status: 401 })
})

test('signing in over a session that ended asks for the code too, and what was typed is saved', async () => {
  const { username, caller } = await makePerson(it, 'manager')
  const { recoveryCodes } = await setUpTwoFactor(it, caller)
  const page = await it.visit('/login')
  await signIn(page, username, testPassword)
  await codeField(page).fill(recoveryCodes[0] ?? '')
  await button(page, 'Sign In').click()
  await sees(menu(page, 'Customer Portfolio'))
  await goOnTo(page, '/inventory?new=true')
  const adding = dialog(page, 'Add Inventory Item')
  await adding.getByRole('textbox', { name: 'SKU' }).fill('TWO-FACTOR-1')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Typed before it ended')
  await page.context().clearCookies()
  await adding.getByRole('button', { name: 'Create Item' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await asking.getByLabel('Password', { exact: true }).fill(testPassword)
  await asking.getByRole('button', { name: 'Sign In' }).click()
  await asking.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[1] ?? '')
  await page.keyboard.press('Enter')
  await sees(toast(page, 'Inventory item created successfully'))
  expect(await it.as('admin').call(inventoryEndpoints.list, { query: { q: 'TWO-FACTOR-1' } })).toHaveLength(1)
})
