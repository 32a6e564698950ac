import type { ScreenHelp } from './screen-help.ts'

export const floorHelp: ScreenHelp = {
  purpose: 'The work waiting on the floor: movements to pick, goods to put away and receipts to receive.',
  jobs: [
    { title: 'Start your work', steps: ['Press a tile, for example ‘Pick’.', 'Open a row. Yours are listed first.'] },
    {
      title: 'Scan to open a record',
      steps: ['Scan a movement, receipt, parcel, pallet, item or location. Its screen opens.'],
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
