import type { Call } from './driver.ts'
import { address, customerCount, itemOf, orderStatuses, skuOf } from './warehouse.ts'

/** Who calls: the cookies of an administrator and of some customers. */
export interface Callers {
  admin: string
  customers: { id: number; cookie: string }[]
}

export interface Operation {
  name: string
  title: string
  next: () => Call
}

/** What the screens of movements and of the inventory ask for with the columns that they begin with; `screen-fields.test.ts` compares. */
export const screenFields = {
  orders: 'id,orderNumber,status,trackingStage,customerName,type,transfer,priority,items,assignedToName,createdAt',
  inventory: 'id,sku,name,category,quantity,unitOfMeasure,availableQuantity,location,customerName,lowStockThreshold',
}

/**
 * The five operations, two of them also as a customer, as the screens call them, in the order they are measured in. The
 * product and the reference answer the same calls. Only E uses something up.
 * @param documented ids of orders that wait for their export.
 */
export function operations(skus: number, callers: Callers, documented: number[]): Operation[] {
  const drawCustomer = () => 1 + below(customerCount)

  function createOrder(customer: number, cookie: string): Call {
    const third = Math.floor(skus / customerCount / 3)
    const drawn = [0, 1, 2].map((part) => itemOf(customer, part * third + below(third)))
    const items = drawn.map((item) => ({ sku: skuOf(item), name: `Item number ${item}`, quantity: 2 }))
    const body = { customerId: customer, type: 'pick_pack', items, billingAddress: address, shippingAddress: address }
    return { method: 'POST', path: '/api/orders', cookie, body: JSON.stringify(body) }
  }

  function exportOrder(): Call {
    const id = documented.pop()
    if (id === undefined) throw new Error('No documented order is left: prepare more of them.')
    const body = { stage: 'exported', notes: 'Stage updated to exported' }
    return { method: 'PATCH', path: `/api/orders/${id}/tracking`, cookie: callers.admin, body: JSON.stringify(body) }
  }

  const inventoryOf = (customer: number) => `/api/inventory?customerId=${customer}&limit=50`
  const ordersIn = (status: string) => `/api/orders?status=${status}&limit=50`
  return [
    {
      name: 'B',
      title: "first page (50) of a customer's inventory, and how many there are",
      next: () => ({ method: 'GET', path: inventoryOf(drawCustomer()), cookie: callers.admin }),
    },
    {
      name: 'B fields',
      title: 'the same as its screen asks: the fields of the visible columns only',
      next: () => ({ method: 'GET', path: `${inventoryOf(drawCustomer())}&fields=${screenFields.inventory}`, cookie: callers.admin }),
    },
    {
      name: 'B, as the customer',
      title: 'the same, signed in as the customer',
      next: () => ({ method: 'GET', path: '/api/inventory?limit=50', cookie: drawOne(callers.customers).cookie }),
    },
    {
      name: 'C',
      title: 'page of 50 orders by status, with items and history, and how many there are',
      next: () => ({ method: 'GET', path: ordersIn(drawOne(orderStatuses)), cookie: callers.admin }),
    },
    {
      name: 'C fields',
      title: 'the same as its screen asks: the fields of the visible columns only',
      next: () => ({ method: 'GET', path: `${ordersIn(drawOne(orderStatuses))}&fields=${screenFields.orders}`, cookie: callers.admin }),
    },
    {
      name: 'D',
      title: "adjust one item's stock",
      next: () => ({
        method: 'POST',
        path: `/api/inventory/${1 + below(skus)}/adjust`,
        cookie: callers.admin,
        body: JSON.stringify({ adjustment: drawOne([1, -1]), reason: 'Counted anew' }),
      }),
    },
    { name: 'A', title: 'create an order of 3 lines and reserve its stock', next: () => createOrder(drawCustomer(), callers.admin) },
    {
      name: 'A, as the customer',
      title: 'the same, signed in as the customer',
      next: () => {
        const { id, cookie } = drawOne(callers.customers)
        return createOrder(id, cookie)
      },
    },
    { name: 'E', title: 'export: the stock leaves and a shipment is made', next: exportOrder },
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
