import type { ScreenHelp } from './screen-help.ts'

export const floorHelp: ScreenHelp = {
  purpose: 'The work waiting on the floor: movements to pick, goods to put away and receipts to receive.',
  jobs: [
    { title: 'Start your work', steps: ['Press a tile, for example ‘Pick’.', 'Open a row. Yours are listed first.'] },
    {
      title: 'Scan to open a record',
      steps: ['Scan a movement, receipt, return, count, parcel, pallet, item or location. Its screen opens.'],
    },
    {
      title: 'Undo your own work',
      steps: ['Press ‘Undo’ at what you did in the last 15 minutes. After that, or if the goods moved on, ask a manager.'],
    },
  ],
  words: ['put-away', 'SSCC'],
}

export const adjustmentsHelp: ScreenHelp = {
  purpose: 'Adjustments by floor workers that need or needed approval.',
  jobs: [{ title: 'Find open adjustments', steps: ['Filter the list by ‘Open’.', 'Open a row to approve or reject it.'] }],
  words: ['ledger'],
}

export const adjustmentHelp: ScreenHelp = {
  purpose: 'One adjustment: the item, the units, the reason and the decision.',
  jobs: [
    {
      title: 'Decide',
      steps: ['Press ‘Approve’ to adjust the stock as it is now.', 'Press ‘Reject’ to leave the stock as it is.'],
      allow: 'adjustments.decide',
    },
    { title: 'Withdraw your own adjustment', steps: ['Press ‘Withdraw’ while it is open.'], allow: 'adjustments.withdraw' },
  ],
  words: ['ledger'],
}

export const countingHelp: ScreenHelp = {
  purpose: 'Cycle counts: locations that are counted while stock goes on moving.',
  jobs: [
    {
      title: 'Plan a count',
      steps: ['Press ‘New Count’.', 'Choose what to count by. The dialog says how many locations that is.', 'Press ‘Plan Count’.'],
      allow: 'counts.approve',
    },
    { title: 'Have counts planned again', steps: ['Open ‘Plans’.', 'Add a plan with its days.'], allow: 'counts.approve' },
    { title: 'Count', steps: ['Open a count.', 'Press ‘Count’.'], allow: 'counts.work' },
  ],
  words: ['cycle count', 'blind count'],
}

export const countHelp: ScreenHelp = {
  purpose: 'One count: its places, and in review the differences to decide about.',
  jobs: [
    {
      title: 'Decide about differences',
      steps: ['Select lines, or none for all.', 'Press ‘Approve’, ‘Reject’ or ‘Count Again’.', 'Enter a reason.'],
      allow: 'counts.approve',
    },
    { title: 'Count on paper', steps: ['Open ‘More actions’ and choose ‘Count sheet as PDF’.'], allow: 'counts.work' },
  ],
  words: ['cycle count', 'ledger'],
}

export const countWorkHelp: ScreenHelp = {
  purpose: 'Counting bin by bin with a scanner.',
  jobs: [
    {
      title: 'Count a bin',
      steps: ['Go to the bin in large letters and scan it.', 'Scan each piece, or enter the quantity.', 'Press ‘Done with’ and the bin.'],
    },
    { title: 'Count what isn’t listed', steps: ['Press ‘Something else is here’.', 'Scan it.'] },
  ],
  words: ['blind count', 'SSCC'],
}
