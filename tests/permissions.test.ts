import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointDefinition } from '../contract/endpoint.ts'
import { endpointGroups } from '../contract/endpoints.ts'
import { receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { savedViewsEndpoints } from '../contract/people/saved-views/saved-views.ts'
import { type Action, can, type Permitted, permissions } from '../contract/permissions.ts'
import { customerSwitches } from '../contract/portal.ts'
import { stockActsEndpoints } from '../contract/stock/acts/stock-acts.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { jsonBodyOf, validInput } from './support/arbitraries.ts'
import { makeCustomer, makeItem, makeOrder, makeReceipt, makeSavedView, makeShipment, switchPortal } from './support/factories.ts'
import { type Caller, openTestApp, type TestApp, urlOf } from './support/test-app.ts'
import { newestActOf } from './support/undo.ts'

const actions = Object.keys(permissions) as Action[]

const calls = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${group}.${key}`, endpoint })),
)

/** Everybody the table tells apart, as its columns are headed. */
const people = {
  Administrator: { role: 'admin' },
  Manager: { role: 'manager' },
  'Floor Worker': { role: 'worker' },
  Accountant: { role: 'accountant' },
  'Customer, full access': { role: 'customer' },
  'Customer, view-only': { role: 'customer', viewOnly: true },
} as const satisfies Record<string, Permitted>
type Column = keyof typeof people
const columns = Object.keys(people) as Column[]

let it: TestApp
let callers: Record<Column, Caller>
beforeAll(async () => {
  it = await openTestApp()
  await switchPortal(it, { dataExport: true })
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  callers = {
    Administrator: it.as('admin'),
    Manager: it.as('manager'),
    'Floor Worker': it.as('worker'),
    Accountant: it.as('accountant'),
    'Customer, full access': it.as('customer'),
    'Customer, view-only': await it.signIn(viewOnly.contactEmail ?? ''),
  }
})
afterAll(() => it.close())

async function columnsWhere(holds: (caller: Caller) => Promise<boolean>): Promise<Column[]> {
  const found: Column[] = []
  for (const column of columns) if (await holds(callers[column])) found.push(column)
  return found
}

test('docs/permissions.md is up to date; npm run permissions prints it', async () => {
  await expect(printed()).toMatchFileSnapshot('../docs/permissions.md')
})

describe('the permissions table is enforced', () => {
  // A stream doesn't end by itself; its action is also that of authGetUser.
  const restricted = calls.filter(({ endpoint }) => endpoint.allow !== 'anyone' && endpoint.answer?.kind !== 'stream')

  test.each(restricted)('$name answers 403 to exactly the roles the table leaves out', async ({ endpoint }) => {
    const schema = jsonBodyOf(endpoint)
    const body = schema && (schema.safeParse({}).success ? {} : validInput(schema))
    const url = urlOf(endpoint, { params: { id: 2_000_000_000 } })
    const refused = await columnsWhere(async (caller) => (await caller.request(endpoint.method, url, { body })).status === 403)
    expect(refused).toEqual(columns.filter((column) => actionsOf(endpoint).some((action) => !can(people[column], action))))
  })

  /** Actions that are part of a call which others may make as well: whether they are done for somebody. */
  const partsOfCalls: { action: Action; isDoneFor: (caller: Caller) => Promise<boolean> }[] = [
    {
      action: 'orders.assign',
      isDoneFor: async (caller) => {
        const { id } = await makeOrder(it)
        await caller.ask(ordersEndpoints.update, { params: { id }, body: { assignedTo: 1 } })
        return (await it.as('admin').call(ordersEndpoints.get, { params: { id } })).assignedTo === 1
      },
    },
    {
      action: 'stock.undo-shipping',
      isDoneFor: async (caller) => {
        await makeShipment(it)
        return (await caller.ask(stockActsEndpoints.previewUndo, { params: { id: await newestActOf(it, 'ship') } })).status === 200
      },
    },
    {
      action: 'inventory.change-owner',
      isDoneFor: async (caller) => {
        const { id } = await makeItem(it)
        await caller.ask(inventoryEndpoints.update, { params: { id }, body: { customerId: 2 } })
        return (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).customerId === 2
      },
    },
    {
      action: 'orders.cancel-started',
      isDoneFor: async (caller) => {
        const { id } = await makeOrder(it)
        await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage: 'confirmed' } })
        await caller.ask(ordersEndpoints.cancel, { params: { id }, body: {} })
        return (await it.as('admin').call(ordersEndpoints.get, { params: { id } })).status === 'cancelled'
      },
    },
    {
      action: 'saved-views.share',
      isDoneFor: async (caller) => {
        const definition = { columns: [], filters: [], sort: null }
        return (
          (await caller.ask(savedViewsEndpoints.create, { body: { screen: 'orders', name: 'Shared', shared: true, definition } }))
            .status === 201
        )
      },
    },
    {
      action: 'receipts.manage',
      isDoneFor: async (caller) => {
        const { id } = await makeReceipt(it, { items: [] }, 'customer')
        return (await caller.ask(receiptsEndpoints.update, { params: { id }, body: { status: 'pending' } })).status === 200
      },
    },
    {
      action: 'receipts.process',
      isDoneFor: async (caller) => {
        const { id } = await makeReceipt(it, { items: [{ sku: 'RECEIVED', description: 'Received', quantity: 0 }] }, 'customer')
        return (await caller.ask(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })).status === 200
      },
    },
    {
      action: 'inventory.adjust-beyond-tolerance',
      isDoneFor: async (caller) => {
        const { id } = await makeItem(it)
        return (await caller.ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 1, reason: 'Found' } })).status === 200
      },
    },
    {
      action: 'receipts.skip-steps',
      isDoneFor: async (caller) => {
        const { id } = await makeReceipt(it, { items: [{ sku: 'SKIPPED', quantity: 0 }] })
        return (await caller.ask(receiptsEndpoints.update, { params: { id }, body: { status: 'stored', reason: 'Found' } })).status === 200
      },
    },
    {
      action: 'saved-views.change-of-colleagues',
      isDoneFor: async (caller) => {
        const { id } = await makeSavedView(it, { by: caller === callers.Manager ? 'admin' : 'manager', shared: true })
        return (await caller.ask(savedViewsEndpoints.delete, { params: { id } })).status === 204
      },
    },
  ]
  /** Actions that only screens ask for. */
  const ofScreens: Action[] = ['screens.staff', 'screens.office', 'screens.management']

  test.each(partsOfCalls)('$action is allowed to exactly the roles the table names', async ({ action, isDoneFor }) => {
    expect(await columnsWhere(isDoneFor)).toEqual(columns.filter((column) => can(people[column], action)))
  })

  test('every action of the table has a call', () => {
    const tried = [...calls.flatMap(({ endpoint }) => actionsOf(endpoint)), ...partsOfCalls.map(({ action }) => action), ...ofScreens]
    expect(actions.filter((action) => !tried.includes(action))).toEqual([])
  })
})

function printed(): string {
  const rows = actions.map((action) => [
    `\`${action}\``,
    ...columns.map((column) => (can(people[column], action) ? `yes${switchOf(people[column], action)}` : '')),
    calls
      .filter(({ endpoint }) => endpoint.allow === action)
      .map(({ endpoint }) => `\`${endpoint.method} ${endpoint.path}\`${endpoint.alsoAllow ? ' ²' : ''}`)
      .join('<br>') || (calls.some(({ endpoint }) => endpoint.alsoAllow === action) ? 'those marked ²' : 'part of another call'),
  ])
  const open = calls.filter(({ endpoint }) => endpoint.allow === 'anyone').map(({ endpoint }) => `\`${endpoint.method} ${endpoint.path}\``)
  return `# Permissions

Who may do what. Printed from \`contract/permissions.ts\` by \`npm run permissions\`; a test compares the two. Customers act on rows of
their own only. ¹ Customers may do it while it is switched on in Portal Settings or the floor settings. ² Needs \`lists.export\` as well.

${table(['Action', ...columns, 'Calls'], rows)}

Open to anyone, signed in or not: ${open.join(', ')}.
`
}

function actionsOf({ allow, alsoAllow }: EndpointDefinition): Action[] {
  return [allow, alsoAllow].filter((action) => action !== undefined && action !== 'anyone')
}

/** What a customer may do only while it is switched on. */
function switchOf(person: Permitted, action: Action): string {
  return can({ ...person, switchedOff: customerSwitches }, action) ? '' : ' ¹'
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
