import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { invitationsEndpoints } from '../../contract/people/invitations/invitations.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, menu, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { makeCustomer, makeInvitation } from '../support/factories.ts'
import { tokenOfInvitation } from '../support/invitation-link.ts'
import { enterAt, hasFocus, typeInto } from '../support/keyboard.ts'
import { type MailFolder, openMailFolder } from '../support/mail-folder.ts'
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

const users = (page: Page) => page.getByRole('region', { name: 'Users', exact: true })

async function choosePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('an invited person chooses a password and is in; then the administrator takes access back, bit by bit', async () => {
  const { id } = await makeCustomer(it, { name: 'Cedar Woods' })
  const admin = await it.visit(`/customers/${id}`, 'admin')
  await users(admin).getByRole('button', { name: 'Invite', exact: true }).click()
  const inviting = dialog(admin, 'Invite Customer')
  await sees(inviting.getByText('Cedar Woods'))
  await inviting.getByRole('button', { name: 'Send Invitation' }).click()
  await sees(inviting.getByText('Email must be filled in'))
  await inviting.getByRole('textbox', { name: 'Email' }).fill('noor@cedar.example')
  await inviting.getByRole('textbox', { name: 'First name' }).fill('Noor')
  await inviting.getByRole('button', { name: 'Send Invitation' }).click()
  await sees(toast(admin, 'The invitation to noor@cedar.example will be sent shortly.').filter({ hasText: 'Invitation Queued' }))
  await sees(row(users(admin), 'noor@cedar.example').filter({ hasText: 'Queued' }))

  const link = await mails.linkInNewest(it)
  expect(link.startsWith(`${it.address}/register?invitation=`)).toBe(true)
  await sees(row(users(admin), 'noor@cedar.example').filter({ hasText: 'Written to a file' }))
  const noor = await it.visit(link)
  await sees(noor.getByText('You’re invited to join the account of Cedar Woods.'))
  expect(noor.url()).toBe(`${it.address}/register`)
  await noor.reload()
  expect(await noor.getByLabel('Email').inputValue()).toBe('noor@cedar.example')
  expect(await noor.getByLabel('First name').inputValue()).toBe('Noor')
  await noor.getByLabel('Last name').fill('Haddad')
  await noor.getByRole('button', { name: 'Create account' }).click()
  await sees(noor.getByText('Password must have at least 8 characters'))
  await choosePassword(noor)
  await sees(toast(noor, 'Welcome, Noor!').filter({ hasText: 'Registration successful' }))
  await sees(noor.getByRole('heading', { name: 'Overview', level: 1 }))
  expect(new URL(noor.url()).pathname).toBe('/customer/overview')
  await sees(row(users(admin), 'Noor Haddad').filter({ hasText: 'Colleague' }).filter({ hasText: 'Full' }))
  await sees(admin.getByText('Invitation accepted'))

  const again = await it.visit(link)
  await sees(again.getByRole('heading', { name: 'This invitation can’t be used' }))
  await sees(again.getByText('This invitation has already been used.'))
  await again.getByRole('link', { name: 'Go to Sign In' }).click()
  await signIn(again, 'noor@cedar.example', testPassword)
  await sees(again.getByRole('heading', { name: 'Overview', level: 1 }))

  await menu(noor, 'Warehouse Movement').click()
  await sees(noor.getByRole('button', { name: 'New Movement' }).first())
  await row(users(admin), 'Noor Haddad').hover()
  await admin.getByRole('button', { name: 'Edit Noor Haddad' }).click()
  const editing = dialog(admin, 'Edit User')
  await editing.getByLabel('Portal Access').selectOption({ label: 'View only' })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(admin, 'User Updated'))
  await seesNo(noor.getByRole('button', { name: 'New Movement' }).first())
  await sees(row(users(admin), 'Noor Haddad').filter({ hasText: 'View only' }))

  await row(users(admin), 'Noor Haddad').hover()
  await admin.getByRole('button', { name: 'Edit Noor Haddad' }).click()
  await editing.getByRole('switch', { name: 'Access' }).click()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(admin, 'can no longer sign in'))
  await sees(row(users(admin), 'Noor Haddad').filter({ hasText: 'Inactive' }))
  // Her screen may hear of it at once, or with the next click.
  await menu(noor, 'Inventory')
    .click()
    .catch(() => {})
  await sees(toast(noor, 'Please log in again to continue.').filter({ hasText: 'Session Expired' }).first())
  await signIn(noor, 'noor@cedar.example', testPassword)
  await sees(toast(noor, 'Your access is disabled.').first())
})

test('whoever is signed in already stays so until the new account is created', async () => {
  const { id } = await makeInvitation(it, { email: 'second@acme.example' })
  const page = await it.visit(`/register?invitation=${await tokenOfInvitation(it, id)}`, 'rival')
  await sees(page.getByText(/^You’re signed in as customer@borealis\.example/))
  await page.goto('/customer/overview')
  await sees(page.getByText('Borealis Trading'))
  await page.goto('/register')
  await choosePassword(page)
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))
  await sees(page.getByText('Acme Imports').first())
  await page.reload()
  await sees(page.getByText('Acme Imports').first())
})

test('an invitation that is withdrawn while its page is open says so', async () => {
  const { id } = await makeInvitation(it, { email: 'late@acme.example' })
  const page = await it.visit(`/register?invitation=${await tokenOfInvitation(it, id)}`)
  await sees(page.getByRole('heading', { name: 'Create your account' }))
  await it.as('admin').call(invitationsEndpoints.withdraw, { params: { id } })
  await choosePassword(page)
  await sees(page.getByText('This invitation was withdrawn. Ask the person who invited you for a new one.').last())
  await seesNo(page.getByRole('textbox', { name: 'Password' }))
})

test('a link is sent again, and withdrawn', async () => {
  const { id } = await makeCustomer(it)
  await makeInvitation(it, { customerId: id, email: 'kai@customer.example' })
  const first = await mails.linkInNewest(it)
  const page = await it.visit(`/customers/${id}`, 'admin')
  await row(users(page), 'kai@customer.example').hover()
  await page.getByRole('button', { name: 'Resend kai@customer.example' }).click()
  await sees(toast(page, 'An email with a new link to kai@customer.example will be sent shortly.'))
  const second = await mails.linkInNewest(it)
  expect(second).not.toBe(first)
  const kai = await it.visit(first)
  await sees(kai.getByText('This invitation link is not valid.'))
  await kai.goto(first.slice(0, -1))
  await sees(kai.getByText('This invitation link is incomplete.'))
  await kai.goto(second)
  await sees(kai.getByRole('heading', { name: 'Create your account' }))
  await page.getByRole('button', { name: 'Revoke kai@customer.example' }).click()
  await sees(toast(page, 'Invitation Revoked'))
  await seesNo(row(users(page), 'kai@customer.example'))
  await kai.goto(second)
  await sees(kai.getByText('This invitation was withdrawn.'))
})

test('the first user of a customer, who never signed in, is invited to choose its own password', async () => {
  const { id, contactEmail } = await makeCustomer(it, { primaryContact: 'Mia Berg' })
  const page = await it.visit(`/customers/${id}`, 'admin')
  await row(users(page), 'Mia Berg').hover()
  await page.getByRole('button', { name: 'Invite Mia Berg' }).click()
  const inviting = dialog(page, 'Invite Customer')
  expect(await inviting.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(contactEmail)
  await inviting.getByRole('button', { name: 'Send Invitation' }).click()
  await sees(toast(page, 'Invitation Queued'))
  const mia = await it.visit(await mails.linkInNewest(it))
  await choosePassword(mia)
  await sees(toast(mia, 'Welcome, Mia!'))
  await eventually(async () => (await it.as('admin').call(customersEndpoints.users, { params: { id } })).length).toBe(1)
})

test('inviting by keyboard alone; a mistake is said at its field, and what was typed stays', async () => {
  const { id } = await makeCustomer(it)
  const page = await it.visit(`/customers/${id}`, 'admin')
  await enterAt(page, users(page).getByRole('button', { name: 'Invite', exact: true }))
  const inviting = dialog(page, 'Invite Customer')
  await hasFocus(inviting.getByRole('textbox', { name: 'Email' }))
  await typeInto(page, inviting.getByRole('textbox', { name: 'Email' }), 'zoe@customer')
  await page.keyboard.press('Enter')
  await sees(inviting.getByText('Email must be an email address'))
  await hasFocus(inviting.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.press('End')
  await page.keyboard.type('.example', { delay: 60 })
  await typeInto(page, inviting.getByRole('textbox', { name: 'Last name' }), 'Okafor')
  await page.keyboard.press('Enter')
  await sees(toast(page, 'Invitation Queued'))
  await seesNo(inviting)
  await sees(row(users(page), 'zoe@customer.example'))
  await hasFocus(users(page).getByRole('button', { name: 'Invite', exact: true }))
})

test('a manager sees users and invitations, and none of the buttons', async () => {
  const { id } = await makeCustomer(it)
  await makeInvitation(it, { customerId: id, email: 'looks@customer.example' })
  const page = await it.visit(`/customers/${id}?invite=true`, 'manager')
  await sees(row(users(page), 'looks@customer.example'))
  expect(await users(page).getByRole('button').count()).toBe(0)
  expect(await dialog(page, 'Invite Customer').count()).toBe(0)
})

test('a customer invites a colleague, who joins; both sides see who invited whom, and access is taken back', async () => {
  const { contactEmail, id } = await makeCustomer(it, { primaryContact: 'Jo Berg' })
  const jo = await it.visit('/login')
  await signIn(jo, contactEmail ?? '', testPassword)
  await sees(jo.getByRole('heading', { name: 'Overview', level: 1 }))
  await jo.goto('/settings?section=colleagues')
  await jo.getByRole('button', { name: 'Invite Colleague' }).click()
  await dialog(jo, 'Invite Colleague').getByRole('textbox', { name: 'Email' }).fill('ines@colleague.example')
  await dialog(jo, 'Invite Colleague').getByRole('textbox', { name: 'First name' }).fill('Ines')
  await dialog(jo, 'Invite Colleague').getByRole('button', { name: 'Send Invitation' }).click()
  await sees(toast(jo, 'The invitation to ines@colleague.example will be sent shortly.'))
  await sees(row(jo, 'ines@colleague.example').filter({ hasText: 'Jo Berg' }))

  const ines = await it.visit(await mails.linkInNewest(it))
  await choosePassword(ines)
  await sees(ines.getByRole('heading', { name: 'Overview', level: 1 }))
  await sees(row(jo, 'Ines').filter({ hasText: 'Jo Berg' }).filter({ hasText: 'Active' }))
  const admin = await it.visit(`/customers/${id}`, 'admin')
  await sees(row(users(admin), 'Ines').filter({ hasText: 'Jo Berg' }))
  await row(jo, 'Ines').hover()
  await jo.getByRole('button', { name: 'Disable Access Ines' }).click()
  await sees(toast(jo, 'Ines was signed out and can no longer sign in.'))
  await sees(row(jo, 'Ines').filter({ hasText: 'Inactive' }))
})
