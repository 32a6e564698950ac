import type { LinkProps } from '@tanstack/react-router'
import type { OnboardingStep, skippableSteps } from '../../contract/onboarding/onboarding.ts'
import type { Action } from '../../contract/permissions.ts'

export interface GuideStep {
  title: string
  /** What it is good for, in one sentence. */
  why: string
  /** The button that leads to where it is done. */
  button: string
  link: Pick<LinkProps, 'to' | 'search'>
  /** Who isn't allowed this is told that an administrator does it. */
  allow: Action
}

/** Each step of the set-up; where it opens a dialog, the address says so. */
export const guideSteps: Record<OnboardingStep, GuideStep> = {
  operator: {
    title: 'Add your company details',
    why: 'The company’s name and address appear on every receipt, delivery note, quote and invoice.',
    button: 'Enter name and address',
    link: { to: '/settings', search: { section: 'operator' } },
    allow: 'settings.change',
  },
  timeZone: {
    title: 'Set the time zone',
    why: 'It decides which day it is in the warehouse: when a lot expires and when an invoice is overdue.',
    button: 'Choose time zone',
    link: { to: '/settings', search: { section: 'warehouse' } },
    allow: 'settings.change',
  },
  storage: {
    title: 'Add a storage location',
    why: 'Goods are put away in locations and picked from them; one shelf is enough to begin with.',
    button: 'Add storage location',
    link: { to: '/inventory', search: { tab: 'locations', new: 'storage' } },
    allow: 'locations.change',
  },
  receiving: {
    title: 'Add a receiving location',
    why: 'Goods lie there from the truck until they are inspected and put away.',
    button: 'Add receiving location',
    link: { to: '/inventory', search: { tab: 'locations', new: 'receiving' } },
    allow: 'locations.change',
  },
  category: {
    title: 'Add a category',
    why: 'Categories group items in lists and reports; you can also do without.',
    button: 'Add category',
    link: { to: '/inventory', search: { tab: 'categories', new: 'true' } },
    allow: 'categories.change',
  },
  customer: {
    title: 'Add the first customer',
    why: 'Stock belongs to a customer, who can sign in to the portal to see it and to order from it.',
    button: 'Add customer',
    link: { to: '/customer-portfolio', search: { new: 'true' } },
    allow: 'customers.create',
  },
  item: {
    title: 'Add the first item',
    why: 'An item is one SKU of one customer; its quantity stays 0 until goods arrive. Imports, in the menu, brings many from a file.',
    button: 'Add item',
    link: { to: '/inventory', search: { new: 'true' } },
    allow: 'inventory.create',
  },
  receipt: {
    title: 'Announce the first delivery',
    why: 'A receipt lists what you expect, so that what arrives is counted against it.',
    button: 'New receipt',
    link: { to: '/warehouse-receipt', search: { new: 'true' } },
    allow: 'receipts.create',
  },
  stored: {
    title: 'Store it on the shelf',
    why: 'Receive, inspect and put away: from then on the stock can be ordered.',
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
    why: 'It sees its stock, orders from it and follows its shipments by itself.',
    button: 'Invite customer',
    link: { to: '/customer-portal', search: { invite: 'true' } },
    allow: 'customers.invite',
  },
  {
    title: 'Invite your colleagues',
    why: 'Everyone works under their own name, and the history says who did what.',
    button: 'Invite staff',
    link: { to: '/settings', search: { section: 'users' } },
    allow: 'staff.manage',
  },
  {
    title: 'Place the first movement',
    why: 'It reserves the stock, makes the pick list, and ends with a shipment.',
    button: 'New movement',
    link: { to: '/orders', search: { new: 'true' } },
    allow: 'orders.create',
  },
]
