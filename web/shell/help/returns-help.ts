import type { ScreenHelp } from './screen-help.ts'

export const returnsHelp: ScreenHelp = {
  purpose: 'Goods that customers send back, from the request to what becomes of them.',
  jobs: [
    {
      title: 'Enter a return',
      steps: [
        'Press ‘New Return’.',
        'Choose the movement and enter how many of each item come back. Leave the movement empty for goods that came unannounced.',
        'Press ‘Create Return’.',
      ],
    },
    { title: 'Answer a request', steps: ['Open the return.', 'Press ‘Authorise’, or ‘Decline’ with a reason.'] },
    { title: 'Receive a parcel', steps: ['Scan its return slip or tracking number, or press ‘Receive’ in its row.'] },
  ],
  words: ['return', 'movement', 'quarantine'],
}

export const returnHelp: ScreenHelp = {
  purpose: 'Everything about one return: its lines, what the inspection found, and its history.',
  jobs: [
    {
      title: 'Inspect the goods',
      steps: [
        'Press ‘Inspect’.',
        'For each line, enter how many units are in which condition, and what becomes of them. Press ‘Add Part’ to split a line.',
        'Press ‘Complete Inspection’. The goods stay in quarantine.',
      ],
    },
    {
      title: 'Close the return',
      steps: [
        'Press ‘Close’ and check what will happen.',
        'Press ‘Close Return’. Put-away tasks are created for goods to restock, and a shipment for goods to send back.',
      ],
    },
    { title: 'Print the slip', steps: ['Open ‘More actions’ and choose ‘Return slip as PDF’.'] },
  ],
  words: ['return', 'quarantine', 'put-away', 'lot'],
}

export const receiveReturnHelp: ScreenHelp = {
  purpose: 'Counting the goods of one return, on a phone or at a desk.',
  jobs: [
    {
      title: 'Count the goods',
      steps: [
        'Scan each unit, or its label with lot, expiry date and quantity. The count starts at 0.',
        'Scan an SSCC first to count the goods on that handling unit.',
        'Open a line to correct its count, or to enter its lot. Tobacco products need their lot; scan the UI code of each unit.',
      ],
    },
    { title: 'Finish', steps: ['Press ‘Receive’. The goods go to a quarantine location.'] },
  ],
  words: ['return', 'quarantine', 'lot', 'SSCC'],
}

export const myReturnsHelp: ScreenHelp = {
  purpose: 'Your returns, and what became of the goods.',
  jobs: [
    {
      title: 'Request a return',
      steps: [
        'Press ‘Request Return’.',
        'Choose the movement that the goods came with, and enter how many units you want to return.',
        'Press ‘Request Return’. We will tell you where to send it.',
      ],
    },
  ],
  words: ['return', 'movement'],
}

export const myReturnHelp: ScreenHelp = {
  purpose: 'One return: what was expected, received and found, and its documents.',
  jobs: [
    { title: 'Change a request', steps: ['Press ‘Edit’. You can change or cancel a request until it is answered.'] },
    { title: 'Send the goods', steps: ['Open ‘More actions’ and choose ‘Return slip as PDF’.', 'Put the slip into the parcel.'] },
  ],
  words: ['return', 'movement'],
}
