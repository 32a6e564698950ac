import { type Action, roleMay } from '../../contract/permissions.ts'
import { screens } from '../../web/screens.ts'
import type { TestPerson } from './test-app.ts'

/** Who looks, null for a visitor who is signed out, and the address. */
type Visit = [TestPerson | null, string]

/** Staff who view as nobody have other screens there. */
const screensOfCustomers = ['/customer-dashboard']

const sections = [
  'appearance',
  'accessibility',
  'notifications',
  'security',
  'users',
  'operator',
  'warehouse',
  'billing',
  'portal',
  'retention',
]

/** The first record of every other kind has the id 1. */
const firstLocation = '6'

/** Every screen of web/screens.ts with its tabs, and those of visitors who are signed out. */
export const everyScreen: Visit[] = [
  [null, '/'],
  [null, '/login'],
  [null, '/no/such/screen'],
  ...Object.entries(screens).flatMap(([path, { allow }]) => visitsOf(path, allow)),
  ...['movements', 'locations', 'categories', 'receipts'].map((tab): Visit => ['admin', `/inventory?tab=${tab}`]),
  ...['', '&tab=contacts', '&tab=activities', '&tab=quotes', '&tab=invoices'].map((tab): Visit => ['admin', `/crm?customer=1${tab}`]),
  ...sections.map((section): Visit => ['admin', `/settings?section=${section}`]),
  ...['notifications', 'security'].map((section): Visit => ['customer', `/settings?section=${section}`]),
  ...['throughput', 'velocity', 'custom'].map((report): Visit => ['admin', `/reports?report=${report}`]),
  ['admin', '/imports/2'],
  ['customer', '/imports'],
  ['customer', '/customer-portal'],
  ...['orders', 'tracking', 'inventory'].map((tab): Visit => ['customer', `/customer-portal?tab=${tab}`]),
  ...['', '?tab=quotes'].map((tab): Visit => ['customer', `/invoices${tab}`]),
]

function visitsOf(path: string, allow: Action): Visit[] {
  const address = path.replace('$id', path.startsWith('/locations/') ? firstLocation : '1')
  if (path.startsWith('/customer/') || screensOfCustomers.includes(path)) return [['customer', address]]
  return path.includes('$id') && roleMay('customer', allow)
    ? [
        ['admin', address],
        ['customer', address],
      ]
    : [['admin', address]]
}
