import type { CustomerSwitch } from './portal.ts'
import type { Role } from './roles.ts'

interface Rule {
  roles: readonly Role[]
  /** Whether customers whose portal access is view-only may do it too. */
  viewOnly: boolean
  /** Customers may only while this is switched on for them. */
  portalSwitch?: CustomerSwitch
  /** Concerns the person who asks. Staff who view as a customer go on reading what is their own. */
  personal?: true
  /** Staff may do it although they have not set up the second factor that is required of them. */
  beforeTwoFactor?: true
}

/* Who may, by name. Each names every role that it means, so that an action decides for all of them. */
const everybody = { roles: ['admin', 'manager', 'worker', 'accountant', 'customer'], viewOnly: true } as const satisfies Rule
const allButWorkers = { roles: ['admin', 'manager', 'accountant', 'customer'], viewOnly: true } as const satisfies Rule
const allStaff = { roles: ['admin', 'manager', 'worker', 'accountant'], viewOnly: false } as const satisfies Rule
const office = { roles: ['admin', 'manager', 'accountant'], viewOnly: false } as const satisfies Rule
const floor = { roles: ['admin', 'manager', 'worker'], viewOnly: false } as const satisfies Rule
const managers = { roles: ['admin', 'manager'], viewOnly: false } as const satisfies Rule
const adminOnly = { roles: ['admin'], viewOnly: false } as const satisfies Rule
/** Customers with full portal access. */
const customers = { roles: ['customer'], viewOnly: false } as const satisfies Rule
const managersAndCustomers = { roles: ['admin', 'manager', 'customer'], viewOnly: false } as const satisfies Rule
const floorAndCustomers = { roles: ['admin', 'manager', 'worker', 'customer'], viewOnly: false } as const satisfies Rule
const personal = { ...everybody, personal: true } as const satisfies Rule
const ownAccount = { ...personal, beforeTwoFactor: true } as const satisfies Rule

/**
 * The permission table. Every call names one of these actions; screens ask `can` before they offer one.
 * Customers act on rows of their own only, which the queries ensure.
 */
export const permissions = {
  /** Everyone else sees the customer's version of a screen that has two. */
  'screens.staff': allStaff,
  /** Screens that have nothing for the floor: the dashboard, the lists of movements and shipments, the customer portal. */
  'screens.office': allButWorkers,
  /** The same of staff: Customer Portfolio, Warehouse Receipt, 3PL Management. */
  'screens.management': office,

  /** Members of staff with their access, invitations to become one, their roles. */
  'staff.manage': adminOnly,

  'account.read': ownAccount,
  'account.change': ownAccount,
  /** See and end one's own sessions, and set up one's own second factor. */
  'account.secure': ownAccount,
  /** Customers get their passwords from administrators. */
  'account.change-password': { ...allStaff, personal: true, beforeTwoFactor: true },
  /** Turn off another person's second factor. */
  'account.reset-two-factor': adminOnly,
  'notifications.read': personal,
  'notifications.mark': personal,
  'notifications.choose': personal,
  /** See at once what others change. */
  'events.read': { ...personal, portalSwitch: 'realTimeUpdates' },

  'orders.read': everybody,
  /** The addresses of a customer's earlier movements. */
  'orders.read-addresses': allButWorkers,
  'orders.create': managersAndCustomers,
  'orders.update': managersAndCustomers,
  /** Bring goods to another site, and write off what is lost on the way. */
  'orders.transfer': managers,
  'orders.assign': managers,
  /** Who is staff, by name. */
  'staff.read': office,
  'orders.cancel': managersAndCustomers,
  /** Cancel a movement that is no longer pending. */
  'orders.cancel-started': managers,
  'orders.start-picking': floor,
  'orders.advance': adminOnly,
  /** The ARC and SEED numbers of a movement of excise goods. */
  'orders.record-excise': managers,
  /** Regenerate the documents of a movement. */
  'orders.make-documents': managers,
  'orders.rate': customers,

  'picking.read': allStaff,
  /** Pick, pick short, put right and pack. */
  'picking.work': floor,
  /** Let a movement go without what couldn't be found. */
  'picking.ship-short': managers,

  'inventory.read': everybody,
  'inventory.create': managers,
  'inventory.update': managers,
  'inventory.change-owner': adminOnly,
  /** Correct the number or the expiry date of a lot. */
  'inventory.correct-lots': managers,
  /** Workers within the tolerance; beyond it they ask for approval. */
  'inventory.adjust': floor,
  'inventory.adjust-beyond-tolerance': managers,
  /** Bring stock to another location. */
  'stock.move': floor,
  /** End the report of a short pick. */
  'stock.put-right': managers,
  /** Undo what changed stock, with a reason. */
  'stock.undo': managers,
  /** Undo what one did oneself in the last 15 minutes. */
  'stock.undo-own': floor,
  /** Take an export back. */
  'stock.undo-shipping': adminOnly,
  'quarantine.read': office,
  /** Release goods in quarantine, scrap them, send them back. */
  'stock.dispose': managers,
  'inventory.delete': managers,
  'inventory.restore': managers,

  /** Adjustments that wait for approval; workers read their own. */
  'adjustments.read': allStaff,
  'adjustments.decide': managers,
  /** Withdraw one's own. */
  'adjustments.withdraw': floor,

  'lookup.read': everybody,
  /** Search rows of every kind; of each, only what the caller may read. */
  'search.read': everybody,
  /** Save lists as files. */
  'lists.export': { ...allButWorkers, portalSwitch: 'dataExport' },

  /** Import files: staff items, receipts and movements, customers their own movements. */
  'imports.use': managersAndCustomers,

  'history.read': office,

  /** Warehouse buildings by code and name. */
  'sites.list': everybody,
  'sites.read': allStaff,
  'sites.change': adminOnly,
  'locations.read': allStaff,
  'locations.change': managers,
  'categories.read': allStaff,
  'categories.change': managers,

  'receipts.read': everybody,
  /** Customers announce deliveries, change those while they are pending, and withdraw them. */
  'receipts.create': managersAndCustomers,
  /** Workers only count, receive and inspect. */
  'receipts.update': floorAndCustomers,
  'receipts.withdraw': managersAndCustomers,
  /** Receive and inspect. */
  'receipts.process': floor,
  /** Store, take back, and everything else about a receipt that customers don't decide. */
  'receipts.manage': managers,
  'receipts.count': floor,
  'receipts.email': managers,
  /** Take a receipt further than the next step, with a reason. */
  'receipts.skip-steps': adminOnly,

  'returns.read': everybody,
  /** Request or enter returns, change and cancel them. Customers only what they requested and what isn't answered. */
  'returns.request': { ...managersAndCustomers, portalSwitch: 'requestReturns' },
  /** Receive and inspect them. */
  'returns.work': floor,
  /** Authorise, decline and close them. */
  'returns.decide': managers,

  'tasks.read': allStaff,
  /** Make, assign, complete and cancel tasks of the floor. */
  'tasks.work': floor,
  'counts.read': allStaff,
  /** Count the locations of a count. */
  'counts.work': floor,
  /** Plan counts, and decide about their differences. */
  'counts.approve': managers,
  /** The screens of the floor. */
  'floor.work': floor,
  'handling-units.read': allStaff,
  /** Make, move, pack and unpack pallets and cartons. */
  'handling-units.change': floor,

  'mails.read': office,

  /** Quotes, invoices, credit notes and payments, also drafts. */
  'billing.read': office,
  'billing.change': office,
  /** Quotes, invoices and credit notes that were sent to the customer. Staff may read them too, for when they view as a customer. */
  'billing.read-own': allButWorkers,
  /** Accept and decline quotes. */
  'billing.answer-quotes': customers,

  'shipments.read': everybody,
  'shipments.update': managers,
  /** Make and withdraw the link by which a consignee follows a shipment. */
  'shipments.share': managersAndCustomers,

  'customers.read': everybody,
  /** When members of staff viewed which customers' screens. */
  'customers.read-views': allButWorkers,
  'customers.read-users': office,
  'customers.read-summary': office,
  'customers.create': adminOnly,
  'customers.update': adminOnly,
  'customers.allocate': adminOnly,
  /** Change the access and the names of a customer's user. */
  'customers.manage-users': adminOnly,
  /** Invite people to sign in for a customer, send the invitation again, and withdraw it. */
  'customers.invite': adminOnly,
  'customers.view-as': managers,

  /** Who else signs in for one's own company, and who is invited to. */
  'colleagues.read': { roles: ['customer'], viewOnly: true },
  /** Withdraw invitations, and disable and restore access. */
  'colleagues.manage': customers,
  'colleagues.invite': { ...customers, portalSwitch: 'inviteColleagues' },

  /** Contacts of customers and activities with them. */
  'crm.read': office,
  'crm.change': managers,

  'saved-views.read': personal,
  'saved-views.change': personal,
  'saved-views.share': managersAndCustomers,
  /** Change and delete views that other staff share. */
  'saved-views.change-of-colleagues': adminOnly,

  /** Documents. Files that belong to no record yet: a customer's users read only their own uploads. */
  'documents.read': everybody,
  'documents.upload': floorAndCustomers,

  'attention.read': allButWorkers,
  'dashboard.read': office,
  /** Key figures and reports, also as files. */
  'reports.read': office,
  /** Have all reports of a period made as one file. */
  'reports.export': office,
  'reconciliation.read': office,
  'reconciliation.run': adminOnly,
  /** The guide through the first set-up of the warehouse. */
  'onboarding.read': office,
  'onboarding.change': managers,
  'settings.read': personal,
  /** The company that runs the warehouse, its logo, and what customers can do. */
  'settings.read-operator': { ...allButWorkers, personal: true },
  'settings.read-gs1': office,
  /** Tolerances of work on the floor. */
  'settings.read-floor': allStaff,
  'settings.change': adminOnly,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof permissions

/** The roles that may do it. */
export type RolesFor<A extends Action> = (typeof permissions)[A]['roles'][number]

/** The fields of a person that decide on permissions. */
export interface Permitted {
  role: Role
  /** Whether the portal access of a customer's user is view-only. */
  viewOnly?: boolean
  /** What is switched off for customers, where the person is a customer's user. */
  switchedOff?: readonly CustomerSwitch[]
  /** Whether a second factor is required of a member of staff and not set up. */
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
