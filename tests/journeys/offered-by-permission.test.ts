import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Task } from '../../contract/goods-in/put-away/tasks.ts'
import { type Receipt, receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { orderPapersEndpoints } from '../../contract/goods-out/order-papers/order-papers.ts'
import type { Order } from '../../contract/goods-out/orders/orders.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { type Action, can, type Permitted } from '../../contract/permissions.ts'
import type { HandlingUnit } from '../../contract/stock/handling-units/handling-units.ts'
import { makeInvoice, makeQuote } from '../support/billing.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, menu, row, sees } from '../support/browser-sights.ts'
import { stepTo } from '../support/browser-steps.ts'
import {
  makeActivity,
  makeContact,
  makeHandlingUnit,
  makeInvitation,
  makeItem,
  makeOrder,
  makeProvenShipment,
  makeReceipt,
  makeReceivingLocations,
  makeShipment,
  makeTask,
} from '../support/factories.ts'
import { makeConfirmedOrder } from '../support/pick-cases.ts'
import type { TestPerson } from '../support/test-app.ts'

let it: BrowserApp
let started: Order
let picking: Order
/** Of excise goods, at Documentation. */
let documented: Order
let receipt: Receipt
let task: Task
let unit: HandlingUnit
let pendingId: number
let contactId: number
let draftId: number
let offerId: number
let offerOfCustomer: number
let billId: number
let shipmentId: number | null
let provenId: number

beforeAll(async () => {
  it = await openBrowserApp()
  await makeItem(it, { sku: 'OFFERED', customerId: 2 })
  const { id } = await makeOrder(it, { customerId: 2 })
  await makeOrder(it, { customerId: 1 })
  await makeInvitation(it, { customerId: 2, email: 'offered@borealis.example' })
  documented = await makeOrder(it, { customerId: 2 })
  await it.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id: documented.id }, body: { arc: '26DE000000000000001P3' } })
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: documented.id }, body: { stage } })
  await makeReceivingLocations(it)
  const announced = await makeReceipt(it, { customerId: 2 })
  receipt = await it.as('manager').call(receiptsEndpoints.update, { params: { id: announced.id }, body: { status: 'received' } })
  pendingId = (await makeReceipt(it, { customerId: 2 })).id
  task = await makeTask(it)
  unit = await makeHandlingUnit(it)
  contactId = (await makeContact(it, { customerId: 2, firstName: 'Noor' })).id
  await makeActivity(it, { customerId: 2, subject: 'Ask for the forecast' })
  draftId = (await makeQuote(it, { customerId: 2 })).id
  offerId = (await makeQuote(it, { customerId: 2, status: 'sent' })).id
  offerOfCustomer = (await makeQuote(it, { customerId: 1, status: 'sent' })).id
  billId = (await makeInvoice(it, { customerId: 2, status: 'sent' })).id
  shipmentId = (await makeShipment(it, { customerId: 2 })).shipmentId
  picking = await makeConfirmedOrder(it)
  provenId = await makeProvenShipment(it, { customerId: 2 })
  await makeProvenShipment(it)
  started = await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage: 'confirmed' } })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

interface Screen {
  path: () => string
  /** Is there once the screen shows what it has. */
  ready: (page: Page) => Locator
  offers: readonly [action: Action, control: (page: Page) => Locator][]
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name })
const settingsLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true })
const details = (page: Page) => dialog(page, 'Order Details & Tracking')

/** What customers see of these screens differs; neither they nor staff may find a control that the table doesn't allow them. */
const screens: readonly Screen[] = [
  {
    path: () => '/dashboard',
    ready: (page) => page.getByText(/^(System Alerts|Track Movements)$/),
    offers: [
      ['screens.management', (page) => menu(page, 'Customer Portfolio')],
      [
        'screens.management',
        (page) => page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link', { name: 'Customer Portfolio' }),
      ],
      ['reconciliation.run', button('Check now')],
    ],
  },
  {
    path: () => '/customer-portfolio',
    ready: (page) => row(page, 'Acme Imports').or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['customers.create', button('Add Customer')],
      ['customers.update', button(/^Edit/)],
      ['customers.view-as', button('View as Customer')],
    ],
  },
  {
    path: () => '/customer-portal',
    ready: (page) => row(page, 'Acme Imports').or(page.getByRole('heading', { name: /^Welcome Back/ })),
    offers: [
      ['customers.invite', button('Invite Customer')],
      ['customers.update', button(/^Manage/)],
      ['customers.view-as', button('View Portal')],
      ['settings.change', (page) => page.getByRole('switch').first()],
    ],
  },
  {
    path: () => '/reports',
    ready: (page) => page.getByRole('link', { name: 'Throughput' }).or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['reports.read', button('Export Throughput')],
      ['reports.export', button('Export All')],
      ['reports.read', (page) => page.getByRole('link', { name: 'New report' })],
    ],
  },
  {
    path: () => '/customers/2',
    ready: (page) => row(page, 'offered@borealis.example').or(page.getByText(/This screen is for warehouse staff|Customer not found/)),
    offers: [
      ['customers.read-users', (page) => page.getByRole('region', { name: 'Users' })],
      ['customers.invite', button('Invite')],
      ['customers.manage-users', button(/^Edit customer@borealis/)],
      ['customers.invite', button('Resend offered@borealis.example')],
      ['customers.invite', button('Revoke offered@borealis.example')],
    ],
  },
  {
    path: () => '/inventory?q=OFFERED',
    ready: (page) => row(page, 'OFFERED').or(page.getByText('No items match your search.')),
    offers: [
      ['inventory.create', button('Add Item')],
      ['inventory.adjust', button('Adjust OFFERED')],
      ['inventory.update', button('Edit OFFERED')],
      ['inventory.delete', button('Delete OFFERED')],
      ['locations.read', tab('Locations')],
      ['categories.read', tab('Categories')],
    ],
  },
  {
    path: () => '/orders',
    ready: (page) => row(page, /WM-/).first(),
    offers: [['orders.create', button('New Movement')]],
  },
  {
    path: () => `/orders/${documented.id}`,
    ready: (page) => page.getByRole('region', { name: 'Excise' }).or(page.getByText('Movement not found')),
    offers: [
      ['orders.record-excise', button('Edit Excise Data')],
      ['orders.make-documents', button('Regenerate')],
    ],
  },
  {
    path: () => '/warehouse-receipt',
    ready: (page) => row(page, /WR-/).first().or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['receipts.manage', button('New Receipt')],
      ['receipts.manage', button('Inspect')],
    ],
  },
  {
    path: () => `/receipts/${receipt.id}`,
    ready: (page) => page.getByRole('region', { name: 'Inspection' }).or(page.getByText('Receipt not found')),
    offers: [
      ['receipts.process', button('Inspect')],
      ['receipts.process', button('Complete Inspection')],
      ['screens.staff', button('View')],
    ],
  },
  {
    path: () => `/receipts/${pendingId}`,
    ready: (page) => page.getByRole('region', { name: 'Inspection' }).or(page.getByText('Receipt not found')),
    offers: [['receipts.process', (page) => page.getByRole('link', { name: 'Receive', exact: true })]],
  },
  {
    path: () => `/put-away/${task.id}`,
    ready: (page) => page.getByRole('region', { name: 'Put away' }).or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['tasks.work', button('Assign to me')],
      ['tasks.work', button('Confirm the goods without a scan')],
    ],
  },
  {
    path: () => `/picking/${picking.id}`,
    ready: (page) => page.getByRole('region', { name: 'Pick' }).or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['picking.work', button('Report short')],
      ['orders.assign', button('Assign')],
    ],
  },
  {
    path: () => '/handling-units',
    ready: (page) => row(page, unit.sscc).or(page.getByText('This screen is for warehouse staff')),
    offers: [['handling-units.change', button('New Handling Unit')]],
  },
  {
    path: () => `/handling-units/${unit.id}`,
    ready: (page) => page.getByText('No contents').or(page.getByText('This screen is for warehouse staff')),
    offers: [['handling-units.change', button('Pack')]],
  },
  {
    path: () => '/crm?customer=2&tab=contacts',
    ready: (page) => row(page, 'Noor').or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['crm.read', (page) => menu(page, 'CRM')],
      ['crm.change', button('Add Contact')],
      ['crm.change', button('Edit Noor')],
      ['crm.change', button('Delete Noor')],
    ],
  },
  {
    path: () => '/crm?customer=2&tab=activities',
    ready: (page) => row(page, 'Ask for the forecast').or(page.getByText('This screen is for warehouse staff')),
    offers: [
      ['crm.change', button('Add Activity')],
      ['crm.change', button('Mark Done')],
    ],
  },
  {
    path: () => '/crm?customer=2&tab=quotes',
    ready: (page) => row(page, 'Draft').or(page.getByText('This screen is for warehouse staff')),
    offers: [['billing.change', button('Create Quote')]],
  },
  {
    path: () => '/crm?customer=2&tab=invoices',
    ready: (page) => row(page, 'Sent').or(page.getByText('This screen is for warehouse staff')),
    offers: [['billing.change', button('Create Invoice')]],
  },
  {
    path: () => `/quotes/${draftId}`,
    ready: (page) => page.getByRole('table', { name: 'Lines' }).or(page.getByText('Quote not found')),
    offers: [
      ['billing.change', button('Edit')],
      ['billing.change', button('Send')],
    ],
  },
  {
    path: () => `/invoices/${billId}`,
    ready: (page) => page.getByRole('table', { name: 'Lines' }).or(page.getByText('Invoice not found')),
    offers: [['billing.change', button('Record Payment')]],
  },
  {
    path: () => `/quotes/${offerId}`,
    ready: (page) => page.getByRole('table', { name: 'Lines' }).or(page.getByText('Quote not found')),
    offers: [['billing.change', button('Record Answer')]],
  },
  {
    path: () => `/contacts/${contactId}`,
    ready: (page) => page.getByRole('region', { name: 'History' }).or(page.getByText('This screen is for warehouse staff')),
    offers: [['crm.change', button('Edit')]],
  },
  {
    path: () => '/settings?section=security',
    ready: (page) => row(page, 'This one'),
    offers: [
      ['account.secure', button('Set Up')],
      ['account.change-password', button('Change Password')],
      ['settings.change', (page) => page.getByText('Set it up for your own account before you require it for others.')],
    ],
  },
  {
    path: () => '/tpd2',
    ready: (page) => row(page, /TRK-/).or(page.getByText('No shipments found')).first(),
    offers: [
      ['shipments.update', button('New Shipment')],
      ['shipments.update', button('Import Events')],
      ['screens.management', (page) => page.getByRole('columnheader', { name: 'Customer' })],
    ],
  },
  {
    path: () => '/imports',
    ready: (page) => page.getByText('No imports yet').or(page.getByRole('heading', { name: 'Access denied' })),
    offers: [['imports.use', button('Import File')]],
  },
  {
    path: () => '/orders',
    ready: (page) => row(page, /WM-/).first(),
    offers: [
      ['imports.use', (page) => page.getByRole('link', { name: 'Import', exact: true })],
      ['imports.use', (page) => menu(page, 'Imports')],
    ],
  },
  {
    path: () => `/shipments/${shipmentId}`,
    ready: (page) => page.getByText('Created, Warehouse').or(page.getByText('Shipment not found')),
    offers: [['shipments.update', button('Record Event')]],
  },
  {
    path: () => `/shipments/${provenId}`,
    ready: (page) => page.getByRole('region', { name: 'Proof of Delivery' }).or(page.getByText('Shipment not found')),
    offers: [['shipments.update', button('Correct')]],
  },
]

/** Of the settings everybody sees the own, administrators also the company's. */
const settings: Screen = {
  path: () => '/settings?section=profile',
  ready: (page) => page.getByRole('button', { name: 'Save Changes' }),
  offers: [
    ['account.change', settingsLink('Profile')],
    ['notifications.choose', settingsLink('Notifications')],
    ['staff.manage', settingsLink('Users')],
    ['settings.change', settingsLink('Operator')],
    ['settings.change', settingsLink('Warehouse')],
    ['settings.change', settingsLink('Billing')],
    ['settings.change', settingsLink('Customer Portal')],
    ['settings.change', settingsLink('Retention')],
  ],
}
const users: Screen = {
  path: () => '/settings?section=users',
  ready: (page) => row(page, 'admin@tallyhouse.example').or(page.getByRole('button', { name: 'Save Changes' })),
  offers: [
    ['staff.manage', button('Invite User')],
    ['staff.manage', button(/^Edit/)],
  ],
}

/** Of customers; staff who view as nobody have another screen there. */
const portal: Screen = {
  path: () => '/customer-portal?tab=orders',
  ready: (page) => row(page, 'Not rated'),
  offers: [
    ['orders.create', button('New Movement')],
    ['orders.rate', button('Rate')],
  ],
}

/** A quote that was sent to the customer who looks at it. */
const ownQuote = (idOf: () => number): Screen => ({
  path: () => `/quotes/${idOf()}`,
  ready: (page) => page.getByRole('table', { name: 'Lines' }),
  offers: [
    ['billing.answer-quotes', button('Accept')],
    ['billing.answer-quotes', button('Decline')],
  ],
})

const editedReceipt: Screen = {
  path: () => `/warehouse-receipt?view=${receipt.id}`,
  ready: (page) => dialog(page, receipt.receiptNumber).getByText('Received Date'),
  offers: [
    ['receipts.process', (page) => dialog(page, receipt.receiptNumber).getByRole('button', { name: 'Edit' })],
    ['receipts.process', (page) => dialog(page, receipt.receiptNumber).getByRole('button', { name: 'Save Changes' })],
  ],
}

const startedMovement: Screen = {
  path: () => `/orders?view=${started.id}`,
  ready: (page) => details(page).getByText('2 of 6 stages completed'),
  offers: [
    ['orders.cancel-started', (page) => details(page).getByRole('button', { name: 'Cancel Movement' })],
    ['orders.start-picking', (page) => details(page).getByRole('button', { name: 'Start Picking' })],
    ['orders.advance', (page) => details(page).getByRole('button', { name: 'Mark Complete' })],
  ],
}

/** Where an action tells a manager from an administrator; elsewhere the administrator's visit proves both. */
const ofManager = screens.filter(({ offers }) =>
  offers.some(([action]) => can({ role: 'admin' }, action) !== can({ role: 'manager' }, action)),
)

const people: readonly { who: TestPerson; permitted: Permitted; sees: readonly Screen[] }[] = [
  { who: 'admin', permitted: { role: 'admin' }, sees: [...screens, settings, users, startedMovement, editedReceipt] },
  { who: 'manager', permitted: { role: 'manager' }, sees: [...ofManager, settings, users, startedMovement] },
  { who: 'worker', permitted: { role: 'worker' }, sees: [...screens, settings, users] },
  { who: 'accountant', permitted: { role: 'accountant' }, sees: [...screens, settings, users] },
  { who: 'customer', permitted: { role: 'customer' }, sees: [...screens, settings, users, portal, ownQuote(() => offerOfCustomer)] },
  {
    who: 'rival',
    permitted: { role: 'customer', viewOnly: true },
    sees: [...screens, settings, users, startedMovement, portal, ownQuote(() => offerId)],
  },
]

test.each(people)('$who with $permitted is offered what the permission table allows, and nothing else', async (person) => {
  if (person.permitted.viewOnly) {
    await it.as('admin').call(customersEndpoints.update, { params: { id: 2 }, body: { portalAccess: 'view_only' } })
  }
  const page = await it.visit('/orders', person.who)
  for (const { path, ready, offers } of person.sees) {
    if (!(await stepTo(page, path()))) await page.goto(path())
    await sees(
      ready(page)
        .or(page.getByRole('heading', { name: 'Access denied' }))
        .first(),
    )
    for (const [action, control] of offers) {
      await expect
        .poll(() => control(page).count(), { message: `${action} on ${path()}`, timeout: 5_000 })
        .toBe(can(person.permitted, action) ? 1 : 0)
    }
  }
})
