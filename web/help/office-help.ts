import type { ScreenHelp } from './screen-help.ts'

export const dashboardHelp: ScreenHelp = {
  purpose: 'What needs attention first, then the figures of the warehouse and how they change.',
  jobs: [
    {
      title: 'Start the day',
      steps: [
        'Look at ‘Needs attention’: late, short and overdue things come first.',
        'Press a line to open it, or ‘View all’ for the whole list.',
      ],
    },
    {
      title: 'See whether the stock books balance',
      steps: ['Look at the top: they are checked every night. Administrators press ‘Check now’ to check them at once.'],
    },
    { title: 'See where there is room', steps: ['The map of zones at the end shows how full each aisle is.'] },
  ],
  words: ['movement', 'receipt', 'shipment', 'ledger'],
}

export const invoicesHelp: ScreenHelp = {
  purpose: 'The invoices and quotes of all customers, and what is still to be paid.',
  jobs: [
    { title: 'See what is overdue', steps: ['Filter the list by the status Overdue.'] },
    {
      title: 'Write an invoice or a quote',
      steps: ['Open ‘CRM’ and choose the customer.', 'Press ‘Create Invoice’ or ‘Create Quote’ there.'],
    },
  ],
  words: ['draft', 'quote', 'credit note'],
}

export const invoiceHelp: ScreenHelp = {
  purpose: 'One invoice: its lines, its payments and its credit notes.',
  jobs: [
    {
      title: 'Send it',
      steps: ['Check its lines; press ‘Edit’ to change them.', 'Press ‘Send’. It gets its number, and can’t be changed any more.'],
    },
    {
      title: 'Book money',
      steps: [
        'Press ‘Record Payment’, or ‘Mark Paid’ under ‘More actions’ for all of it.',
        'A mistaken payment is taken back by ‘Reverse’.',
      ],
    },
    { title: 'Take it back', steps: ['Open ‘More actions’ and choose ‘Issue Credit Note’.'] },
  ],
  words: ['draft', 'credit note'],
}

export const quoteHelp: ScreenHelp = {
  purpose: 'One offer: its lines, its answer, and the invoice that it became.',
  jobs: [
    { title: 'Send it', steps: ['Press ‘Edit’ to change it, then ‘Send’. The customer answers it in the portal.'] },
    { title: 'The customer answered by phone', steps: ['Press ‘Record Answer’.'] },
    { title: 'Bill it', steps: ['When it is accepted press ‘Create Invoice’.'] },
  ],
  words: ['quote', 'draft'],
}

export const reportsHelp: ScreenHelp = {
  purpose: 'Figures of a period and the rows behind them, on screen and as files.',
  jobs: [
    {
      title: 'Answer a question',
      steps: ['Choose the period and the report.', 'Sort and filter its rows; the chart can be shown as a table.'],
    },
    {
      title: 'Pass it on',
      steps: [
        'Press ‘Export’ for a CSV, Excel or PDF file of one report.',
        'Press ‘Export All’ for all reports of the period in one file.',
      ],
    },
    { title: 'Build one of your own', steps: ['Choose ‘Custom report’, a measure and what it is grouped by.', 'Save it under a name.'] },
  ],
  words: ['movement', 'saved view'],
}

export const settingsHelp: ScreenHelp = {
  purpose: 'Your own account, how Tallyhouse looks and what it tells you; for administrators also the company.',
  jobs: [
    { title: 'Change your password', steps: ['Open ‘Security’ and press ‘Change Password’.'] },
    {
      title: 'Sign in more safely',
      steps: ['Open ‘Security’ and set up two-factor sign-in with an authenticator app.', 'Keep the recovery codes on paper.'],
    },
    { title: 'Invite a colleague', steps: ['Administrators open ‘Users’ and press ‘Invite User’.'] },
  ],
  words: ['two-factor sign-in', 'invitation'],
}
