import type { ScreenHelp } from './screen-help.ts'

export const receiptsHelp: ScreenHelp = {
  purpose: 'Every delivery to the warehouse, from its announcement until its goods are on the shelf.',
  jobs: [
    {
      title: 'Announce a delivery',
      steps: [
        'Press ‘New Receipt’.',
        'Choose the customer, enter the supplier, and add or scan each SKU with what is expected.',
        'Press ‘Create Receipt’.',
      ],
    },
    {
      title: 'Receive what arrived',
      steps: [
        'Open the receipt and press ‘Receive’; or press ‘View’ in its row, then ‘Edit’, to enter what was counted.',
        'Count each line, or scan the goods: the first scan starts the count at 0. Damaged units go to a quarantine location.',
        'Set the status to Received: the goods are now on hand at the receiving location.',
      ],
    },
    {
      title: 'Inspect it',
      steps: [
        'Press ‘Inspect’ in the row.',
        'Tick what you checked, and add a note where something is wrong.',
        'Press ‘Complete Inspection’.',
      ],
    },
  ],
  words: ['receipt', 'inspection', 'quarantine', 'put-away'],
}

export const receiptHelp: ScreenHelp = {
  purpose: 'One delivery: its lines, its inspection, its put-away tasks, and what it changed in stock.',
  jobs: [
    {
      title: 'Take the next step',
      steps: [
        'Press ‘Receive’, ‘Inspect’ or ‘Store’: the button names the next step.',
        'Under ‘Update Status’ choose the step and press ‘Update’. Who took it and when is recorded.',
      ],
    },
    {
      title: 'Correct what was counted',
      steps: ['Press ‘View’, then ‘Edit’.', 'Change the lines and press ‘Save Changes’. From the inspection on they are closed.'],
    },
    { title: 'Print it', steps: ['Open ‘More actions’ and choose ‘Receipt as PDF’.'] },
  ],
  words: ['receipt', 'inspection', 'lot', 'put-away'],
}

export const putAwayHelp: ScreenHelp = {
  purpose: 'The goods that wait to be brought to a shelf, with the shelf that is suggested for them.',
  jobs: [
    {
      title: 'Put goods away',
      steps: ['Scan the goods, or open their task.', 'Bring them to the suggested location.', 'Scan the location there: the task is done.'],
    },
    { title: 'Find what has waited longest', steps: ['Filter the list by ‘Open’ and sort it by when the task was made.'] },
  ],
  words: ['put-away', 'home location', 'SSCC'],
}

export const taskHelp: ScreenHelp = {
  purpose: 'One task: what to bring where, and why that location is suggested.',
  jobs: [
    {
      title: 'Do the task',
      steps: [
        'Scan the goods. Without a readable code press ‘Confirm the goods without a scan’.',
        'Scan the location. If it is another one than suggested, press ‘Put it here instead’.',
        'Change the quantity first when only a part fits: the rest becomes a task of its own.',
      ],
    },
    { title: 'Give it up', steps: ['Open ‘More actions’ and choose ‘Cancel Task’. The goods stay where they are.'] },
  ],
  words: ['put-away', 'home location', 'quarantine'],
}

export const handlingUnitsHelp: ScreenHelp = {
  purpose: 'Every pallet and carton with an SSCC, where it is and what is on it.',
  jobs: [
    {
      title: 'Make a pallet or carton',
      steps: [
        'Press ‘New Handling Unit’.',
        'Scan its SSCC, or leave it empty to be given one.',
        'Open it, press ‘Pack’, and print its label.',
      ],
    },
    { title: 'Find one', steps: ['Scan its SSCC on any screen: its page opens.'] },
  ],
  words: ['handling unit', 'SSCC'],
}

export const handlingUnitHelp: ScreenHelp = {
  purpose: 'One pallet or carton: what is on it, where it stands and what happened to it.',
  jobs: [
    { title: 'Move it as a whole', steps: ['Press ‘Move’ and scan the location. Everything on it moves along.'] },
    {
      title: 'Put stock on it or take it off',
      steps: ['Press ‘Pack’ to put stock on it.', 'Press ‘Unpack’ in a row of its contents to take it off.'],
    },
    { title: 'Stack cartons on a pallet', steps: ['Open ‘More actions’, choose ‘Put Into or Take Out’ and scan the pallet.'] },
  ],
  words: ['handling unit', 'SSCC', 'lot'],
}
