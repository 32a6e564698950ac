import type { ScreenHelp } from './screen-help.ts'

export const inventoryHelp: ScreenHelp = {
  purpose: 'All items and their stock, the stock ledger, locations and categories, in tabs.',
  jobs: [
    {
      title: 'Add an item',
      steps: [
        'Press ‘Add Item’ and enter the SKU and name.',
        'Choose the customer. An item without a customer can’t be ordered.',
        'Leave the quantity at 0 if the goods haven’t arrived yet. The receipt adds it.',
      ],
    },
    {
      title: 'Correct a quantity',
      steps: [
        'Scan the item, or search for it.',
        'Press ‘Adjust’ in its row and choose ‘Add stock’ or ‘Remove stock’.',
        'Enter the quantity and the reason.',
      ],
    },
    {
      title: 'Add a location or a category',
      steps: [
        'Open the tab ‘Locations’ or ‘Categories’.',
        'Press ‘Add Location’ or ‘Add Category’. For many locations, press ‘Add Range’ or ‘Import’.',
      ],
    },
  ],
  words: ['item', 'SKU', 'on hand', 'available', 'adjustment', 'ledger'],
}

export const itemHelp: ScreenHelp = {
  purpose: 'Everything about one item: stock by location, reservations, and why less is available than on hand.',
  jobs: [
    {
      title: 'See why stock isn’t available',
      steps: ['Look at ‘Available’: it lists the stock that is reserved, expired, at receiving or in quarantine.'],
    },
    {
      title: 'Correct or move an item’s stock',
      steps: [
        'Press ‘Adjust’, choose the location and lot if there are several, and enter the reason.',
        'Press ‘Move’, choose where you take it from, and scan the new location.',
        '‘Ledger’ lists every stock change with the person, time and reason.',
        'To undo a change, open the menu of its line in ‘Ledger’ and choose ‘Undo…’.',
      ],
    },
    {
      title: 'Require lots, or add a picture',
      steps: [
        'Press ‘Edit’ and choose ‘Tracking’. From then on, incoming stock needs a lot, or a lot and an expiry date.',
        'Choose an image under ‘Picture’. Pickers and packers see it next to the SKU.',
        'Managers correct the number or the expiry date of a lot under ‘Lots’, with a reason.',
      ],
    },
  ],
  words: ['on hand', 'available', 'reserved', 'lot', 'ledger'],
}

export const locationHelp: ScreenHelp = {
  purpose: 'Everything about one location: contents, occupancy and stock movements.',
  jobs: [
    {
      title: 'Print its label',
      steps: ['Press ‘Print Label’. Scan the barcode to open this page or to confirm the location when picking and putting away.'],
    },
    {
      title: 'Deactivate it',
      steps: [
        'Open ‘More actions’ and press ‘Empty this location’ to move its stock to another one.',
        'Press ‘Edit’ and switch ‘Active’ off. A location with stock can’t be deactivated.',
      ],
    },
  ],
  words: ['on hand', 'quarantine', 'handling unit'],
}

export const moveHelp: ScreenHelp = {
  purpose: 'Moving stock to another location by scans, on a phone or at a desk.',
  jobs: [
    {
      title: 'Move goods',
      steps: [
        'Scan the location where the goods are, then the goods. Or scan a handling unit, which moves with everything in it.',
        'Change the quantity if you don’t move all of it. Reserved stock moves only if you tick its box.',
        'Scan the new location.',
        'Press ‘Undo’ if it was wrong. For 15 minutes your last work is on the Floor screen too.',
      ],
    },
  ],
  words: ['SKU', 'lot', 'reserved', 'handling unit'],
}

export const quarantineHelp: ScreenHelp = {
  purpose: 'Goods in quarantine, with origin, date and reason. Release them, scrap them or send them back.',
  jobs: [
    {
      title: 'Release goods',
      steps: [
        'Choose ‘Release’ in the row.',
        'Press ‘Create Task’ for a put-away task with a suggested bin, or ‘To a location’ if you have moved the goods already.',
        'Enter the reason. The owner of the goods can read it.',
      ],
    },
    {
      title: 'Scrap goods or send them back',
      steps: [
        'Scrap the goods or send them back from the menu of the row, and enter the reason. Sending back creates a shipment to the owner.',
        'Press ‘Add Photo’ for photos or papers. The owner finds them in the ledger of the item.',
      ],
    },
    { title: 'Decide on several', steps: ['Tick the rows, then release, scrap or send back all of them below the list.'] },
  ],
  words: ['quarantine', 'lot', 'put-away'],
}
