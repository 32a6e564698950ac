import type { Call } from './driver.ts'
import { articleOf, customerCount, movementStatuses, skuOf } from './fill.ts'

/** Who calls the product: the cookies of an administrator and of some customers. */
export interface Callers {
  admin: string
  customers: { id: number; cookie: string }[]
}

/** Movements that are documented and wait for their export, each to be taken once. */
export interface Supply {
  product: number[]
  reference: number[]
}

export interface Operation {
  name: string
  title: string
  product: () => Call
  reference: () => Call
  /** Takes one movement of the supply with each call. */
  consumes?: boolean
}

const address = { street: '1 Harbour Road', city: 'Rotterdam', state: 'ZH', zip: '3011', country: 'NL' }

/** The five operations, two of them also as a customer. Both sides draw from the same kinds of rows. */
export function operations(skus: number, callers: Callers, supply: Supply): Operation[] {
  const perCustomer = skus / customerCount
  const drawCustomer = () => 1 + below(customerCount)

  /** Three articles of one owner, in ascending order. */
  function drawLines(owner: number): number[] {
    const third = Math.floor(perCustomer / 3)
    return [0, 1, 2].map((part) => articleOf(owner, part * third + below(third)))
  }
  function productMovement(owner: number, cookie: string): Call {
    const items = drawLines(owner).map((article) => ({ sku: skuOf(article), name: `Item number ${article}`, quantity: 2 }))
    const body = { customerId: owner, type: 'pick_pack', items, billingAddress: address, shippingAddress: address }
    return { method: 'POST', path: '/api/orders', cookie, body: JSON.stringify(body) }
  }
  function referenceMovement(owner: number): Call {
    const body = { owner, articles: drawLines(owner), quantities: [2, 2, 2], address }
    return { method: 'POST', path: '/place', body: JSON.stringify(body) }
  }
  const referenceInventory = (owner: number): Call => ({ method: 'GET', path: `/inventory?owner=${owner}` })
  const take = (ids: number[]): number => {
    const id = ids.pop()
    if (id === undefined) throw new Error('The supply of documented movements is used up: prepare more.')
    return id
  }

  return [
    {
      name: 'B',
      title: "first page (50) of a customer's inventory",
      product: () => ({ method: 'GET', path: `/api/inventory?customerId=${drawCustomer()}&limit=50`, cookie: callers.admin }),
      reference: () => referenceInventory(drawCustomer()),
    },
    {
      name: 'B, as the customer',
      title: 'the same, signed in as the customer',
      product: () => ({ method: 'GET', path: '/api/inventory?limit=50', cookie: drawOne(callers.customers).cookie }),
      reference: () => referenceInventory(drawOne(callers.customers).id),
    },
    {
      name: 'C',
      title: 'page of 50 movements by status, with items and history',
      product: () => ({ method: 'GET', path: `/api/orders?status=${drawOne(movementStatuses)}&limit=50`, cookie: callers.admin }),
      reference: () => ({ method: 'GET', path: `/movements?status=${drawOne(movementStatuses)}` }),
    },
    {
      name: 'D',
      title: "adjust one item's stock",
      product: () => ({
        method: 'POST',
        path: `/api/inventory/${1 + below(skus)}/adjust`,
        cookie: callers.admin,
        body: JSON.stringify({ adjustment: drawOne([1, -1]), reason: 'Counted anew' }),
      }),
      reference: () => ({
        method: 'POST',
        path: '/adjust',
        body: JSON.stringify({ article: 1 + below(skus), difference: drawOne([1, -1]), reason: 'Counted anew' }),
      }),
    },
    {
      name: 'A',
      title: 'create a movement of 3 lines and reserve its stock',
      product: () => productMovement(drawCustomer(), callers.admin),
      reference: () => referenceMovement(drawCustomer()),
    },
    {
      name: 'A, as the customer',
      title: 'the same, signed in as the customer',
      product: () => {
        const { id, cookie } = drawOne(callers.customers)
        return productMovement(id, cookie)
      },
      reference: () => referenceMovement(drawOne(callers.customers).id),
    },
    {
      name: 'E',
      title: 'export: the stock leaves, a shipment is born',
      product: () => ({
        method: 'PATCH',
        path: `/api/orders/${take(supply.product)}/tracking`,
        cookie: callers.admin,
        body: JSON.stringify({ stage: 'exported', notes: 'Stage updated to exported' }),
      }),
      reference: () => ({ method: 'POST', path: '/export', body: JSON.stringify({ movement: take(supply.reference) }) }),
      consumes: true,
    },
  ]
}

function below(limit: number): number {
  return Math.floor(Math.random() * limit)
}

function drawOne<T>(choices: readonly T[]): T {
  const chosen = choices[below(choices.length)]
  if (chosen === undefined) throw new Error('There is nothing to draw from.')
  return chosen
}
