import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { eventually, menu, sees, toasts } from '../support/browser-sights.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp({ empty: true, setupCode: 'ABCD-EFGH-JKLM' })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('the address that the server printed fills in the set-up code, and does not stay in the history', async () => {
  const page = await it.visit('/login?setup=ABCD-EFGH-JKLM')
  await sees(page.getByRole('heading', { name: 'Create the first administrator' }))
  expect(await page.getByLabel('Set-up code').inputValue()).toBe('ABCD-EFGH-JKLM')
  expect(page.url()).toBe(`${it.address}/login`)
  await page.reload()
  expect(await page.getByLabel('Set-up code').inputValue()).toBe('')

  await page.goto('/login?setup=ABCD-EFGH-JKLM')
  // The form is drawn again when the code leaves the address.
  await page.waitForURL(`${it.address}/login`)
  await eventually(() => page.getByLabel('Set-up code').inputValue()).toBe('ABCD-EFGH-JKLM')
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Email').fill('ada@tallyhouse.example')
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Create administrator' }).click()
  // Messages go again, so a failure says all that was shown.
  const seen = new Set<string>()
  const isWelcome = async () => {
    for (const text of await toasts(page).allTextContents()) seen.add(text)
    for (const text of await page.locator('main, form').allInnerTexts()) seen.add(text)
    return [...seen].some((text) => text.includes('Welcome, Ada!'))
  }
  await eventually(isWelcome)
    .toBe(true)
    .catch(() => {
      throw new Error(`Shown instead of a welcome: ${[...seen].join(' | ').replaceAll(/\s+/g, ' ')}`)
    })
  await sees(menu(page, 'Customer Portfolio'))
})
