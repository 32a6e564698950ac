import type { ScreenHelp } from './screen-help.ts'

// For customers, in their words: the warehouse is someone else's.

export const myOverviewHelp: ScreenHelp = {
  purpose: 'Your stock and your orders at a glance, and what needs your attention.',
  jobs: [
    { title: 'Order goods', allow: 'orders.create', steps: ['Press ‘New Movement’ and choose what is to be sent where.'] },
    { title: 'See how far an order is', steps: ['Choose it among the recent ones, or press ‘Track Movements’ for all of them.'] },
  ],
  words: ['movement', 'available', 'tracking stage'],
}

export const myOrdersHelp: ScreenHelp = {
  purpose: 'Your orders to the warehouse. It calls them movements.',
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
    { title: 'See how far one is', steps: ['Press ‘Track Order’ in its row.'] },
  ],
  words: ['movement', 'tracking stage', 'available', 'reserved'],
}

export const myOrderHelp: ScreenHelp = {
  purpose: 'One of your orders: its lines, how far it is, its documents and its shipment.',
  jobs: [
    {
      title: 'Change or cancel it',
      allow: 'orders.update',
      steps: ['While it is pending press ‘Edit’, or choose ‘Cancel Movement’ under ‘More actions’.', 'After that, ask the warehouse.'],
    },
    { title: 'Say how it went', allow: 'orders.rate', steps: ['When it was delivered press ‘Rate Movement’.'] },
  ],
  words: ['movement', 'tracking stage'],
}

export const myInventoryHelp: ScreenHelp = {
  purpose: 'What the warehouse stores for you, and how much of it you can order.',
  jobs: [
    { title: 'Find an item', steps: ['Search for its SKU or name, or scan it.'] },
    { title: 'See what runs low', steps: ['Filter by the status Low Stock.'] },
  ],
  words: ['on hand', 'available', 'reserved', 'lot'],
}

export const myItemHelp: ScreenHelp = {
  purpose: 'One of your items: how much there is, how much you can order, and what came and went.',
  jobs: [
    {
      title: 'See why less is available than is there',
      steps: ['Look at ‘Available’: it takes off what is reserved, expired or not yet checked.'],
    },
    { title: 'See what came and went', steps: ['‘Ledger’ lists every change of its stock.'] },
  ],
  words: ['on hand', 'available', 'reserved', 'ledger'],
}

export const myReceiptHelp: ScreenHelp = {
  purpose: 'A delivery to the warehouse for you: what was expected, what arrived, and whether it was damaged.',
  jobs: [
    { title: 'See whether everything arrived', steps: ['Compare what was expected with what was counted, line by line.'] },
    { title: 'Keep it', steps: ['Open ‘More actions’ and choose ‘Receipt as PDF’.'] },
  ],
  words: ['receipt', 'inspection', 'lot'],
}

export const myShipmentsHelp: ScreenHelp = {
  purpose: 'Everything that is on its way to your recipients, or was delivered.',
  jobs: [{ title: 'Follow a shipment', steps: ['Search for its tracking number and open it.'] }],
  words: ['shipment', 'tracking link', 'proof of delivery'],
}

export const myShipmentHelp: ScreenHelp = {
  purpose: 'One shipment: where it is, when it will arrive, and who received it.',
  jobs: [
    {
      title: 'Let the recipient follow it',
      allow: 'shipments.share',
      steps: ['Press ‘Create Tracking Link’ and send the address. ‘Withdraw’ ends it.'],
    },
  ],
  words: ['shipment', 'tracking link', 'proof of delivery'],
}

export const myBillsHelp: ScreenHelp = {
  purpose: 'Your invoices and the quotes you were offered.',
  jobs: [
    { title: 'See what is to be paid', steps: ['Open an invoice: it says what is open, until when, and how to pay.'] },
    {
      title: 'Answer a quote',
      allow: 'billing.answer-quotes',
      steps: ['Open the quote, and press ‘Accept’ or ‘Decline’ before its last day.'],
    },
  ],
  words: ['quote', 'credit note'],
}

export const myInvoiceHelp: ScreenHelp = {
  purpose: 'One invoice: its lines, what you paid and what is open.',
  jobs: [{ title: 'Keep it', steps: ['Save it as a PDF file with the button at the top.'] }],
  words: ['credit note'],
}

export const myQuoteHelp: ScreenHelp = {
  purpose: 'An offer of the warehouse to you.',
  jobs: [
    { title: 'Answer it', allow: 'billing.answer-quotes', steps: ['Press ‘Accept’, or ‘Decline’ with a reason, before its last day.'] },
  ],
  words: ['quote'],
}

export const portalHelp: ScreenHelp = {
  purpose: 'Your orders, stock and shipments in one place, in tabs.',
  jobs: [
    { title: 'Order goods', allow: 'orders.create', steps: ['Press ‘New Movement’.'] },
    { title: 'Follow what was sent', steps: ['Open the tab ‘Tracking’.'] },
  ],
  words: ['movement', 'available', 'shipment'],
}

export const mySettingsHelp: ScreenHelp = {
  purpose: 'Your name, how the portal looks, and what it tells you.',
  jobs: [
    {
      title: 'Choose your notifications',
      steps: [
        'Open ‘Notifications’ and switch each kind on or off in the portal, and choose whether it is mailed at once, once a day or never.',
      ],
    },
    { title: 'Sign in more safely', steps: ['Open ‘Security’ and set up two-factor sign-in with an authenticator app.'] },
  ],
  words: ['two-factor sign-in'],
}
