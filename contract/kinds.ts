import type { Action } from './permissions.ts'

/** What the rest of the house knows of a kind of records. */
interface Kind {
  /** The topic under which its changes are published; null where no one is notified of them. */
  topic: string | null
  /** What members of staff must be allowed to read to learn that a row changed; null without a topic. */
  read: Action | null
  /** The page of one row; null where it has none. */
  page: `/${string}/$id` | null
  /** Whether customers learn that a row changed, though not which: names of such rows appear in rows of their own. */
  shared: boolean
  /** Whether a row belongs to a site: staff of some sites learn that one changed, but not which. */
  atSite: boolean
}

/**
 * Every kind of records, one line for each: nouns whose id stands in a path, the topics of events, who learns of them, and pages follow from
 * it. It is part of the first page that a browser loads, so it has no words and no icons.
 */
export const kinds = {
  order: { topic: 'orders', read: 'orders.read', page: '/orders/$id', shared: false, atSite: true },
  receipt: { topic: 'receipts', read: 'receipts.read', page: '/receipts/$id', shared: false, atSite: true },
  return: { topic: 'returns', read: 'returns.read', page: '/returns/$id', shared: false, atSite: true },
  inventoryItem: { topic: 'inventory', read: 'inventory.read', page: '/inventory/$id', shared: false, atSite: false },
  customer: { topic: 'customers', read: 'customers.read', page: '/customers/$id', shared: false, atSite: false },
  contact: { topic: 'contacts', read: 'crm.read', page: '/contacts/$id', shared: false, atSite: false },
  activity: { topic: 'activities', read: 'crm.read', page: null, shared: false, atSite: false },
  shipment: { topic: 'shipments', read: 'shipments.read', page: '/shipments/$id', shared: false, atSite: true },
  notification: { topic: 'notifications', read: 'notifications.read', page: null, shared: false, atSite: false },
  site: { topic: 'sites', read: 'sites.read', page: null, shared: true, atSite: true },
  location: { topic: 'locations', read: 'locations.read', page: '/locations/$id', shared: true, atSite: true },
  mail: { topic: 'mails', read: 'mails.read', page: null, shared: false, atSite: false },
  quote: { topic: 'quotes', read: 'billing.read', page: '/quotes/$id', shared: false, atSite: false },
  invoice: { topic: 'invoices', read: 'billing.read', page: '/invoices/$id', shared: false, atSite: false },
  category: { topic: 'categories', read: 'categories.read', page: null, shared: true, atSite: false },
  task: { topic: 'tasks', read: 'tasks.read', page: '/put-away/$id', shared: false, atSite: true },
  handlingUnit: { topic: 'handlingUnits', read: 'handling-units.read', page: '/handling-units/$id', shared: false, atSite: true },
  adjustmentRequest: { topic: 'adjustments', read: 'adjustments.read', page: '/adjustments/$id', shared: false, atSite: true },
  count: { topic: 'counts', read: 'counts.read', page: '/counting/$id', shared: false, atSite: true },
  savedView: { topic: 'savedViews', read: 'saved-views.read', page: null, shared: false, atSite: false },
  reportExport: { topic: 'reportExports', read: 'reports.export', page: null, shared: false, atSite: false },
  import: { topic: 'imports', read: 'imports.use', page: '/imports/$id', shared: false, atSite: false },
  ...withoutEvents('user', 'staffAccount', 'session', 'invitation'),
  ...withoutEvents('picture', 'itemPicture', 'document', 'importRow', 'countPlan', 'stockAct'),
} as const satisfies Record<string, Kind>

/** Nouns whose id stands in a path. Tests put another customer's id there and expect 404. */
export type RowKind = keyof typeof kinds
type PageOf<Name extends RowKind> = (typeof kinds)[Name]['page']
/** Kinds whose rows have a page. */
export type KindWithPage = { [Name in RowKind]: PageOf<Name> extends null ? never : Name }[RowKind]
/** The pages of rows, in the router's syntax. */
export type KindPage = Exclude<PageOf<RowKind>, null>

/** The page of a row: '/orders/7'. */
export function pathOf(kind: KindWithPage, id: number): string {
  return kinds[kind].page.replace('$id', String(id))
}

/** Kinds of rows that events aren't about, and that have no page: they are parts of another kind, or of an account. */
function withoutEvents<const Name extends string>(...names: Name[]) {
  const kind = { topic: null, read: null, page: null, shared: false, atSite: false } as const
  return Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, typeof kind>
}
