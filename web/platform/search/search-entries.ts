import type { LucideIcon } from 'lucide-react'
import {
  ArrowLeftRight,
  Box,
  Boxes,
  Clock,
  Contact,
  IdCard,
  List,
  MapPin,
  PackageOpen,
  Plus,
  ReceiptText,
  Tally5,
  Truck,
  Undo2,
  Users,
} from 'lucide-react'
import { pathOf } from '../../../contract/kinds.ts'
import type { Action } from '../../../contract/permissions.ts'
import type { SearchGroup, SearchKind, SearchResult } from '../../../contract/platform/search/search.ts'
import type { Place } from './recent-places.ts'

/** One line of the palette, which leads somewhere. */
export interface Entry {
  key: string
  title: string
  /** A number or code. */
  coded?: boolean
  note: string
  icon: LucideIcon
  href: string
}

export interface EntryGroup {
  label: string
  entries: readonly Entry[]
}

/** A screen of the menu. */
export interface SearchedScreen {
  path: string
  title: string
  icon: LucideIcon
}

interface KindWords {
  label: string
  icon: LucideIcon
  /** The path of its list, where `q` searches. */
  list?: string
  coded?: boolean
}

const found: Record<SearchKind, KindWords> = {
  order: { label: 'Movements', icon: ArrowLeftRight, list: '/orders', coded: true },
  inventoryItem: { label: 'Items', icon: Box, list: '/inventory', coded: true },
  customer: { label: 'Customers', icon: Users, list: '/customer-portfolio' },
  shipment: { label: 'Shipments', icon: Truck, list: '/tpd2', coded: true },
  receipt: { label: 'Receipts', icon: PackageOpen, list: '/warehouse-receipt', coded: true },
  return: { label: 'Returns', icon: Undo2, list: '/returns', coded: true },
  handlingUnit: { label: 'Handling units', icon: Boxes, list: '/handling-units', coded: true },
  contact: { label: 'Contacts', icon: Contact },
  quote: { label: 'Quotes', icon: ReceiptText, coded: true },
  invoice: { label: 'Invoices', icon: ReceiptText, coded: true },
  location: { label: 'Locations', icon: MapPin, coded: true },
  count: { label: 'Counts', icon: Tally5, list: '/counting', coded: true },
  staff: { label: 'Staff', icon: IdCard },
}

/** The kinds that this build has pages for; a newer server may know others. */
export const openableKinds = Object.keys(found) as SearchKind[]

export function pageOf(kind: SearchKind, id: number): string {
  return kind === 'staff' ? `/settings?section=users&edit=${id}` : pathOf(kind, id)
}

/** What can be begun from anywhere. `staff`: only on the screens of staff; `customer`: only on those of customers. */
const actions: readonly { title: string; note: string; href: string; allow: Action; staff?: true; customer?: true }[] = [
  { title: 'New Movement', note: 'Warehouse Movement', href: '/orders?new=true', allow: 'orders.create' },
  { title: 'New Receipt', note: 'Warehouse Receipt', href: '/warehouse-receipt?new=true', allow: 'receipts.create', staff: true },
  { title: 'New Return', note: 'Returns', href: '/returns?new=true', allow: 'returns.request', staff: true },
  { title: 'Request Return', note: 'Returns', href: '/returns?new=true', allow: 'returns.request', customer: true },
  {
    title: 'Announce Delivery',
    note: 'Customer Portal',
    href: '/customer-portal?tab=inventory&announce=true',
    allow: 'receipts.create',
    customer: true,
  },
  { title: 'New Shipment', note: 'Track & Trace', href: '/tpd2?new=true', allow: 'shipments.update', staff: true },
]

/** 'In Transit' of in_transit. The lists of words aren't imported, because that would split them from the pages that use them. */
export function statusWords(status: string): string {
  return status
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** The groups that the server found, without the name of the customer where there is only one. */
export function foundGroups(groups: readonly SearchGroup[], q: string, paths: readonly string[], ofOneCustomer: boolean): EntryGroup[] {
  return groups.map(({ kind, results, more }) => {
    const { label, icon, list, coded = false } = found[kind]
    const noteOf = ({ subtitle, customerName, status }: SearchResult) =>
      [subtitle, ofOneCustomer ? null : customerName, status && statusWords(status)].filter(Boolean).join(' · ')
    const entries: Entry[] = results.map((result) => ({
      key: `${kind}${result.id}`,
      title: result.title,
      coded,
      note: noteOf(result),
      icon,
      href: pageOf(kind, result.id),
    }))
    const rest = `${list}?${new URLSearchParams({ q })}`
    const all = { key: `${kind}-all`, title: `Show all ${label.toLowerCase()} with “${q}”`, note: '', icon: List, href: rest }
    return { label, entries: more && list !== undefined && paths.includes(list) ? [...entries, all] : entries }
  })
}

/** Actions and screens whose name has words that begin so; all of them without a text. */
export function matchingEntries(
  q: string,
  screens: readonly SearchedScreen[],
  may: (action: Action) => boolean,
  seesCustomerScreens: boolean,
): EntryGroup[] {
  const usable = actions.filter(({ allow, staff, customer }) => may(allow) && !(seesCustomerScreens ? staff : customer))
  const groups = [
    {
      label: 'Actions',
      entries: usable.map(({ allow: _allow, staff: _staff, customer: _customer, ...action }) => ({
        ...action,
        key: action.href,
        icon: Plus,
      })),
    },
    {
      label: 'Screens',
      entries: screens.map(({ path, title, icon }) => ({ key: path, title: `Go to ${title}`, note: '', icon, href: path })),
    },
  ]
  const matching = groups.map(({ label, entries }) => ({ label, entries: entries.filter(({ title }) => begins(title, q)) }))
  return matching.filter(({ entries }) => entries.length > 0)
}

export function recentGroup(places: readonly Place[], screenOf: (path: string) => SearchedScreen | null): EntryGroup[] {
  const entries = places.flatMap(({ path, title }): Entry[] => {
    const screen = screenOf(path)
    // A record that wasn't shown has only the name of its screen.
    if (!screen || (/\d$/.test(path) && screen.title === title)) return []
    return [{ key: `recent${path}`, title, note: screen.title === title ? '' : screen.title, icon: Clock, href: path }]
  })
  return entries.length === 0 ? [] : [{ label: 'Recent', entries: entries.slice(0, mostRecent) }]
}

const mostRecent = 6

/** Whether each word of the text begins a word of the title. */
function begins(title: string, q: string): boolean {
  const words = wordsOf(title)
  return wordsOf(q).every((part) => words.some((word) => word.startsWith(part)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[\s&-]+/)
}
