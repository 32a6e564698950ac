import type { ScreenHelp } from './screen-help.ts'

export const ordersHelp: ScreenHelp = {
  purpose: 'All movements: what customers ordered, the progress of each and who it’s assigned to.',
  jobs: [
    {
      title: 'Place a movement',
      steps: [
        'Press ‘New Movement’ and choose the customer.',
        'Scan or choose the items, or press ‘Paste Lines’ to paste SKUs and quantities.',
        'Enter the customer’s reference, the recipient and ‘Ship By’, if you know them.',
        'Check the addresses and press ‘Create Movement’. The stock is reserved immediately.',
      ],
    },
    {
      title: 'Advance a movement',
      steps: [
        'Open the movement. Once it’s confirmed, press ‘Start Picking’.',
        'Administrators confirm a pending movement and mark each stage as complete. The last one ships the stock.',
      ],
    },
    {
      title: 'Work on several at once',
      steps: [
        'Use ‘Needs attention’ on the dashboard or a filter to find late movements, then select them.',
        'Press ‘Mark next stage complete’ to advance them. Exports are a separate tick.',
        'Or press ‘Assign’, ‘Print’ or ‘Cancel Movements’. ‘Print’ saves packing lists, delivery notes and labels as one file.',
      ],
    },
  ],
  words: ['movement', 'tracking stage', 'reserved', 'back-order'],
}

export const orderHelp: ScreenHelp = {
  purpose: 'Everything about one movement: lines, stage, picks, documents and shipment.',
  jobs: [
    {
      title: 'Change it',
      steps: [
        'Press ‘Edit’. Lines can be changed while the movement is pending.',
        'Until it’s exported, open ‘More actions’ and choose ‘Carrier and Service’.',
      ],
    },
    { title: 'Assign and pick it', steps: ['Press ‘Assign’ to choose who works on it.', 'Press ‘Pick List’ to pick it line by line.'] },
    {
      title: 'Cancel it, or undo work on it',
      steps: [
        'Open ‘More actions’ and choose ‘Cancel Movement’. Reserved stock is released. Picked stock gets a put-back task.',
        'To undo a pick, packing or an export, open the menu of its line in ‘Work’ and choose ‘Undo…’. Only an administrator can undo an export.',
      ],
    },
  ],
  words: ['movement', 'tracking stage', 'pick list', 'reserved'],
}

export const pickOrdersHelp: ScreenHelp = {
  purpose: 'Pick and pack movements of 3PL customers, from the order to the shipment.',
  jobs: [
    { title: 'Add a pick order', steps: ['Press ‘New Pick Order’, then choose the customer and the items.'] },
    {
      title: 'Hand it to the carrier',
      steps: [
        'Press ‘Ship’ in the row of a completed order and enter the carrier. Its shipment opens with the status In Transit.',
        'To hand over several orders, select them and press ‘Hand Over’.',
      ],
    },
  ],
  words: ['movement', 'shipment', 'pick list'],
}

export const pickingHelp: ScreenHelp = {
  purpose: 'Movements to pick, most urgent first.',
  jobs: [
    { title: 'Pick a movement', steps: ['Scan its number, or open it from the list.', 'Follow the pick list from location to location.'] },
    { title: 'Find blocked movements', steps: ['Look at ‘Goods Missing’: something wasn’t found for these movements.'] },
  ],
  words: ['pick list', 'movement', 'short pick'],
}

export const pickListHelp: ScreenHelp = {
  purpose: 'What to pick for one movement, in walking order, and how to pack it.',
  jobs: [
    { title: 'Pick a line', steps: ['Go to the location shown and scan it.', 'Scan the goods, enter the quantity, and confirm.'] },
    {
      title: 'Report missing or expired goods',
      steps: [
        'Press ‘Report short’ and enter the quantity you found.',
        'The rest is taken from another location that has stock. If there is none, press ‘Plan Again’ later, or ‘Ship Short’.',
        'The location you reported is used last until staff count it or press ‘Put Right’ on its page.',
        'Picked goods that expired are named above the list with ‘Report Short’: they are put aside, and the movement goes back to picking.',
      ],
    },
    {
      title: 'Pack',
      steps: [
        'When everything is picked, press ‘Pack’. Each scan puts one unit into the carton.',
        'Enter the weight, close the carton and print its label.',
        'When everything is packed, press ‘Print Labels’ for the labels of all cartons and pallets.',
      ],
    },
  ],
  words: ['pick list', 'short pick', 'FEFO', 'handling unit'],
}

export const shipmentsHelp: ScreenHelp = {
  purpose: 'All shipments, on the way or delivered, with their tracking events.',
  jobs: [
    { title: 'Track a shipment', steps: ['Scan or search for the tracking number and open the shipment.'] },
    {
      title: 'Hand shipments over to a carrier',
      steps: [
        'Select them and press ‘Hand Over’. Enter the carrier and the tracking numbers.',
        'Press ‘Manifest’ to print what a carrier collected on one day, for the driver to sign.',
      ],
    },
    {
      title: 'Add shipments and events',
      steps: [
        'Press ‘New Shipment’. Exported movements create their shipments automatically.',
        'Press ‘Import Events’ and choose the carrier’s file. Review the events before you import them.',
      ],
    },
  ],
  words: ['shipment', 'tracking link', 'proof of delivery'],
}

export const shipmentHelp: ScreenHelp = {
  purpose: 'Everything about one shipment: carrier, route, events, proof of delivery and tracking link.',
  jobs: [
    {
      title: 'Hand it over and record events',
      steps: [
        'Press ‘Hand Over’ and enter the carrier. To correct it later, open ‘More actions’ and choose ‘Edit Carrier’.',
        'Press ‘Record Event’ and choose what happened, where and when. A delay needs a reason, which the recipient can read.',
      ],
    },
    {
      title: 'Record the delivery',
      steps: ['Press ‘Record Proof of Delivery’.', 'Enter the recipient’s name, then capture a signature or attach the signed document.'],
    },
    {
      title: 'Let the recipient track it',
      steps: ['Press ‘Create Tracking Link’ and send it to the recipient. Press ‘Revoke’ to end access.'],
    },
  ],
  words: ['shipment', 'proof of delivery', 'tracking link'],
}
