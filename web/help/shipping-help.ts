import type { ScreenHelp } from './screen-help.ts'

export const ordersHelp: ScreenHelp = {
  purpose: 'All movements: what customers ordered, how far each is, and who works on it.',
  jobs: [
    {
      title: 'Place a movement',
      steps: [
        'Press ‘New Movement’ and choose the customer.',
        'Scan or choose the items, or press ‘Paste Lines’ to paste SKUs and quantities.',
        'Check the addresses and press ‘Create Movement’: the stock is reserved at once.',
      ],
    },
    {
      title: 'Move it on',
      steps: [
        'Open the movement, and press ‘Start Picking’ when it is confirmed.',
        'Administrators mark each next stage as complete; the last one ships the stock.',
      ],
    },
    { title: 'Find what is late', steps: ['Follow ‘Needs attention’ on the dashboard, or filter the list.'] },
  ],
  words: ['movement', 'tracking stage', 'reserved', 'back-order'],
}

export const orderHelp: ScreenHelp = {
  purpose: 'Everything about one movement: lines, stage, picks, documents and shipment.',
  jobs: [
    { title: 'Change it', steps: ['Press ‘Edit’. Lines can be changed while it is pending.'] },
    { title: 'Work on it', steps: ['Press ‘Assign’ to say who does it.', 'Press ‘Pick List’ to pick it, line by line.'] },
    {
      title: 'Cancel it',
      steps: ['Open ‘More actions’ and choose ‘Cancel Movement’. Reserved stock is released; what was picked gets a task to put it back.'],
    },
  ],
  words: ['movement', 'tracking stage', 'pick list', 'reserved'],
}

export const pickOrdersHelp: ScreenHelp = {
  purpose: 'Pick and pack movements of 3PL customers, from the order to the shipment.',
  jobs: [
    { title: 'Add a pick order', steps: ['Press ‘New Pick Order’, choose the customer and the items.'] },
    { title: 'Hand it to the carrier', steps: ['Press ‘Ship’ in the row of a completed order: its shipment opens and is on its way.'] },
  ],
  words: ['movement', 'shipment', 'pick list'],
}

export const pickingHelp: ScreenHelp = {
  purpose: 'The movements that are to be picked, the most urgent first.',
  jobs: [
    { title: 'Pick a movement', steps: ['Scan its number, or open it from the list.', 'Follow the pick list from location to location.'] },
    { title: 'See what is stuck', steps: ['Look at ‘Goods Missing’: movements of which something was not found.'] },
  ],
  words: ['pick list', 'movement', 'short pick'],
}

export const pickListHelp: ScreenHelp = {
  purpose: 'What to pick for one movement, in walking order, and how it is packed.',
  jobs: [
    { title: 'Pick a line', steps: ['Go to the location shown and scan it.', 'Scan the goods, enter the quantity, and confirm.'] },
    {
      title: 'Something is missing',
      steps: [
        'Press ‘Report short’ and enter what you found.',
        'The rest is planned from another location where there is more; otherwise press ‘Plan Again’ later, or ‘Ship Short’.',
      ],
    },
    { title: 'Pack', steps: ['When everything is picked press ‘Pack’.', 'Choose a carton or pallet and scan the goods into it.'] },
  ],
  words: ['pick list', 'short pick', 'FEFO', 'handling unit'],
}

export const shipmentsHelp: ScreenHelp = {
  purpose: 'Everything that is on its way or was delivered, and what happened on the way.',
  jobs: [
    { title: 'Follow a shipment', steps: ['Scan or search its tracking number and open it.'] },
    { title: 'Add a shipment by hand', steps: ['Press ‘New Shipment’. Movements make theirs when they are exported.'] },
    {
      title: 'Read a carrier’s file',
      steps: ['Press ‘Import Events’ and choose the file.', 'Check what it would record before you import it.'],
    },
  ],
  words: ['shipment', 'tracking link', 'proof of delivery'],
}

export const shipmentHelp: ScreenHelp = {
  purpose: 'One shipment: its route, its events, its proof of delivery and its tracking link.',
  jobs: [
    { title: 'Say what happened', steps: ['Press ‘Record Event’ and choose what happened, where and when.'] },
    {
      title: 'Prove the delivery',
      steps: ['Press ‘Record Proof of Delivery’.', 'Enter who received it, and let it be signed or attach the signed paper.'],
    },
    { title: 'Let the recipient follow it', steps: ['Press ‘Create Tracking Link’ and send the address. ‘Withdraw’ ends it.'] },
  ],
  words: ['shipment', 'proof of delivery', 'tracking link'],
}
