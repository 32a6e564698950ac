import type { ScreenHelp } from './screen-help.ts'

export const receiptsHelp: ScreenHelp = {
  purpose: 'Every delivery to the warehouse, from announcement to storage.',
  jobs: [
    {
      title: 'Announce a delivery',
      steps: [
        'Press ‘New Receipt’.',
        'Choose the customer, enter the supplier, and add or scan each SKU with the expected quantity.',
        'Press ‘Create Receipt’.',
      ],
    },
    {
      title: 'Receive a delivery',
      steps: [
        'Press ‘Receive’ in the row of the receipt, or on its page.',
        'Scan the goods. Each scan counts one unit; several people can count at once. Damaged units go to a quarantine location.',
        'Press ‘Finish Receiving’. The goods are now on hand at the receiving location.',
      ],
    },
    {
      title: 'Inspect a delivery',
      steps: ['Press ‘Inspect’ in the row.', 'Tick the points you checked and note any problems.', 'Press ‘Complete Inspection’.'],
    },
  ],
  words: ['receipt', 'inspection', 'quarantine', 'put-away'],
}

export const receiveHelp: ScreenHelp = {
  purpose: 'Counting the goods of one delivery, on a phone or at a desk.',
  jobs: [
    {
      title: 'Count the goods',
      steps: [
        'Scan each unit, or its label with lot, expiry date and quantity. The count starts at 0.',
        'Scan an SSCC first to count the goods on that handling unit.',
        'Open a line to correct its count or its lot, or to mark units as damaged.',
      ],
    },
    {
      title: 'Finish',
      steps: [
        'Press ‘Finish Receiving’ and check what is short, over or damaged.',
        'Press ‘Receive’. Lines without a count are received as 0.',
      ],
    },
  ],
  words: ['receipt', 'quarantine', 'lot', 'SSCC'],
}

export const receiptHelp: ScreenHelp = {
  purpose: 'Everything about one delivery: lines, inspection, put-away tasks and stock changes.',
  jobs: [
    {
      title: 'Take the next step',
      steps: [
        'Press ‘Receive’, ‘Inspect’ or ‘Store’. The button shows the next step.',
        'Or choose the step under ‘Update Status’ and press ‘Update’. Your name and the time are recorded.',
      ],
    },
    {
      title: 'Correct the count',
      steps: [
        'Press ‘View’, then ‘Edit’.',
        'Change the lines and press ‘Save Changes’. Once the receipt is inspected, the lines are locked.',
        'To undo receiving or a put-away, open the menu of its line in ‘Work’ and choose ‘Undo…’.',
      ],
    },
    { title: 'Print it', steps: ['Open ‘More actions’ and choose ‘Receipt as PDF’.'] },
  ],
  words: ['receipt', 'inspection', 'lot', 'put-away'],
}

export const putAwayHelp: ScreenHelp = {
  purpose: 'Goods waiting to be put away, each with a suggested location.',
  jobs: [
    {
      title: 'Put goods away',
      steps: ['Scan the goods, or open their task.', 'Take them to the suggested location.', 'Scan the location to complete the task.'],
    },
    { title: 'Find the oldest tasks', steps: ['Filter the list by ‘Open’ and sort it by creation time.'] },
  ],
  words: ['put-away', 'home location', 'SSCC'],
}

export const taskHelp: ScreenHelp = {
  purpose: 'One task: what to put away, where, and why this location is suggested.',
  jobs: [
    {
      title: 'Complete the task',
      steps: [
        'Scan the goods. If the code can’t be read, press ‘Confirm the goods without a scan’.',
        'Scan the location. To use a different one than suggested, press ‘Put it here instead’.',
        'If only part of it fits, change the quantity first. The rest becomes a new task.',
      ],
    },
    { title: 'Cancel the task', steps: ['Open ‘More actions’ and choose ‘Cancel Task’. The goods stay where they are.'] },
  ],
  words: ['put-away', 'home location', 'quarantine'],
}

export const handlingUnitsHelp: ScreenHelp = {
  purpose: 'Every pallet and carton with an SSCC, with its location and contents.',
  jobs: [
    {
      title: 'Add a pallet or carton',
      steps: [
        'Press ‘New Handling Unit’.',
        'Scan the SSCC, or leave it blank to have one assigned.',
        'Open the new handling unit, press ‘Pack’, then print the label.',
      ],
    },
    { title: 'Find a handling unit', steps: ['Scan its SSCC on any screen to open its page.'] },
  ],
  words: ['handling unit', 'SSCC'],
}

export const handlingUnitHelp: ScreenHelp = {
  purpose: 'Everything about one pallet or carton: contents, location and history.',
  jobs: [
    { title: 'Move it as a whole', steps: ['Press ‘Move’ and scan the location. All contents move with it.'] },
    {
      title: 'Add or remove stock',
      steps: ['Press ‘Pack’ to add stock.', 'Press ‘Unpack’ in a row of the contents to remove it.'],
    },
    { title: 'Stack cartons on a pallet', steps: ['Open ‘More actions’, choose ‘Put Into or Take Out’ and scan the pallet.'] },
  ],
  words: ['handling unit', 'SSCC', 'lot'],
}
