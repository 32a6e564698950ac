import { expect, test } from 'vitest'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { customerOrdersList, ordersList } from '../../goods-out/orders/orders-lists.tsx'
import { itemsList, myItemsList } from '../../stock/inventory/items-list.tsx'
import { askedFields, fieldsOnTheirWay, reading } from './asked-fields.ts'
import { exampleList } from './example-list.tsx'
import type { ListDefinition } from './list-definition.ts'

const lists: Pick<ListDefinition<never>, 'endpoint' | 'columns' | 'reads' | 'rowName' | 'rowLink'>[] = [
  ordersList,
  customerOrdersList,
  itemsList,
  myItemsList,
]

test('hidden columns are not asked for, and moved ones ask for the same', () => {
  const usual = askedFields(ordersList, [], 'admin')
  expect(usual).toContain('items')
  expect(usual).not.toContain('reference')
  expect(usual).not.toContain('trackingHistory')
  const shown = askedFields(
    ordersList,
    [
      { id: 'items', hidden: true },
      { id: 'reference', hidden: false },
    ],
    'admin',
  )
  expect(shown).toContain('reference')
  expect(shown).not.toContain('items')
  expect(
    askedFields(
      ordersList,
      [
        { id: 'created', hidden: false },
        { id: 'number', hidden: false },
      ],
      'admin',
    ),
  ).toEqual(usual)
})

test('a field that the role doesn’t read is not asked for', () => {
  const layout = [{ id: 'recipient', hidden: false }]
  expect(askedFields(ordersList, layout, 'admin')).toContain('recipient')
  expect(askedFields(ordersList, layout, 'worker')).not.toContain('recipient')
})

test('a list that doesn’t say what it reads, or a column of it, asks for everything', () => {
  expect(askedFields(exampleList, [], 'admin')).toBeUndefined()
  const { columns } = ordersList
  expect(askedFields({ ...ordersList, columns: [...columns, { id: 'new', header: 'New', cell: () => null }] }, [], 'admin')).toBeUndefined()
})

test('names and links read what the list says that they read', () => {
  for (const { rowName, rowLink, reads } of lists) {
    const row = new Proxy({} as never, {
      get: (_, field) => {
        expect(['id', ...(reads ?? [])]).toContain(field)
        return 1
      },
    })
    rowName(row)
    rowLink?.(row)
  }
})

test('fields are on their way while the rows are those of fewer columns', () => {
  expect(fieldsOnTheirWay(['id', 'items'], [{ id: 1 }])).toEqual(['items'])
  expect(fieldsOnTheirWay(['id'], [{ id: 1, items: [] }])).toEqual([])
  expect(fieldsOnTheirWay(['id'], [])).toEqual([])
  expect(fieldsOnTheirWay(undefined, [{ id: 1 }])).toEqual([])
  expect(fieldsOnTheirWay(['id'], undefined)).toEqual([])
})

test('the compiler gives a cell the fields that its column reads, and no others', () => {
  const ofOrder = reading<Order>()
  const column = ofOrder(['reference'], { id: 'reference', header: 'Reference', cell: ({ reference }) => reference })
  expect(column.reads).toEqual(['reference'])
  // @ts-expect-error: the column doesn’t read it.
  ofOrder(['reference'], { id: 'reference', header: 'Reference', cell: ({ notes }) => notes })
})
