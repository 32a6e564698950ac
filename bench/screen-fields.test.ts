import { expect, test } from 'vitest'
import { ordersList } from '../web/goods-out/orders/orders-lists.tsx'
import { askedFields } from '../web/platform/list/asked-fields.ts'
import type { ListDefinition } from '../web/platform/list/list-definition.ts'
import { itemsList } from '../web/stock/inventory/items-list.tsx'
import { screenFields } from './operations.ts'

/** With one site, where the column of the site is left out. */
function fieldsOf({ columns, ...list }: Pick<ListDefinition<never>, 'endpoint' | 'columns' | 'reads'>): string | undefined {
  return askedFields({ ...list, columns: columns.filter(({ ofSites }) => !ofSites) }, [], 'admin')?.join()
}

test('the benchmark asks for the fields that the screens ask for', () => {
  expect(fieldsOf(ordersList)).toBe(screenFields.orders)
  expect(fieldsOf(itemsList)).toBe(screenFields.inventory)
})
