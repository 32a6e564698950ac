import type { ScreenHelp } from './screen-help.ts'

export const dashboardHelp: ScreenHelp = {
  purpose: 'Shows what needs attention, then the key figures of the warehouse and their trends.',
  jobs: [
    {
      title: 'Start the day',
      steps: [
        'Look at ‘Needs attention’: late, short and overdue work comes first.',
        'Press a line to open it, or ‘View all’ for the whole list.',
      ],
    },
    {
      title: 'See whether the stock books balance',
      steps: ['See the line at the top. The books are checked every night; administrators can press ‘Check now’.'],
    },
    { title: 'Find free space', steps: ['The zone map at the bottom shows how full each aisle is.'] },
  ],
  words: ['movement', 'receipt', 'shipment', 'ledger'],
}

export const invoicesHelp: ScreenHelp = {
  purpose: 'Invoices and quotes of all customers, with the outstanding balance.',
  jobs: [
    { title: 'See what is overdue', steps: ['Filter the list by the status Overdue.'] },
    {
      title: 'Create an invoice or a quote',
      steps: ['Open ‘CRM’ and select the customer.', 'Press ‘Create Invoice’ or ‘Create Quote’.'],
    },
  ],
  words: ['draft', 'quote', 'credit note'],
}

export const invoiceHelp: ScreenHelp = {
  purpose: 'Everything about one invoice: lines, payments and credit notes.',
  jobs: [
    {
      title: 'Send it',
      steps: [
        'Check the lines. Press ‘Edit’ to change them.',
        'If the customer owes the tax, choose reverse charge under ‘Tax’. The customer needs a ‘VAT Number’ first.',
        'Press ‘Send’. The invoice gets a number and can no longer be edited.',
      ],
    },
    {
      title: 'Record a payment',
      steps: [
        'Press ‘Record Payment’. If it’s paid in full, choose ‘Mark Paid’ under ‘More actions’.',
        'Press ‘Reverse’ to undo a payment recorded by mistake.',
      ],
    },
    { title: 'Correct or cancel it', steps: ['Open ‘More actions’ and choose ‘Issue Credit Note’. The outstanding amount is filled in.'] },
  ],
  words: ['draft', 'credit note'],
}

export const quoteHelp: ScreenHelp = {
  purpose: 'Everything about one quote: lines, the customer’s answer and the invoice created from it.',
  jobs: [
    { title: 'Send it', steps: ['Press ‘Edit’ to make changes, then ‘Send’. The customer answers in the portal.'] },
    { title: 'The customer answered by phone', steps: ['Press ‘Record Answer’.'] },
    { title: 'Invoice it', steps: ['Once the quote is accepted, press ‘Create Invoice’.'] },
  ],
  words: ['quote', 'draft'],
}

export const reportsHelp: ScreenHelp = {
  purpose: 'Key figures for a period and the rows behind them, on screen and as files.',
  jobs: [
    {
      title: 'Run a report',
      steps: ['Choose the period and the report.', 'Sort and filter the rows. The chart can also be shown as a table.'],
    },
    {
      title: 'Export it',
      steps: [
        'Press ‘Export’ for a CSV, Excel or PDF file of one report.',
        'Press ‘Export All’ for all reports of the period in one file.',
      ],
    },
    { title: 'Build your own report', steps: ['Choose ‘Custom report’, a measure and a grouping.', 'Save the report under a name.'] },
  ],
  words: ['movement', 'saved view'],
}

export const settingsHelp: ScreenHelp = {
  purpose: 'Your account, appearance and notifications. Administrators also find the company settings here.',
  jobs: [
    { title: 'Change your password', steps: ['Open ‘Security’ and press ‘Change Password’.'] },
    {
      title: 'Protect your account',
      steps: [
        'Open ‘Security’ and set up two-factor sign-in with an authenticator app.',
        'Print the recovery codes and keep them in a safe place.',
      ],
    },
    { title: 'Invite a colleague', steps: ['Administrators open ‘Users’ and press ‘Invite User’.'] },
  ],
  words: ['two-factor sign-in', 'invitation', 'site', 'transfer'],
}
