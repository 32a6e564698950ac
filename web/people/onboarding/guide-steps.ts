import type { LinkProps } from '@tanstack/react-router'
import type { OnboardingStep, skippableSteps } from '../../../contract/people/onboarding/onboarding.ts'
import type { Action } from '../../../contract/permissions.ts'

export interface GuideStep {
  title: string
  /** What it is good for, in one sentence. */
  why: string
  /** The button that leads to where it is done. */
  button: string
  link: Pick<LinkProps, 'to' | 'search'>
  /** People who aren't allowed this read that an administrator does it. */
  allow: Action
}

/** Each step of the set-up; where it opens a dialog, the address says so. */
export const guideSteps: Record<OnboardingStep, GuideStep> = {
  operator: {
    title: 'Add your company details',
    why: 'The company’s name and address appear on every receipt, delivery note, quote and invoice.',
    button: 'Enter Name and Address',
    link: { to: '/settings', search: { section: 'operator' } },
    allow: 'settings.change',
  },
  timeZone: {
    title: 'Set the time zone',
    why: 'Sets the warehouse’s local date, which determines when lots expire and when invoices are overdue.',
    button: 'Choose time zone',
    link: { to: '/settings', search: { section: 'warehouse' } },
    allow: 'settings.change',
  },
  storage: {
    title: 'Add a storage location',
    why: 'Goods are stored in locations and picked from them. One shelf is enough to start.',
    button: 'Add storage location',
    link: { to: '/inventory', search: { tab: 'locations', new: 'storage' } },
    allow: 'locations.change',
  },
  receiving: {
    title: 'Add a receiving location',
    why: 'Goods stay there after unloading until they’re inspected and put away.',
    button: 'Add receiving location',
    link: { to: '/inventory', search: { tab: 'locations', new: 'receiving' } },
    allow: 'locations.change',
  },
  category: {
    title: 'Add a category',
    why: 'Categories group items in lists and reports. This step is optional.',
    button: 'Add category',
    link: { to: '/inventory', search: { tab: 'categories', new: 'true' } },
    allow: 'categories.change',
  },
  customer: {
    title: 'Add the first customer',
    why: 'All stock belongs to a customer, who can view and order it in the portal.',
    button: 'Add customer',
    link: { to: '/customer-portfolio', search: { new: 'true' } },
    allow: 'customers.create',
  },
  item: {
    title: 'Add the first item',
    why: 'An item is one SKU of one customer, with quantity 0 until goods arrive. To add many items from a file, use Imports in the menu.',
    button: 'Add item',
    link: { to: '/inventory', search: { new: 'true' } },
    allow: 'inventory.create',
  },
  receipt: {
    title: 'Announce the first delivery',
    why: 'A receipt lists what you expect. Count the delivery against it when it arrives.',
    button: 'New receipt',
    link: { to: '/warehouse-receipt', search: { new: 'true' } },
    allow: 'receipts.create',
  },
  stored: {
    title: 'Store it on the shelf',
    why: 'Receive the goods, inspect them and put them away. The stock can then be ordered.',
    button: 'Open the receipt',
    link: { to: '/warehouse-receipt' },
    allow: 'receipts.process',
  },
}

/** What the button says that skips a step. */
export const skipWords: Record<(typeof skippableSteps)[number], string> = { timeZone: 'Keep UTC', category: 'Skip' }

/** What comes after the first receipt. */
export const nextSteps: readonly GuideStep[] = [
  {
    title: 'Invite your customer to the portal',
    why: 'Customers view their stock, place orders and track shipments on their own.',
    button: 'Invite customer',
    link: { to: '/customer-portal', search: { invite: 'true' } },
    allow: 'customers.invite',
  },
  {
    title: 'Invite your colleagues',
    why: 'Everyone gets their own account, so the history shows who did what.',
    button: 'Invite staff',
    link: { to: '/settings', search: { section: 'users' } },
    allow: 'staff.manage',
  },
  {
    title: 'Place the first movement',
    why: 'A movement reserves stock, creates a pick list and ends with a shipment.',
    button: 'New movement',
    link: { to: '/orders', search: { new: 'true' } },
    allow: 'orders.create',
  },
]
