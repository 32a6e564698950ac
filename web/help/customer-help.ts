import type { ScreenHelp } from './screen-help.ts'

export const portfolioHelp: ScreenHelp = {
  purpose: 'Every customer, with its type, terms and access to the portal.',
  jobs: [
    {
      title: 'Add a customer',
      steps: [
        'Administrators press ‘Add Customer’ and enter name, email and a first password.',
        'Note the sign-in that is shown, or invite people by mail from the customer’s page.',
      ],
    },
    {
      title: 'Give it items',
      allow: 'customers.allocate',
      steps: ['Press ‘Edit’ and open ‘Inventory Allocation’.', 'Tick the items that are its own and save.'],
    },
    { title: 'See what it sees', steps: ['Press ‘View as Customer’. ‘Exit Customer View’ at the left brings you back.'] },
  ],
  words: ['allocation', 'portal access', 'view as'],
}

export const customerHelp: ScreenHelp = {
  purpose: 'One customer: its terms, its people, its items and movements, and who of the staff looked at its screens.',
  jobs: [
    {
      title: 'Let a person sign in',
      steps: ['Administrators press ‘Invite’ under Users and enter the email address.', 'The link works once, for 48 hours.'],
    },
    { title: 'Change its terms or access', allow: 'customers.update', steps: ['Press ‘Edit’.'] },
    { title: 'See what it sees', steps: ['Press ‘View as Customer’.'] },
  ],
  words: ['invitation', 'portal access', 'view as', 'allocation'],
}

export const crmHelp: ScreenHelp = {
  purpose: 'For one customer at a time: its contacts, what is to be done with it, its quotes and its invoices.',
  jobs: [
    {
      title: 'Plan a call or a visit',
      steps: [
        'Choose the customer, open its activities, and press ‘Add Activity’.',
        'You are notified on its due day. ‘Mark Done’ closes it.',
      ],
    },
    { title: 'Make an offer', steps: ['Open its quotes and press ‘Create Quote’.', 'Open the quote and press ‘Send’.'] },
    { title: 'Keep its people', steps: ['Open its contacts and press ‘Add Contact’.'] },
  ],
  words: ['activity', 'quote'],
}

export const contactHelp: ScreenHelp = {
  purpose: 'One person at a customer, and what was done with it.',
  jobs: [
    { title: 'Change its details', steps: ['Press ‘Edit’.'] },
    { title: 'Say whom to turn to first', steps: ['Press ‘Make Primary’. A customer has at most one such contact.'] },
  ],
  words: ['activity'],
}

export const portalManagementHelp: ScreenHelp = {
  purpose: 'Who has access to the customer portal, and what customers can do there.',
  jobs: [
    {
      title: 'Invite a customer',
      steps: ['Administrators press ‘Invite Customer’ and choose the customer and the person’s email address.'],
    },
    {
      title: 'Switch something on or off',
      allow: 'settings.change',
      steps: ['Under ‘Portal Settings’ switch ‘Real-time Updates’, ‘Email Notifications’ or ‘Data Export’.', 'Applies to all customers.'],
    },
    { title: 'Check what a customer sees', steps: ['Press ‘View Portal’ in its row.'] },
  ],
  words: ['invitation', 'portal access', 'view as'],
}
