import type { ScreenHelp } from './screen-help.ts'

// For customers: 'your' stock in someone else's warehouse.

export const myOverviewHelp: ScreenHelp = {
  purpose: 'Your stock, your orders and what needs your attention, at a glance.',
  jobs: [
    { title: 'Order goods', allow: 'orders.create', steps: ['Press ‘New Movement’, then choose the items and the delivery address.'] },
    { title: 'Check the progress of an order', steps: ['Choose a recent order, or press ‘Track Movements’ to see all of them.'] },
  ],
  words: ['movement', 'available', 'tracking stage'],
}

export const myOrdersHelp: ScreenHelp = {
  purpose: 'Your orders to the warehouse, called movements here.',
  jobs: [
    {
      title: 'Order goods',
      allow: 'orders.create',
      steps: [
        'Press ‘New Movement’.',
        'Choose the items, or press ‘Paste Lines’ to paste SKUs and quantities.',
        'Check the addresses and press ‘Create Movement’: the stock is reserved for you at once.',
      ],
    },
    { title: 'Check the progress of an order', steps: ['Press ‘Track Order’ in its row.'] },
  ],
  words: ['movement', 'tracking stage', 'available', 'reserved'],
}

export const myOrderHelp: ScreenHelp = {
  purpose: 'Everything about one order: lines, progress, documents and shipment.',
  jobs: [
    {
      title: 'Change or cancel it',
      allow: 'orders.update',
      steps: [
        'While the order is pending, press ‘Edit’, or choose ‘Cancel Movement’ under ‘More actions’.',
        'After that, contact the warehouse.',
      ],
    },
    { title: 'Rate it', allow: 'orders.rate', steps: ['After delivery, press ‘Rate Movement’.'] },
  ],
  words: ['movement', 'tracking stage'],
}

export const myInventoryHelp: ScreenHelp = {
  purpose: 'The items stored for you and the quantity you can order.',
  jobs: [
    { title: 'Find an item', steps: ['Search for its SKU or name, or scan it.'] },
    { title: 'Find items running low', steps: ['Filter by the status Low Stock.'] },
  ],
  words: ['on hand', 'available', 'reserved', 'lot'],
}

export const myItemHelp: ScreenHelp = {
  purpose: 'One of your items: quantity on hand, quantity available and every stock change.',
  jobs: [
    {
      title: 'See why stock isn’t available',
      steps: ['Look at ‘Available’: it excludes stock that is reserved, expired or not yet inspected.'],
    },
    { title: 'See the stock changes', steps: ['‘Ledger’ lists every change.'] },
  ],
  words: ['on hand', 'available', 'reserved', 'ledger'],
}

export const myReceiptHelp: ScreenHelp = {
  purpose: 'A delivery to the warehouse for you: what was expected, what arrived and what was damaged.',
  jobs: [
    {
      title: 'Change or withdraw it',
      allow: 'receipts.update',
      steps: ['While a delivery that you announced is pending, press ‘Edit’, or choose ‘Withdraw’ under ‘More actions’.'],
    },
    { title: 'See whether everything arrived', steps: ['Compare the expected and counted quantities, line by line.'] },
    { title: 'Save it', steps: ['Open ‘More actions’ and choose ‘Receipt as PDF’.'] },
  ],
  words: ['receipt', 'inspection', 'lot'],
}

export const myShipmentsHelp: ScreenHelp = {
  purpose: 'Shipments to your recipients, on the way or delivered.',
  jobs: [{ title: 'Track a shipment', steps: ['Search for its tracking number and open it.'] }],
  words: ['shipment', 'tracking link', 'proof of delivery'],
}

export const myShipmentHelp: ScreenHelp = {
  purpose: 'One shipment: where it is, when it will arrive and who received it.',
  jobs: [
    {
      title: 'Let the recipient track it',
      allow: 'shipments.share',
      steps: ['Press ‘Create Tracking Link’ and send it to the recipient. Press ‘Revoke’ to end access.'],
    },
  ],
  words: ['shipment', 'tracking link', 'proof of delivery'],
}

export const myBillsHelp: ScreenHelp = {
  purpose: 'Your invoices and quotes.',
  jobs: [
    { title: 'See what you owe', steps: ['Open an invoice to see the balance, the due date and how to pay.'] },
    {
      title: 'Answer a quote',
      allow: 'billing.answer-quotes',
      steps: ['Open the quote and press ‘Accept’ or ‘Decline’ before it expires.'],
    },
  ],
  words: ['quote', 'credit note'],
}

export const myInvoiceHelp: ScreenHelp = {
  purpose: 'Everything about one invoice: lines, payments and outstanding balance.',
  jobs: [{ title: 'Save it', steps: ['Use the button at the top to save the invoice as a PDF file.'] }],
  words: ['credit note'],
}

export const myQuoteHelp: ScreenHelp = {
  purpose: 'A quote from the warehouse.',
  jobs: [
    {
      title: 'Answer it',
      allow: 'billing.answer-quotes',
      steps: ['Press ‘Accept’, or press ‘Decline’ and enter a reason, before the quote expires.'],
    },
  ],
  words: ['quote'],
}

export const portalHelp: ScreenHelp = {
  purpose: 'Your orders, stock and shipments in one place.',
  jobs: [
    { title: 'Order goods', allow: 'orders.create', steps: ['Press ‘New Movement’.'] },
    {
      title: 'Announce a delivery to the warehouse',
      allow: 'receipts.create',
      steps: [
        'Open the tab ‘Inventory’ and press ‘Announce Delivery’.',
        'Enter the supplier and the items, or press ‘Paste Lines’. A new item needs a description.',
      ],
    },
    { title: 'Track a shipment', steps: ['Open the tab ‘Tracking’.'] },
  ],
  words: ['movement', 'available', 'shipment'],
}

export const mySettingsHelp: ScreenHelp = {
  purpose: 'Your name, appearance, notifications and colleagues.',
  jobs: [
    {
      title: 'Choose your notifications',
      steps: [
        'Open ‘Notifications’. For each kind, choose whether it appears in the portal and whether it is emailed at once, once a day or never.',
      ],
    },
    {
      title: 'Invite a colleague',
      allow: 'colleagues.invite',
      steps: ['Open ‘Colleagues’ and press ‘Invite Colleague’. The colleague receives a link to choose a password.'],
    },
    { title: 'Protect your account', steps: ['Open ‘Security’ and set up two-factor sign-in with an authenticator app.'] },
  ],
  words: ['two-factor sign-in', 'invitation'],
}
