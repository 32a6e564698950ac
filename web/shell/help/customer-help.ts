import type { ScreenHelp } from './screen-help.ts'

export const portfolioHelp: ScreenHelp = {
  purpose: 'All customers with their type, payment terms and portal access.',
  jobs: [
    {
      title: 'Add a customer',
      steps: [
        'Administrators press ‘Add Customer’ and enter name, email and a first password.',
        'Note the sign-in that is shown, or invite people by email from the customer’s page.',
      ],
    },
    {
      title: 'Allocate items',
      allow: 'customers.allocate',
      steps: ['Press ‘Edit’ and open ‘Inventory Allocation’.', 'Select the customer’s items and save.'],
    },
    { title: 'See what the customer sees', steps: ['Press ‘View as Customer’. ‘Exit Customer View’ in the sidebar brings you back.'] },
  ],
  words: ['allocation', 'portal access', 'view as'],
}

export const customerHelp: ScreenHelp = {
  purpose: 'Everything about one customer: terms, users, items, movements, and which staff members viewed its portal.',
  jobs: [
    {
      title: 'Give someone portal access',
      steps: ['Administrators press ‘Invite’ under Users and enter the email address.', 'The link works once, for 48 hours.'],
    },
    { title: 'Change terms or access', allow: 'customers.update', steps: ['Press ‘Edit’.'] },
    { title: 'See what the customer sees', steps: ['Press ‘View as Customer’.'] },
  ],
  words: ['invitation', 'portal access', 'view as', 'allocation'],
}

export const crmHelp: ScreenHelp = {
  purpose: 'Contacts, activities, quotes and invoices of one customer at a time.',
  jobs: [
    {
      title: 'Plan a call or a visit',
      steps: [
        'Select the customer, open the activities and press ‘Add Activity’.',
        'You’ll be notified on the due date. Press ‘Mark Done’ to close it.',
      ],
    },
    { title: 'Send a quote', steps: ['Open the quotes and press ‘Create Quote’.', 'Open the quote and press ‘Send’.'] },
    { title: 'Add a contact', steps: ['Open the contacts and press ‘Add Contact’.'] },
  ],
  words: ['activity', 'quote'],
}

export const contactHelp: ScreenHelp = {
  purpose: 'One contact person of a customer, with their activities.',
  jobs: [
    { title: 'Change the contact details', steps: ['Press ‘Edit’.'] },
    { title: 'Set the primary contact', steps: ['Press ‘Make Primary’. A customer has at most one primary contact.'] },
  ],
  words: ['activity'],
}

export const portalManagementHelp: ScreenHelp = {
  purpose: 'Who has access to the customer portal, and what customers can do there.',
  jobs: [
    {
      title: 'Invite a customer',
      steps: ['Administrators press ‘Invite Customer’, choose the customer and enter the person’s email address.'],
    },
    {
      title: 'Change what customers can use',
      allow: 'settings.change',
      steps: ['Under ‘Portal Settings’ switch ‘Real-time Updates’, ‘Email Notifications’ or ‘Data Export’.', 'Applies to all customers.'],
    },
    { title: 'Check what a customer sees', steps: ['Press ‘View Portal’ in the customer’s row.'] },
  ],
  words: ['invitation', 'portal access', 'view as'],
}
