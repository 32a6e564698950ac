import type { ScreenHelp } from './screen-help.ts'

export const inventoryHelp: ScreenHelp = {
  purpose: 'All items with their stock, the ledger of every change, and the locations and categories of the warehouse, in tabs.',
  jobs: [
    {
      title: 'Add an item',
      steps: [
        'Press ‘Add Item’ and enter its SKU and name.',
        'Choose its customer; without one it can’t be ordered.',
        'Leave the quantity at 0 when the goods have yet to arrive: the receipt brings it.',
      ],
    },
    {
      title: 'Correct a quantity',
      steps: [
        'Find the item by scanning it.',
        'Press ‘Adjust’ in its row and choose ‘Add stock’ or ‘Remove stock’.',
        'Enter the quantity and the reason.',
      ],
    },
    {
      title: 'Add a location or a category',
      steps: ['Open the tab ‘Locations’ or ‘Categories’.', 'Press ‘Add Location’ or ‘Add Category’.'],
    },
  ],
  words: ['item', 'SKU', 'on hand', 'available', 'adjustment', 'ledger'],
}

export const itemHelp: ScreenHelp = {
  purpose: 'One item: where its stock lies, what is reserved and for whom, and why less is available than is on hand.',
  jobs: [
    {
      title: 'See why stock is not available',
      steps: ['Look at ‘Available’: it takes off, line by line, what is reserved, expired, at receiving or in quarantine.'],
    },
    { title: 'Correct its quantity', steps: ['Press ‘Adjust’, choose the location and lot if it has several, and give the reason.'] },
    { title: 'See who changed what', steps: ['‘Ledger’ lists every change of its stock with who, when and why.'] },
  ],
  words: ['on hand', 'available', 'reserved', 'lot', 'ledger'],
}

export const locationHelp: ScreenHelp = {
  purpose: 'One location: what lies there, how full it is, and what came and went.',
  jobs: [
    {
      title: 'Print its label',
      steps: ['Press ‘Print Label’. Its barcode opens this page and answers the prompts of picking and put-away.'],
    },
    {
      title: 'Close it',
      steps: [
        'Move what lies there, by put-away or a handling unit.',
        'Press ‘Edit’ and switch ‘Active’ off. A location with stock stays active.',
      ],
    },
  ],
  words: ['on hand', 'quarantine', 'handling unit'],
}
