import type { PortalSwitch } from './portal.ts'
import type { Role } from './roles.ts'

interface Rule {
  roles: readonly Role[]
  /** Whether customers whose portal access is view-only may do it too. */
  viewOnly: boolean
  /** Customers may only while this is switched on for them. */
  portalSwitch?: PortalSwitch
  /** Concerns the person who asks. Staff who view as a customer go on reading what is their own. */
  personal?: true
  /** Staff may do it although they have not set up the second factor that is required of them. */
  beforeTwoFactor?: true
}

const everyone = { roles: ['admin', 'manager', 'customer'], viewOnly: true } as const satisfies Rule
/** Staff, and customers with full portal access. */
const fullAccess = { roles: ['admin', 'manager', 'customer'], viewOnly: false } as const satisfies Rule
const customersWithFullAccess = { roles: ['customer'], viewOnly: false } as const satisfies Rule
const staff = { roles: ['admin', 'manager'], viewOnly: false } as const satisfies Rule
const personal = { ...everyone, personal: true } as const satisfies Rule
const adminOnly = { roles: ['admin'], viewOnly: false } as const satisfies Rule
const ownAccount = { ...personal, beforeTwoFactor: true } as const satisfies Rule

/**
 * The permission table. Every call names one of these actions; screens ask `can` before they offer one.
 * Customers act on rows of their own only, which the queries ensure.
 */
export const permissions = {
  /** Everyone else sees the customer's version of a screen that has two. */
  'screens.staff': staff,

  /** Members of staff with their access, invitations to become one, their roles. */
  'staff.manage': adminOnly,

  'account.read': ownAccount,
  'account.change': ownAccount,
  /** See and end one's own sessions, and set up one's own second factor. */
  'account.secure': ownAccount,
  /** Customers get their passwords from administrators. */
  'account.change-password': { ...staff, personal: true, beforeTwoFactor: true },
  /** Turn off another person's second factor. */
  'account.reset-two-factor': adminOnly,
  'notifications.read': personal,
  'notifications.mark': personal,
  'notifications.choose': personal,
  /** See at once what others change. */
  'events.read': { ...personal, portalSwitch: 'realTimeUpdates' },

  'orders.read': everyone,
  'orders.create': fullAccess,
  'orders.update': fullAccess,
  'orders.assign': staff,
  'orders.cancel': fullAccess,
  /** Cancel a movement that is no longer pending. */
  'orders.cancel-started': staff,
  'orders.start-picking': staff,
  'orders.advance': adminOnly,
  /** The ARC and SEED numbers of a movement of excise goods. */
  'orders.record-excise': staff,
  /** Regenerate the documents of a movement. */
  'orders.make-documents': staff,
  'orders.rate': customersWithFullAccess,

  'picking.read': staff,
  /** Pick, pick short, put right and pack. */
  'picking.work': staff,
  /** Let a movement go without what couldn't be found. */
  'picking.ship-short': staff,

  'inventory.read': everyone,
  'inventory.create': staff,
  'inventory.update': staff,
  'inventory.change-owner': adminOnly,
  'inventory.adjust': staff,
  /** Bring stock to another location. */
  'stock.move': staff,
  'quarantine.read': staff,
  /** Release goods in quarantine, scrap them, send them back. */
  'stock.dispose': staff,
  'inventory.delete': staff,
  'inventory.restore': staff,

  'lookup.read': everyone,
  /** Search rows of every kind; of each, only what the caller may read. */
  'search.read': everyone,
  /** Save lists as files. */
  'lists.export': { ...everyone, portalSwitch: 'dataExport' },

  /** Import files: staff items, receipts and movements, customers their own movements. */
  'imports.use': fullAccess,

  'history.read': staff,

  'locations.read': staff,
  'locations.change': staff,
  'categories.read': staff,
  'categories.change': staff,

  'receipts.read': everyone,
  /** Customers announce deliveries, change those while they are pending, and withdraw them. */
  'receipts.create': fullAccess,
  'receipts.update': fullAccess,
  'receipts.withdraw': fullAccess,
  /** Receive, inspect and store; everything about a receipt that customers don't decide. */
  'receipts.process': staff,
  'receipts.count': staff,
  'receipts.email': staff,
  /** Take a receipt further than the next step, with a reason. */
  'receipts.skip-steps': adminOnly,

  'tasks.read': staff,
  /** Make, assign, complete and cancel tasks of the floor. */
  'tasks.work': staff,
  'handling-units.read': staff,
  /** Make, move, pack and unpack pallets and cartons. */
  'handling-units.change': staff,

  'mails.read': staff,

  /** Quotes, invoices, credit notes and payments, also drafts. */
  'billing.read': staff,
  'billing.change': staff,
  /** Those that were sent to the customer. Staff may too, so that they read them while they view as a customer. */
  'billing.read-own': everyone,
  /** Accept and decline quotes. */
  'billing.answer-quotes': customersWithFullAccess,

  'shipments.read': everyone,
  'shipments.update': staff,
  /** Make and withdraw the link by which a consignee follows a shipment. */
  'shipments.share': fullAccess,

  'customers.read': everyone,
  'customers.read-users': staff,
  'customers.read-summary': staff,
  'customers.create': adminOnly,
  'customers.update': adminOnly,
  'customers.allocate': adminOnly,
  /** Change the access and the names of a customer's user. */
  'customers.manage-users': adminOnly,
  /** Invite people to sign in for a customer, send the invitation again, and withdraw it. */
  'customers.invite': adminOnly,
  'customers.view-as': staff,

  /** Who else signs in for one's own company, and who is invited to. */
  'colleagues.read': { roles: ['customer'], viewOnly: true },
  /** Withdraw invitations, and disable and restore access. */
  'colleagues.manage': customersWithFullAccess,
  'colleagues.invite': { ...customersWithFullAccess, portalSwitch: 'inviteColleagues' },

  /** Contacts of customers and activities with them. */
  'crm.read': staff,
  'crm.change': staff,

  'saved-views.read': personal,
  'saved-views.change': personal,
  'saved-views.share': fullAccess,
  /** Those that other staff share. */
  'saved-views.change-of-colleagues': adminOnly,

  /** Of files that belong to no record yet: the person's own. */
  'documents.read': everyone,
  'documents.upload': fullAccess,

  'attention.read': everyone,
  'dashboard.read': staff,
  /** Key figures and reports, also as files. */
  'reports.read': staff,
  /** Have all reports of a period made as one file. */
  'reports.export': staff,
  'reconciliation.read': staff,
  'reconciliation.run': adminOnly,
  /** The guide through the first set-up of the warehouse. */
  'onboarding.read': staff,
  'onboarding.change': staff,
  'settings.read': personal,
  'settings.change': adminOnly,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof permissions

/** The roles that may do it. */
export type RolesFor<A extends Action> = (typeof permissions)[A]['roles'][number]

/** The fields of a person that decide on permissions. */
export interface Permitted {
  role: Role
  /** Of a customer: its portal access is view-only. */
  viewOnly?: boolean
  /** Of a customer: what is switched off for customers. */
  switchedOff?: readonly PortalSwitch[]
  /** Of staff: a second factor is required of it and not set up. */
  needsTwoFactor?: boolean
}

/** Why a person may not do something: the role may not, or this person may not, for one of three reasons. */
export type Refusal = 'role' | 'view-only' | 'switched-off' | 'two-factor'

export function refusalOf({ role, viewOnly = false, switchedOff = [], needsTwoFactor = false }: Permitted, action: Action): Refusal | null {
  const rule: Rule = permissions[action]
  if (needsTwoFactor && !rule.beforeTwoFactor) return 'two-factor'
  if (!rule.roles.includes(role)) return 'role'
  if (viewOnly && !rule.viewOnly) return 'view-only'
  return role === 'customer' && rule.portalSwitch && switchedOff.includes(rule.portalSwitch) ? 'switched-off' : null
}

/** Whether the person may do this. The server and the screens use the same function. */
export function can(person: Permitted, action: Action): boolean {
  return refusalOf(person, action) === null
}

/** Whether the role may do it when its portal access is not view-only. */
export function roleMay(role: Role, action: Action): boolean {
  return can({ role }, action)
}

/** Whether it concerns the person who asks, and no customer. */
export function isPersonal(action: Action): boolean {
  return 'personal' in permissions[action]
}
