import type { Page } from 'playwright-core'
import { dialog, sees } from '../support/browser-sights.ts'
import { testPassword } from '../support/test-app.ts'
import { openTab, over, press, type Sight } from './sight.ts'

async function showAuthenticator(page: Page): Promise<void> {
  const setting = dialog(page, 'Set Up Two-Factor Sign-In')
  await setting.getByLabel('Your password').fill(testPassword)
  await setting.getByRole('button', { name: 'Continue' }).click()
  await sees(setting.getByRole('img', { name: 'QR code of the key' }))
}

async function openScannerTest(page: Page): Promise<void> {
  await press('Accessibility settings')(page)
  await press('Test your scanner')(page)
}

async function editLines(page: Page): Promise<void> {
  await press('Edit')(page)
  await openTab('Items')(page)
}

async function openCountedLot(page: Page): Promise<void> {
  await press(/COF-1/)(page)
  await press('Enter Lot')(page)
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await sees(dialog(page, 'Search').getByRole('group', { name: 'Actions' }))
}

const ofSelectedRow = (action: string) => async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: action }).click()
}

/** Questions, which have buttons and no field that a scan could reach. */
const question = { noScan: 'Nothing is scanned into a question.' }

/** Every dialog of staff and customers. */
export const dialogs: readonly Sight[] = [
  over('admin', '/settings?section=security&change=password', 'Change Password'),
  over('admin', '/settings?section=security&change=set-up', 'Set Up Two-Factor Sign-In'),
  over('admin', '/settings?section=security&change=set-up', 'Set Up Two-Factor Sign-In', showAuthenticator),
  over('admin', '/settings?section=security&change=recovery-codes', 'New Recovery Codes'),
  over('admin', '/settings?section=security&change=turn-off', 'Turn Off Two-Factor Sign-In'),
  over('admin', '/settings?section=security&change=requirement', 'Require Two-Factor Sign-In'),
  over('admin', '/settings?section=sites&new=true', 'Site'),
  over('admin', '/settings?section=users&invite=true', 'Invite User'),
  over('admin', '/settings?section=users&edit=2', 'Edit User'),
  over('customer', '/settings?section=colleagues&invite=true', 'Invite Colleague'),
  over('manager', '/orders?new=true', 'New Movement'),
  over('customer', '/orders?new=true', 'New Movement'),
  over('customer', '/customer-portal?new=true', 'New Movement'),
  over('manager', '/orders?edit=:order', /^Edit Movement/),
  over('manager', '/orders/:order?excise=true', 'Edit Excise Data'),
  over('admin', '/orders?view=:order', 'Order Details & Tracking'),
  over('admin', '/orders?view=:order', /^Cancel /, press('Cancel Movement')),
  over('manager', '/orders/:order?assign=:order', 'Assign'),
  over('manager', '/orders/:picking?carrier=true', 'Carrier and Service'),
  over('manager', '/warehouse-receipt?new=true', 'Create Warehouse Receipt'),
  over('manager', '/warehouse-receipt?view=:receipt', /^WR-/),
  over('manager', '/warehouse-receipt?view=:receipt', /^WR-/, openTab('Items')),
  over('manager', '/warehouse-receipt?view=:receipt', /^WR-/, press('Edit')),
  over('manager', '/warehouse-receipt?view=:receipt', /^WR-/, editLines),
  over('manager', '/warehouse-receipt?view=:receipt', /^WR-/, openTab('Actions')),
  over('manager', '/warehouse-receipt?inspect=:receipt', /^WR-/),
  over('manager', '/warehouse-receipt?inspect=:receipt', 'Inspection Note', press(/^Add note/)),
  over('manager', '/receipts/:receipt?step=true', /^WR-/),
  over('manager', '/receipts/:receipt?undo=:received', /^Undo receipt of WR-/),
  over('manager', '/receipts/:counted/receive?finish=true', /^Receive WR-/),
  over('manager', '/receipts/:counted/receive', 'Correct Lot', openCountedLot),
  over('customer', '/customer-portal?tab=inventory&announce=true', 'Announce Delivery'),
  over('customer', '/customer-portal?tab=inventory&announce=true', 'Paste Lines', press('Paste Lines')),
  over('customer', '/receipts/:announced?edit=:announced', /^Edit WR-/),
  { ...over('customer', '/receipts/:announced?withdraw=:announced', /^Withdraw WR-/), ...question },
  over('manager', '/returns?new=true', 'New Return'),
  over('customer', '/returns?new=true', 'Request Return'),
  over('customer', '/returns/:requested?edit=true', /^Edit RT-/),
  over('customer', '/returns/:requested?cancel=true', 'Cancel Return'),
  over('manager', '/returns/:requested?authorise=true', /^Authorise RT-/),
  over('manager', '/returns/:requested?decline=true', 'Decline Return'),
  over('manager', '/returns/:returned?inspect=true', /^Inspect RT-/),
  over('manager', '/returns/:returned?close=true', /^Close RT-/),
  over('manager', '/quarantine?release=:quarantined', 'Release'),
  over('manager', '/quarantine?scrap=:quarantined', 'Scrap'),
  over('manager', '/quarantine?sendBack=:quarantined', 'Send Back'),
  over('manager', '/quarantine', 'Release: 1 row', ofSelectedRow('Release')),
  over('manager', '/quarantine', 'Scrap: 1 row', ofSelectedRow('Scrap')),
  over('manager', '/quarantine', 'Send Back: 1 row', ofSelectedRow('Send Back')),
  over('manager', '/put-away/:task?cancel=:task', 'Cancel Task'),
  over('manager', '/handling-units?new=true', 'New Handling Unit'),
  over('manager', '/handling-units/:unit?pack=true', 'Pack'),
  over('manager', '/handling-units/:unit?move=true', 'Move Handling Unit'),
  over('manager', '/locations/:filled?empty=true', /^Empty /),
  over('manager', '/handling-units/:unit?weight=true', 'Weight'),
  over('manager', '/handling-units/:unit?parent=true', 'Put Into or Take Out'),
  over('manager', '/picking/:picking?short=:line', 'Report Short'),
  over('manager', '/picking/:picking?put-right=:pickedLine', 'Put Right'),
  over('manager', '/picking/:packing?pack=true', 'Pack'),
  over('manager', '/tpd2?new=true', 'New Shipment'),
  over('manager', '/tpd2?import=true', 'Import Events'),
  over('manager', '/tpd2?pod=:delivered', 'Proof of Delivery'),
  over('customer', '/tpd2?pod=:delivered', 'Proof of Delivery'),
  over('manager', '/tpd2?manifest=true', 'Carrier Manifest'),
  over('manager', '/shipments/:shipment?handOver=true', 'Hand Over'),
  over('manager', '/shipments/:shipment?carrier=true', 'Edit Carrier'),
  over('manager', '/shipments/:shipment?event=true', 'Record Event'),
  over('manager', '/shipments/:shipment?delivery=true', 'Change Estimated Delivery'),
  over('manager', '/shipments/:delivered?proof=true', 'Correct Proof of Delivery'),
  over('customer', '/customer-portal?tab=orders&rate=:rated', 'Rate Movement'),
  over('customer', '/customer-portal?tab=orders&documents=:rated', 'Documents'),
  over('manager', '/crm?customer=1&tab=contacts&new=true', 'Add Contact'),
  over('manager', '/contacts/:contact?edit=:contact', 'Edit Contact'),
  over('manager', '/crm?customer=1&tab=activities&new=true', 'Add Activity'),
  over('manager', '/crm?customer=1&tab=activities&edit=:activity', 'Edit Activity'),
  over('manager', '/crm?customer=1&tab=quotes&new=true', 'Create Quote'),
  over('manager', '/quotes/:quote?edit=true', /^Edit Q-/),
  { ...over('admin', '/quotes/:quote?send=true', /^Send Q-/), ...question },
  over('manager', '/quotes/:offer?answer=true', 'Record Answer'),
  over('customer', '/quotes/:offer?decline=true', /^Decline Q-/),
  over('manager', '/crm?customer=1&tab=invoices&new=true', 'Create Invoice'),
  over('manager', '/invoices/:draft?edit=true', /^Edit INV-/),
  over('manager', '/invoices/:bill?pay=true', 'Record Payment'),
  over('manager', '/invoices/:bill?credit=true', 'Issue Credit Note'),
  over('manager', '/invoices/:paid?reverse=:payment', 'Reverse Payment'),
  over('manager', '/imports?new=items', 'Import File'),
  over('manager', '/imports/:checked?row=:importRow', 'Line 2'),
  over('customer', '/imports/:ordersImport?row=:ordersRow', 'Line 2'),
  { ...over('manager', '/imports/:imported?undo=:imported', /^Undo the import/), ...question },
  over('manager', '/inventory?new=true', 'Add Inventory Item'),
  over('manager', '/inventory?edit=:item', 'Edit Inventory Item'),
  over('manager', '/inventory?adjust=:item', 'Adjust Stock'),
  over('manager', '/inventory/:boxes', 'Correct Lot', press('Correct Lot L-40')),
  over('manager', '/adjustments/:adjustment?reject=:adjustment', 'Reject Adjustment'),
  over('manager', '/counting?new=true', 'New Count'),
  over('manager', '/counting?tab=plans&new=true', 'Add Plan'),
  over('manager', '/counting/:count?edit=:count', 'Edit Count'),
  over('manager', '/counting/:count?ask=cancel', 'Cancel Count'),
  over('manager', '/counting/:count', 'Approve Differences', press('Approve 1')),
  over('manager', '/inventory?tab=locations&new=true', 'Add Location'),
  over('manager', '/inventory?tab=locations&range=true', 'Add Range'),
  over('manager', '/inventory?tab=locations&edit=:location', 'Edit Location'),
  over('manager', '/inventory?tab=categories&new=true', 'Add Category'),
  over('manager', '/inventory?tab=categories&edit=:category', 'Edit Category'),
  over('manager', '/reports?report=custom', 'Save Report', press('Save')),
  over('admin', '/customer-portal?invite=true', 'Invite Customer'),
  over('admin', '/customer-portfolio?new=true', 'Add New Customer'),
  over('admin', '/customer-portfolio?edit=1', 'Edit Customer Profile'),
  over('admin', '/customer-portfolio?edit=1', 'Edit Customer Profile', openTab('Inventory Allocation')),
  over('admin', '/customer-portfolio?edit=1', 'Edit Customer Profile', openTab('Login Credentials')),
  over('admin', '/customers/1?invite=true', 'Invite Customer'),
  over('admin', '/customers/1?user=3', 'Edit User'),
  over('manager', '/dashboard', 'Notifications', press(/^Notifications/)),
  over('manager', '/dashboard', 'Accessibility', press('Accessibility settings')),
  over('manager', '/dashboard', 'Test your scanner', openScannerTest),
  over('manager', '/dashboard', 'Help: Dashboard Overview', (page) => page.keyboard.press('?')),
  over('customer', '/orders', 'Help: Warehouse Movement', press('Help')),
  over('manager', '/dashboard', 'Search', openSearch),
]
