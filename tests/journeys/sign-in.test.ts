import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { heldBack, menu, row, sees, seesNo, signIn, signOut, toast, toasts } from '../support/browser-sights.ts'
import { makeCustomer, makeItem, makeOrder } from '../support/factories.ts'
import { expectCodeWithinBudget } from '../support/loaded-code.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('empty fields are named, and nothing is asked of the server', async () => {
  const page = await it.load('/login')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) calls++
  })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await sees(page.getByText('Please enter your email/username and password'))
  await page.getByLabel('Email or Username').fill('admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await sees(page.getByText('Please enter your email/username and password'))
  expect(calls).toBe(0)
  await expectCodeWithinBudget(page, 'people/auth/sign-in-page.tsx')
})

test.each(['Login', 'Access Portal'])('%s on the start page leads to the sign-in screen, and that to the dashboard', async (button) => {
  const page = await it.visit('/')
  await page.getByRole('link', { name: button }).click()
  await page.getByLabel('Email or Username').waitFor()
  // Nobody is told off for wanting to sign in.
  expect(await toasts(page).count()).toBe(0)
  await signIn(page, 'admin', testPassword)
  await sees(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
})

test('a wrong password and an unknown name are refused in the same words, and the name stays typed', async () => {
  const page = await it.visit('/login')
  const refusal = page.getByRole('alert').filter({ hasText: 'The username or password is wrong. Please check both and try again.' })
  for (const name of ['admin', 'nobody']) {
    await signIn(page, name, 'not the password')
    await sees(refusal)
    await sees(toast(page, 'Login failed'))
    expect(await page.getByLabel('Email or Username').inputValue()).toBe(name)
  }
  await signIn(page, 'admin', testPassword)
  await sees(toast(page, 'Welcome back, Ada!'))
  await sees(menu(page, 'Customer Portfolio'))
})

test('a customer comes to its overview, and leaving ends the session', async () => {
  const page = await it.visit('/customer-login')
  await signIn(page, 'customer@acme.example', testPassword)
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))
  expect(new URL(page.url()).pathname).toBe('/customer/overview')
  await sees(page.getByText('System Online'))
  await signOut(page)
  await sees(page.getByRole('link', { name: 'Access Portal' }))
  await sees(toast(page, 'You have been successfully logged out.'))
  await page.goto('/customer/overview')
  await sees(page.getByRole('button', { name: 'Sign In' }))
})

test('leaving is no surprise, also where the screens hear of the end of the session before the answer is there', async () => {
  const page = await it.visit('/login')
  await signIn(page, 'manager', testPassword)
  await sees(page.getByText('System Online'))
  await menu(page, 'Inventory').click()
  await sees(page.getByRole('heading', { name: 'Inventory Management', level: 1 }))
  let heard = false
  await page.route('**/api/logout', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    const answer = await route.fetch()
    await page.waitForResponse((response) => response.url().endsWith('/api/user') && response.status() === 401)
    heard = true
    await page.waitForTimeout(1_000)
    await route.fulfill({ response: answer })
  })
  await signOut(page)
  await sees(toast(page, 'You have been successfully logged out.'))
  expect(heard).toBe(true)
  await sees(page.getByRole('link', { name: 'Access Portal' }))
  await page.getByRole('link', { name: 'Access Portal' }).click()
  await signIn(page, 'manager', testPassword)
  await sees(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
})

test('a signed-out visitor is told why, and led to the sign-in screen', async () => {
  const page = await it.visit('/dashboard')
  await sees(toast(page, 'Authentication Required').filter({ hasText: 'Please log in to access the dashboard.' }))
  await sees(page.getByRole('button', { name: 'Sign In' }))
  expect(new URL(page.url()).pathname).toBe('/admin-login')

  await page.goto('/inventory')
  await sees(toast(page, 'Unauthorized').filter({ hasText: 'You are logged out. Logging in again...' }))
  await sees(page.getByRole('button', { name: 'Sign In' }))
  expect(new URL(page.url()).pathname).toBe('/admin-login')
})

test('somebody signed in is led past the sign-in screen', async () => {
  const staff = await it.visit('/login', 'manager')
  await sees(menu(staff, 'Customer Portfolio'))
  const customer = await it.visit('/admin-login', 'customer')
  await sees(customer.getByRole('heading', { name: 'Overview', level: 1 }))
})

test('an address that leads nowhere says so, signed in or not', async () => {
  for (const who of [null, 'customer', 'admin'] as const) {
    const page = await it.visit('/no/such/screen', who)
    await sees(page.getByRole('heading', { name: '404' }))
    await sees(page.getByRole('heading', { name: 'Page Not Found' }))
    expect(await page.title()).toContain('Page Not Found')
    await it.endVisits()
  }
})

test('a session that ended meanwhile is told as expired on a customer screen, then leads to the sign-in screen', async () => {
  await makeItem(it)
  const page = await it.visit('/customer/overview', 'customer')
  await sees(page.getByText('System Online'))
  await sees(page.getByText('100', { exact: true }))
  await page.context().clearCookies()
  const redirect = await heldBack(page, '**/api/login')
  await menu(page, 'Inventory').click()
  await sees(toast(page, 'Session Expired').filter({ hasText: 'Please log in again to continue.' }))
  redirect.letGo()
  await sees(page.getByRole('button', { name: 'Sign In' }))
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('disabled access ends the session that is open, and refuses the next sign-in', async () => {
  const customer = await makeCustomer(it, { contactEmail: 'gone@tomorrow.example' })
  const page = await it.visit('/login')
  await signIn(page, 'gone@tomorrow.example', testPassword)
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))
  await it.as('admin').call(customersEndpoints.update, { params: { id: customer.id }, body: { status: 'inactive' } })

  await sees(page.getByRole('button', { name: 'Sign In' }))
  await signIn(page, 'gone@tomorrow.example', testPassword)
  await sees(page.getByRole('alert').filter({ hasText: 'Your access is disabled.' }))
  await seesNo(page.getByRole('heading', { name: 'Overview' }))
})

describe('leaving and returning', () => {
  beforeAll(async () => {
    await makeItem(it, { sku: 'LOW-1', quantity: 3 })
    await makeOrder(it)
  })

  test('signing in opens the address that a signed-out visitor asked for', async () => {
    const page = await it.visit('/inventory?q=LOW-1&status=Low+Stock')
    await signIn(page, 'admin', testPassword)
    await sees(row(page, 'LOW-1'))
    expect(new URL(page.url()).search).toBe('?q=LOW-1&status=Low+Stock')
  })

  test('signing in after the session ended opens the page that was open', async () => {
    const page = await it.visit('/inventory', 'admin')
    await sees(row(page, 'LOW-1'))
    await page.context().clearCookies()
    await menu(page, 'Warehouse Movement').click()
    await signIn(page, 'admin', testPassword)
    await sees(page.getByRole('heading', { name: 'Warehouse Movement', level: 1 }))
  })

  test('signing in opens the dashboard for people who came to the sign-in screen themselves', async () => {
    // Not as the admin, whose session the next tests use.
    const page = await it.visit('/inventory', 'manager')
    await sees(row(page, 'LOW-1'))
    await signOut(page)
    await sees(page.getByRole('link', { name: 'Access Portal' }))
    await page.goto('/login')
    await signIn(page, 'admin', testPassword)
    await sees(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
  })

  test('a screen whose code can’t be loaded says so beside the menu, and opens on a second try', async () => {
    const page = await it.load('/dashboard', 'admin')
    await sees(page.getByText('System Alerts'))
    await page.route('**/assets/orders-page*', (route) => route.abort())
    await menu(page, 'Warehouse Movement').click()
    await sees(page.getByText('This screen couldn’t be loaded. Check your connection and try again.'))
    await sees(menu(page, 'Inventory'))
    await page.unroute('**/assets/orders-page*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await sees(row(page, 'WM-'))
    await seesNo(page.getByText('This screen couldn’t be loaded.'))
  })

  test('a line shows that the code of the next screen is loading', async () => {
    const page = await it.load('/dashboard', 'admin')
    await sees(page.getByText('System Alerts'))
    const code = await heldBack(page, '**/assets/orders-page*')
    await menu(page, 'Warehouse Movement').click()
    await sees(page.getByRole('progressbar', { name: 'Loading the page' }))
    code.letGo()
    await sees(row(page, 'WM-'))
    await seesNo(page.getByRole('progressbar', { name: 'Loading the page' }))
  })

  test('until the code of the first page is there, it says that it is loading', async () => {
    const page = await it.visit('/api/health')
    const code = await heldBack(page, '**/assets/*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await sees(page.getByText('Loading...', { exact: true }))
    code.letGo()
    await sees(page.getByRole('button', { name: 'Sign In' }))
    await seesNo(page.getByText('Loading...', { exact: true }))
  })
})
